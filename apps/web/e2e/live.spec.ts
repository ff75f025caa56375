import { readFile } from 'node:fs/promises'
import type { Schema } from '@university/api-client/types'
import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { contentOf, need, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { get } from './helpers/http'
import { publicUrlOf, tags, urlOf } from './helpers/sites'
import { expect, open, openToTheEnd, quiet, rememberLoad, test } from './helpers/test'
import { settings } from './settings'
import { scriptOf } from './helpers/script-of'

/*
 * What is published between two builds. The server of the tests has what the build has, so the API's answers are given
 * here: items that it really has, with another id.
 */

const newId = 990_001

test.describe('a news item that the build does not have', () => {
  test.beforeEach(({ faults }) => {
    // The server answers its address with 404, as it must.
    faults.expect(/status of 404/)
  })

  test('is shown at its address by the template of all others, to readers and not to search engines', async ({ page }) => {
    const news = await publishNews(page)
    const response = await page.goto(urlOf('main', `/ru/news/${newId}`))
    expect(response?.status()).toBe(404)

    const { text: title } = textOf(news, 'title', 'ru')
    await expect(page.locator('h1')).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(`^${escaped(textOf(news.seo, 'meta_title', 'ru').text || title)} — `))
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(page.locator('main article time').first()).toHaveAttribute('datetime', news.published_at)
    await expect(page.getByText(say('ru', 'error.not_found_message'))).toHaveCount(0)
    await expect(page).toHaveURL(urlOf('main', `/ru/news/${newId}`))
  })

  test('looks like one that the build has', async ({ page }) => {
    const news = await publishNews(page)
    await open(page, urlOf('main', `/ru/news/${news.id}`))
    const built = await markupOf(page)

    await page.goto(urlOf('main', `/ru/news/${newId}`))
    await expect(page.locator('h1')).toHaveText(textOf(news, 'title', 'ru').text)

    // The ways to share come with the HTML of a build, and here when the reader is near.
    await page.locator('[data-block=ShareComponent]').scrollIntoViewIfNeeded()
    await expect.poll(async () => (await markupOf(page)).replaceAll(String(newId), String(news.id))).toBe(built)
  })

  test('opens without a reload, says in which language it is, and is there at once when the reader comes back', async ({ page }) => {
    const news = await publishNews(page, { title_en: null, content_en: null, lead_en: null })
    let asked = 0
    page.on('request', (request) => void (request.url().endsWith('/api/plugin/news/id') && (asked += 1)))
    await open(page, urlOf('main', '/en/news'))
    const isTheSameLoad = await rememberLoad(page)

    await page.evaluate((path) => window.___navigate(path), `/en/news/${newId}`)
    await expect(page.locator('h1')).toHaveText(textOf(news, 'title', 'kz').text)
    await expect(page.locator('h1')).toHaveAttribute('lang', tags.kz)
    await expect(page.getByRole('note')).toHaveText(say('en', 'translation.shown_in_kz'))

    await page.goBack()
    await expect(page.locator('h1')).toHaveText(say('en', 'news.title'))
    await page.goForward()
    await expect(page.locator('h1')).toHaveText(textOf(news, 'title', 'kz').text)
    expect([await isTheSameLoad(), asked]).toEqual([true, 1])
  })
})

test('a content page that the build does not have is shown, with the way to it', async ({ page, faults }) => {
  faults.expect(/status of 404/)
  const { pages } = await contentOf('main')
  const source = need(pages.find((one) => one.menu_id !== null && one.slug.includes('/') && one.available_langs.length === 3), 'page of the menu')
  await page.route(`**/api/page/${encodeURIComponent('about/brand-new')}?**`, (route) => route.fulfill({ json: { ...source, slug: 'about/brand-new' } }))

  await page.goto(urlOf('main', '/kz/page/about/brand-new'))

  await expect(page.locator('h1')).toHaveText(textOf(source, 'title', 'kz').text)
  await expect(page.locator('nav ol li').first()).toBeVisible()
})

