import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { contentOf, listNews, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { samplesOf } from './helpers/samples'
import { languages, tags, urlOf, type Language } from './helpers/sites'
import { expect, open, rememberLoad, test } from './helpers/test'

test('the switcher leads to the same page, with query and fragment, without loading it anew', async ({ page }) => {
  const sample = samplesOf(await contentOf('main'))['content page']
  await open(page, urlOf('main', `/kz${sample.path}?from=mail#content`))
  const isTheSameLoad = await rememberLoad(page)

  for (const language of ['en', 'ru', 'kz'] as const) {
    await switchTo(page, language)

    await expectPage(page, language, sample.heading(language))
    await expect(page).toHaveURL(urlOf('main', `/${language}${sample.path}?from=mail#content`))
    await expect(page).toHaveTitle(sample.title(language))
  }
  expect(await isTheSameLoad()).toBe(true)
})

test('the switcher changes menu, footer and messages with the page', async ({ page }) => {
  const { menu, settings } = await contentOf('main')
  await open(page, urlOf('main', '/kz/news'))

  await switchTo(page, 'en')

  await expectPage(page, 'en', say('en', 'news.title'))
  const navigation = page.getByRole('navigation', { name: say('en', 'site.main_navigation') })
  for (const item of menu) await expect(navigation.getByText(textOf(item, 'menu_title', 'en').text, { exact: true }).first()).toBeAttached()
  await expect(page.locator('footer')).toContainText(textOf(settings.site_info, 'address', 'en').text)
  await expect(page.getByRole('link', { name: say('en', 'site.skip_to_content') })).toBeAttached()
})

test('the switcher leads from an address without language to one with it', async ({ page }) => {
  const sample = samplesOf(await contentOf('main'))['news item']
  for (const language of languages) {
    await open(page, urlOf('main', `${sample.path}?a=1`))
    await expect(current(page)).toHaveAttribute('lang', 'kk')

    await switchTo(page, language)

    await expect(page).toHaveURL(urlOf('main', `/${language}${sample.path}?a=1`))
    await expectPage(page, language, sample.heading(language))
    await expect(current(page)).toHaveAttribute('lang', tags[language])
  }
})

test('the back button brings the former language back', async ({ page }) => {
  const sample = samplesOf(await contentOf('lib'))['content page']
  await open(page, urlOf('lib', sample.path))
  await switchTo(page, 'ru')
  await expectPage(page, 'ru', sample.heading('ru'))
  await switchTo(page, 'en')
  await expectPage(page, 'en', sample.heading('en'))

  await page.goBack()
  await expectPage(page, 'ru', sample.heading('ru'))
  await expect(page).toHaveURL(urlOf('lib', `/ru${sample.path}`))

  await page.goBack()
  await expectPage(page, 'kz', sample.heading('kz'))
  await expect(page).toHaveURL(urlOf('lib', sample.path))
})

test('the switcher keeps the page of a list', wide, async ({ page }) => {
  const [first] = (await listNews('main', { page: 2 })).data
  await open(page, urlOf('main', '/ru/news?page=2'))
  await expect(page.locator('main h2').first()).toHaveText(textOf(first!, 'title', 'ru').text)

  await switchTo(page, 'en')

  await expect(page).toHaveURL(urlOf('main', '/en/news?page=2'))
  await expect(page.locator('main h2').first()).toHaveText(textOf(first!, 'title', 'en').text)
})

test('on an unknown address the switcher changes the language of the message', async ({ page, faults }) => {
  faults.expect(/status of 404/)
  await open(page, urlOf('main', '/no-such-page?a=1'))
  await expectPage(page, 'kz', say('kz', 'error.not_found_message'))

  for (const language of ['ru', 'en'] as const) {
    await switchTo(page, language)

    await expectPage(page, language, say(language, 'error.not_found_message'))
    await expect(page).toHaveTitle(new RegExp(`^${say(language, 'error.page_not_found', { path: `/${language}/no-such-page` })} — `))
    expect.soft(new URL(page.url()).pathname, `address after the change to ${language}`).toBe(`/${language}/no-such-page`)
  }
})

test('a link to a page that is not there keeps its address and says so in the language of the link', async ({ page, faults }) => {
  faults.expect(/status of 404/)
  for (const language of languages) {
    await open(page, urlOf('main', `/${language}/news`))
    await page.evaluate((to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to), `/${language}/page/gone?a=1`)

    await expectPage(page, language, say(language, 'error.not_found_message'))
    await expect(page).toHaveURL(urlOf('main', `/${language}/page/gone?a=1`))

    await page.goBack()
    await expectPage(page, language, say(language, 'news.title'))
  }
})

test.describe('for a browser in Russian', () => {
  test.use({ locale: 'ru-RU' })

  test('the root stays where it is and stays Kazakh', async ({ page }) => {
    const { settings } = await contentOf('main')
    // What gatsby-plugin-react-i18next would go by, had it been left to detect the language.
    await page.addInitScript(() => localStorage.setItem('gatsby-i18next-language', 'ru'))

    const response = await open(page, urlOf('main', '/'))

    await expectPage(page, 'kz', textOf(settings.site_info, 'tagline', 'kz').text)
    await page.waitForLoadState('networkidle')
    await expectPage(page, 'kz', textOf(settings.site_info, 'tagline', 'kz').text)
    expect([response.status(), response.request().redirectedFrom(), page.url()]).toEqual([200, null, urlOf('main', '/')])
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('i18n_redirected')
  })

  test('numbers stand with the word form of the language of the page', wide, async ({ page }) => {
    for (const language of languages) {
      const { total } = await listNews('main')
      await open(page, urlOf('main', `/${language}/news`))

      await expect.soft(page.locator('main').getByRole('status')).toHaveText(say(language, 'news.count', { count: total }))
    }
  })
})

function switcher(page: Page) {
  return page.locator('nav', { has: page.locator('a[hreflang=kk]') })
}

function current(page: Page) {
  return switcher(page).locator('[aria-current]')
}

async function switchTo(page: Page, language: Language) {
  await switcher(page).locator(`a[hreflang=${tags[language]}]`).click()
}

async function expectPage(page: Page, language: Language, heading: string) {
  await expect(page.locator('h1')).toHaveText(heading)
  await expect(page.locator('html')).toHaveAttribute('lang', tags[language])
}
