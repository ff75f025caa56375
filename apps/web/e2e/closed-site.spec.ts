import { wide } from './helpers/breadth'
import { closeSite } from './helpers/close-site'
import { contentOf, need, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { languages, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'
import { settings } from './settings'

/* What the server renders of a closed site is tested in src/shell/wrap-page.test.tsx. */

const text = 'На сайте идут технические работы.'

test('a closed site says so in place of every page, in every language, with the way to reach it', async ({ page }) => {
  const { settings: own, menu } = await contentOf('main')
  await closeSite(page, text)
  const paths = ['', '/news', '/events', '/search?q=a', '/news?mode=other']
  for (const [turn, language] of languages.entries()) {
    for (const path of paths.filter((_, place) => settings.isWide || place % languages.length === turn)) {
      await open(page, urlOf('main', `/${language}${path}`))

      await expect(page.locator('h1')).toHaveText(text)
      await expect(page.locator('footer')).toHaveCount(0)
      await expect(page.getByRole('link', { name: own.site_info.email ?? '?' })).toBeVisible()
      const title = textOf(need(menu[0], 'entry of the menu'), 'menu_title', language).text
      await expect(page.getByText(title, { exact: true }), 'nothing of the menu').toHaveCount(0)
      await expect(page).toHaveTitle(textOf(own.site_info, 'name', language).text)
    }
  }
})

test('a closed site can be read in another language', wide, async ({ page }) => {
  await closeSite(page, text)
  await open(page, urlOf('main', '/ru/news'))

  await page.locator('a[hreflang=en]').click()

  await expect(page).toHaveURL(urlOf('main', '/en/news'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('h1')).toHaveText(text)
})

test('mode=preview shows the page with its menu, and the pages that follow', async ({ page }) => {
  await closeSite(page, text)
  await open(page, urlOf('main', '/ru/news?mode=preview'))

  await expect(page.locator('main h1')).toHaveText(say('ru', 'news.title'))
  await expect(page.getByRole('navigation', { name: say('ru', 'site.main_navigation') }).locator('button').first()).toBeVisible()

  const link = page.locator('main h2 a').first()
  const title = await link.innerText()
  await link.click()

  await expect(page).toHaveURL(/\/ru\/news\/\d+\?mode=preview$/)
  await expect(page.locator('main h1')).toHaveText(title)
})