test.describe('the calendar file of an event', () => {
  const button = (page: Page) => page.getByRole('link', { name: say('ru', 'events.add_to_calendar') })
  const fileOf = async (page: Page) => decodeURIComponent((await button(page).getAttribute('href')) ?? '').replace(/^data:text\/calendar;charset=utf-8,/, '')
  const toCome = async () => {
    const { events } = await contentOf('main')
    return need(events.find(({ starts_at, status }) => Date.parse(starts_at) > Date.now() && status === 'scheduled'), 'event to come')
  }

  test('that the build does not have is made by its page', async ({ page, faults }) => {
    faults.expect(/status of 404/)
    const event = await toCome()
    await page.route('**/api/plugin/events/id', (route) => route.fulfill({ json: { ...event, id: newId, title_ru: 'Осенний бал' } }))
    await page.goto(urlOf('main', `/ru/events/${newId}`))
    await expect(page.locator('h1')).toHaveText('Осенний бал')

    const download = page.waitForEvent('download')
    await button(page).click()
    const file = await download

    expect(file.suggestedFilename()).toBe(`${newId}.ics`)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('SUMMARY;LANGUAGE=ru:Осенний бал\r\n')
    expect(text).toContain(`URL:${publicUrlOf('main', `/ru/events/${newId}`)}\r\n`)
  })

  test('is what the next build writes, byte for byte', async ({ page }) => {
    const event = await toCome()
    await page.goto(urlOf('main', `/ru/events/${event.id}?mode=preview`))
    await expect(button(page)).toHaveAttribute('href', /^data:/)

    expect(await fileOf(page)).toBe((await get(urlOf('main', `/ru/events/${event.id}.ics`))).body)
  })

  test('that was changed after the build has the new time in a preview, under the same name; the page of the build has its own', wide, async ({ page }) => {
    const event = await toCome()
    await page.route('**/api/plugin/events/id', (route) => route.fulfill({ json: { ...event, starts_at: '2099-03-01T05:00:00Z', ends_at: null, updated_at: '2098-01-01T00:00:00Z' } }))
    await page.goto(urlOf('main', `/ru/events/${event.id}?mode=preview`))
    await expect(button(page)).toHaveAttribute('href', /^data:/)
    const [before, now] = [(await get(urlOf('main', `/ru/events/${event.id}.ics`))).body, await fileOf(page)]

    expect(now).toContain('DTSTART;TZID=Asia/Almaty:20990301T100000\r\n')
    expect(/UID:.*/.exec(now)?.[0]).toBe(/UID:.*/.exec(before)?.[0])
  })
})

test('an address that nobody knows stays unknown, and costs one question', wide, async ({ page, faults }) => {
  faults.expect(/status of 404/)
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/') && asked.push(new URL(request.url()).pathname)))

  await page.goto(urlOf('main', '/ru/news/990002'))

  await expect(page.getByText(say('ru', 'error.not_found_message'))).toBeVisible()
  await expect.poll(() => asked).toEqual(['/api/plugin/news/id'])
  await quiet(page)
  expect(asked).toHaveLength(1)
  await expect(page.getByText(say('ru', 'error.not_found_message'))).toBeVisible()
})

test('a preview shows a page as the API has it now, a visitor’s page as it was built', async ({ page }) => {
  const { news } = await contentOf('main')
  const item = need(news.find((one) => one.available_langs.length === 3), 'news item in all languages')
  await page.route('**/api/plugin/news/id', (route) => route.fulfill({ json: { ...item, title_ru: 'Исправленный заголовок' } }))

  await page.goto(urlOf('main', `/ru/news/${item.id}?mode=preview`))
  await expect(page.locator('h1')).toHaveText('Исправленный заголовок')

  await openToTheEnd(page, urlOf('main', `/ru/news/${item.id}`))
  await expect(page.locator('h1')).toHaveText(textOf(item, 'title', 'ru').text)
})

