import { contentOf, listArchivedNews, need } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

/* What a laptop of 1280 × 720 pixels shows of a page at 400 %, below the bars of the browser. */
test.use({ viewport: { width: 320, height: 160 } })

test('nothing stays over the page when it is scrolled', async ({ page }) => {
  const news = need((await contentOf('main')).news[0], 'news item')
  await open(page, urlOf('main', `/kz/news/${news.id}`))

  await page.mouse.wheel(0, 600)

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await expect(page.getByRole('button', { name: say('kz', 'site.menu'), exact: true })).not.toBeInViewport()
})

test('who turns a page of a list sees where the new rows begin', async ({ page }) => {
  expect((await listArchivedNews('main')).last_page).toBeGreaterThan(1)
  await open(page, urlOf('main', '/kz/news/archive'))

  await page.getByRole('link', { name: say('kz', 'list.next_page') }).click()

  const list = page.getByRole('group', { name: say('kz', 'list.page_of', { page: 2, last: (await listArchivedNews('main')).last_page }) })
  await expect(list.getByRole('status')).toBeInViewport({ ratio: 1 })
})

test('the search of the menu leaves the window to the map of the site', async ({ page }) => {
  await open(page, urlOf('main', '/kz/news'))
  await page.getByRole('button', { name: say('kz', 'site.menu'), exact: true }).click()
  const menu = page.getByRole('dialog', { name: say('kz', 'site.menu') })
  await expect(menu).toBeVisible()

  await menu.locator('summary').last().focus()

  await expect(menu.locator('summary').last()).toBeInViewport({ ratio: 1 })
  await expect(menu.getByRole('search')).not.toBeInViewport()
})
