import type { Page } from 'playwright/test'
import type { Schema } from '@university/api-client/types'
import { blockOf, expectSoundAt, pageWith } from './helpers/block-page'
import { oneIn, wide } from './helpers/breadth'
import { need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { languages, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'ListBlock'
const block = (page: Page) => blockOf(page, name)
const entries = (page: Page) => block(page).locator('[data-linked]')

async function sample() {
  const { path, options } = await pageWith(name, ({ props }) => !('sort' in props))
  return { path, list: (body: object) => post<Schema<'EntryList'>>('/api/plugin/list', { slug: '', ...options, ...body }) }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first entries are there in the language of the page, and nothing that would not act', wide, async ({ page }) => {
    const { path, list } = await sample()
    const { data } = await list({ lang: 'ru' })
    await page.goto(urlOf('main', `/ru${path}`))

    await expect(entries(page)).toHaveCount(data.length)
    for (const [index, entry] of data.entries()) await expect.soft(entries(page).nth(index)).toContainText(textOf(entry, 'title', 'ru').text)
    await expect(block(page).getByRole('search')).toBeHidden()
    await expect(block(page).getByRole('navigation', { name: say('ru', 'entries.letters') })).toBeHidden()
  })

  for (const [place, language] of languages.entries()) {
    test(`the title of the list is its heading, in ${language}`, oneIn(3, place), async ({ page }) => {
      const { path, list } = await sample()
      const title = textOf(await list({}), 'title', language)
      expect(title.language).toBe(language)
      await page.goto(urlOf('main', `/${language}${path}`))

      const section = block(page).getByRole('region', { name: title.text, exact: true })
      await expect(section.getByRole('heading', { level: 2, name: title.text, exact: true })).toBeVisible()
      await expect(section.getByRole('heading', { level: 2 }).locator('[lang]')).toHaveCount(0)
    })
  }
})

test('a letter stands in the address, and the back button undoes it', async ({ page }) => {
  const { path, list } = await sample()
  const all = await list({ lang: 'kz' })
  const letter = need(all.letters.at(-1), 'letter')
  const some = await list({ lang: 'kz', letter })
  expect(some.total).toBeLessThan(all.total)
  await open(page, urlOf('main', `/kz${path}`))

  await block(page).getByRole('link', { name: letter, exact: true }).click()

  await expect(page).toHaveURL(urlOf('main', `/kz${path}?letter=${encodeURIComponent(letter)}`))
  await expect(block(page).getByText(say('kz', 'entries.count', { count: some.total }), { exact: true })).toBeVisible()
  await expect(entries(page)).toHaveCount(some.data.length)
  await page.goBack()
  await expect(block(page).getByText(say('kz', 'entries.count', { count: all.total }), { exact: true })).toBeVisible()
})

test('further entries are a page of their own, in alphabetical order when asked', async ({ page }) => {
  const { path, list } = await sample()
  const { data } = await list({ lang: 'en', sort: 'title', page: 2 })
  await open(page, urlOf('main', `/en${path}?sort=title`))
  // Until the entries stand in the order asked for, their heights and the link below them still change.
  const first = await list({ lang: 'en', sort: 'title' })
  await expect(entries(page)).toContainText(first.data.map((entry) => textOf(entry, 'title', 'en').text))

  await block(page).locator('a[rel=next]').click()

  await expect(page).toHaveURL(/\?sort=title&page=2$/)
  await expect(entries(page)).toHaveCount(data.length)
  await expect(entries(page).first()).toContainText(textOf(need(data[0], 'entry of the second page'), 'title', 'en').text)
})

test('words are looked for while they are typed, and the field keeps the focus', async ({ page }) => {
  const { path, list } = await sample()
  const [entry] = (await list({ lang: 'en' })).data
  const word = need(textOf(need(entry, 'entry'), 'title', 'en').text.split(' ').at(-2), 'word')
  const { total } = await list({ q: word, lang: 'en' })
  await open(page, urlOf('main', `/en${path}`))

  await block(page).getByRole('searchbox').pressSequentially(word, { delay: 20 })

  await expect(block(page).getByText(say('en', 'entries.count', { count: total }), { exact: true })).toBeVisible()
  await expect(block(page).getByRole('searchbox')).toBeFocused()
})

test('nothing is wider than the window, and everything is accessible, in both themes, at 320 and 1440 pixels', wide, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, urlOf('main', `/ru${(await sample()).path}?sort=title`))
  await expect(block(page).getByRole('radio', { name: say('ru', 'entries.order_title') })).toBeChecked()

  await expectSoundAt(page, name, [320, 1440])
})