test.describe('drafts of the sample', () => {
  const key = settings.previewKey ?? ''
  const draft = { path: '/ru/news/1390', title: 'В апреле пройдёт «Ночь науки»' }
  const bar = (page: Page, language: 'kz' | 'ru' = 'ru') => page.getByRole('region', { name: say(language, 'preview.title'), exact: true })
  test.beforeEach(({ faults }) => {
    expect(key, 'E2E_PREVIEW_KEY is the PREVIEW_KEY of the server').not.toBe('')
    faults.expect(/status of 40[14]/)
  })

  /** Gives the key in the bar; the page is then loaded anew. */
  async function giveKey(page: Page, value: string): Promise<void> {
    await bar(page).getByLabel(say('ru', 'preview.key')).fill(value)
    await bar(page).getByRole('button', { name: say('ru', 'preview.show_drafts') }).click()
  }

  test('are shown to an editor with the key, who is told that visitors do not see them', async ({ page }) => {
    await page.goto(urlOf('main', `${draft.path}?mode=preview`))
    await expect(bar(page)).toContainText(say('ru', 'preview.drafts_hidden'))
    await expect(page.locator('main')).toContainText(say('ru', 'error.not_found_message'))

    await giveKey(page, 'a-key-that-nobody-gave-out')
    await expect(bar(page).getByRole('alert')).toHaveText(say('ru', 'preview.wrong'))
    await expect(page.locator('main')).toContainText(say('ru', 'error.not_found_message'))

    await giveKey(page, key)
    await expect(page.locator('h1')).toHaveText(draft.title)
    await expect(bar(page)).toContainText(say('ru', 'preview.drafts_shown'))
    await expect(bar(page).locator('[aria-live=polite]')).toHaveText(say('ru', 'preview.unpublished'))
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
    await expect(page).toHaveURL(urlOf('main', `${draft.path}?mode=preview`))
  })

  test('stand in lists and lead on within the preview, and out of it nothing is sent or shown', async ({ page }) => {
    const sent = new Set<string | undefined>()
    await page.goto(urlOf('main', '/ru/news?mode=preview'))
    await giveKey(page, key)
    await page.locator('main').getByRole('link', { name: draft.title }).first().click()
    await expect(page).toHaveURL(urlOf('main', `${draft.path}?mode=preview`))
    await expect(page.locator('h1')).toHaveText(draft.title)

    page.on('request', (request) => void (request.url().includes('/api/') && sent.add(request.headers()['x-preview-key'])))
    await bar(page).getByRole('link', { name: say('ru', 'preview.leave') }).click()
    await expect(page).toHaveURL(urlOf('main', draft.path))
    await expect(page.locator('main')).toContainText(say('ru', 'error.not_found_message'))
    await expect.poll(() => [...sent]).toEqual([undefined])
    await expect(bar(page)).toHaveCount(0)
  })

  test('are shown as they are now to an editor who has changed one and comes back to it', wide, async ({ page }) => {
    await page.goto(urlOf('main', '/ru/news?mode=preview'))
    await giveKey(page, key)
    await page.locator('main').getByRole('link', { name: draft.title }).first().click()
    await expect(page.locator('h1')).toHaveText(draft.title)
    await page.goBack()
    await expect(page.locator('h1')).toHaveText(say('ru', 'news.title'))

    await page.route('**/api/plugin/news/id', async (route) => {
      const response = await route.fetch()
      await route.fulfill(response.ok() ? { response, json: { ...((await response.json()) as object), title_ru: 'Изменённый черновик' } } : { response })
    })
    await page.goForward()

    await expect(page.locator('h1')).toHaveText('Изменённый черновик')
    await expect(bar(page).locator('[aria-live=polite]')).toHaveText(say('ru', 'preview.unpublished'))
  })

  test('are hidden again once the key is forgotten; the bar is there on pages, too', wide, async ({ page }) => {
    await page.goto(urlOf('main', '/ru/page/students/summer-school?mode=preview'))
    await giveKey(page, key)
    await expect(page.locator('h1')).toHaveText('Летняя школа')

    await bar(page).getByRole('button', { name: say('ru', 'preview.forget') }).click()

    await expect(page.locator('main')).toContainText(say('ru', 'error.not_found_message'))
    await expect(bar(page).getByLabel(say('ru', 'preview.key'))).toHaveValue('')
    expect(await page.evaluate(() => Object.keys(sessionStorage).includes('preview-key'))).toBe(false)
  })
})

test('an ordinary visit never loads the live layer', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname)))
  const known = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(urlOf('main', '/ru'))
  await known

  await page.locator('a[href="/ru/news"]:visible').first().click()
  await expect(page.locator('h1')).toHaveText(say('ru', 'news.title'))

  expect(scripts.filter((path) => scriptOf('run-time').test(path))).toHaveLength(1)
  for (const chunk of ['live', 'preview-ru', 'preview-key']) expect(scripts.filter((path) => scriptOf(chunk).test(path)), chunk).toEqual([])
})

/** Has the API answer for an item that was published after the build: one of those that it has, changed. */
async function publishNews(page: Page, changes: Partial<Schema<'News'>> = {}): Promise<Schema<'News'>> {
  const { news } = await contentOf('main')
  const item = { ...need(news.find((one) => one.available_langs.length === 3), 'news item in all languages'), ...changes }
  await page.route('**/api/plugin/news/id', (route) => {
    const { id } = route.request().postDataJSON() as { id: number }
    return id === newId ? route.fulfill({ json: { ...item, id } }) : route.continue()
  })
  return item
}

/** Without the comments by which React's server render parts texts. */
async function markupOf(page: Page): Promise<string> {
  return (await page.locator('main').innerHTML()).replaceAll('<!-- -->', '')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
