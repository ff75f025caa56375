import type { Page } from 'playwright/test'
import { contentOf, need, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { languages, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

/*
 * None of the built sites is closed. The HTML of an open one is turned into that of a closed one: without what React
 * rendered, and with a shell that says so, as the server render leaves it. What the server renders of a closed site is
 * tested in src/shell/wrap-page.test.tsx.
 */

const text = 'На сайте идут технические работы.'

test('a closed site says so in place of every page, in every language, with the way to reach it', async ({ page }) => {
  const { settings, menu } = await contentOf('main')
  await close(page)
  for (const language of languages) {
    for (const path of ['', '/news', '/events', '/search?q=a', '/news?mode=other']) {
      await open(page, urlOf('main', `/${language}${path}`))

      await expect(page.locator('h1')).toHaveText(text)
      await expect(page.locator('footer')).toHaveCount(0)
      await expect(page.getByRole('link', { name: settings.site_info.email ?? '?' })).toBeVisible()
      const title = textOf(need(menu[0], 'entry of the menu'), 'menu_title', language).text
      await expect(page.getByText(title, { exact: true }), 'nothing of the menu').toHaveCount(0)
      await expect(page).toHaveTitle(textOf(settings.site_info, 'name', language).text)
    }
  }
})

test('a closed site can be read in another language', async ({ page }) => {
  await close(page)
  await open(page, urlOf('main', '/ru/news'))

  await page.locator('a[hreflang=en]').click()

  await expect(page).toHaveURL(urlOf('main', '/en/news'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('h1')).toHaveText(text)
})

test('mode=preview shows the page with its menu, and the pages that follow', async ({ page }) => {
  await close(page)
  await open(page, urlOf('main', '/ru/news?mode=preview'))

  await expect(page.locator('main h1')).toHaveText(say('ru', 'news.title'))
  await expect(page.getByRole('navigation', { name: say('ru', 'site.main_navigation') }).locator('button').first()).toBeVisible()

  await page.locator('main h2 a').first().click()

  await expect(page).toHaveURL(/\/ru\/news\/\d+\?mode=preview$/)
  await expect(page.locator('main h1')).not.toHaveText(text)
})

/** Has the server answer as if its main site were closed. */
async function close(page: Page) {
  const closed = { text }
  await page.route(/\/(kz|ru|en)(\/[^.]*)?(\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/<div id="___gatsby">[\s\S]*?(?=<script id="initial-state")/, '<div id="___gatsby"></div>')
      .replace('"closed":null', `"closed":${JSON.stringify(closed)}`)
      .replace(/"menu":\[.*?\],"usefulLinks":\[.*?\],"trafficUrl"/, '"menu":[],"usefulLinks":[],"trafficUrl"')
      .replace(/<title[^>]*>([^<]*? — )?([^<]*)<\/title>/, '<title>$2</title>')
    return route.fulfill({ response, body })
  })
  await page.route(/\/shell\/[^/]*[0-9a-f]\.json$/, async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...((await response.json()) as object), closed } })
  })
}
