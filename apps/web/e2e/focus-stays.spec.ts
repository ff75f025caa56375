import { blockOf, pageWith } from './helpers/block-page'
import { oneIn } from './helpers/breadth'
import { contentOf, listArchivedNews, need } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, framesPass, open, openToTheEnd, test } from './helpers/test'

/*
 * By keyboard: what goes away when it is pressed, or is looked for, leaves the reader where he is, and not at the beginning of the page;
 * another page of a list is read from its first row on.
 */

test('who turns to the last page goes on in its first row, at the top of the list', async ({ page }) => {
  const { last_page: last } = await listArchivedNews('main')
  expect(last).toBeGreaterThan(1)
  await open(page, urlOf('main', `/en/news/archive${last > 2 ? `?page=${last - 1}` : ''}`))
  await page.getByRole('navigation', { name: say('en', 'list.pages') }).getByRole('link', { name: say('en', 'list.next_page') }).focus()

  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(urlOf('main', `/en/news/archive?page=${last}`))
  const list = page.getByRole('group', { name: say('en', 'list.page_of', { page: last, last }) })
  await expect(list).toBeFocused()
  // The rows of the former page are there until these come.
  const { data } = await listArchivedNews('main', { page: last })
  const first = list.getByRole('article').first().getByRole('link')
  await expect(first).toHaveAttribute('href', `/en/news/archive/${need(data[0], 'archived news item').id}`)
  await expect(list.getByRole('status')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
})

test('who is in a row of the former page when the next one comes goes on in its first row', async ({ page }) => {
  const { data } = await listArchivedNews('main', { page: 2 })
  await open(page, urlOf('main', '/en/news/archive'))
  let come = () => {}
  const held = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/api/plugin/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('navigation', { name: say('en', 'list.pages') }).getByRole('link', { name: say('en', 'list.next_page') }).focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('group', { name: /\b2\b/ })
  await expect(list).toBeFocused()
  await page.keyboard.press('Tab')
  const first = list.getByRole('article').first().getByRole('link')
  await expect(first).toBeFocused()

  come()
  await expect(first).toHaveAttribute('href', `/en/news/archive/${need(data[0], 'archived news item').id}`)

  await expect(list).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
})

test('who reloads a page of a list in the middle of it, or comes back to it, is where they were', async ({ page }) => {
  await open(page, urlOf('main', '/ru/news?page=2'))
  const list = page.locator('main [aria-busy=false]')
  const place = () => page.evaluate(() => window.scrollY)
  await expect(list).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(place).toBe(900)

  await page.reload()
  await expect(page.getByRole('link', { name: say('ru', 'list.previous_page') })).toBeVisible()
  await expect(list).toBeVisible()
  await expect.poll(async () => Math.abs((await place()) - 900)).toBeLessThan(100)

  await page.getByRole('link', { name: say('ru', 'list.previous_page') }).click()
  await expect(page).toHaveURL(urlOf('main', '/ru/news'))
  await expect.poll(place).toBeLessThan(900)
  await page.goBack()
  await expect.poll(place).toBeGreaterThan(900)
})

test('who goes back and forward is where they were on either page, also where the browser scrolls before the page is there, as Safari does', async ({ page }) => {
  const { news } = await contentOf('main')
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  const scrollTo = async (top: number) => {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await expect.poll(place).toBe(top)
    await framesPass(page)
  }
  await openToTheEnd(page, urlOf('main', '/ru/news'))
  await page.evaluate(() => {
    const places = new Map<string, number>()
    addEventListener('scroll', () => places.set(location.pathname, scrollY))
    addEventListener('popstate', () => window.scrollTo({ top: places.get(location.pathname) ?? 0, behavior: 'instant' }), true)
  })
  await scrollTo(600)
  // Playwright's click would first scroll to a link that is not in the window as a whole: with the system's fonts, which a slow first visit shows, it stands lower.
  await page.locator(`main a[href="/ru/news/${need(news[0], 'news item').id}"]`).first().evaluate((link: HTMLElement) => link.click())
  await expect.poll(place).toBe(0)
  await scrollTo(300)

  for (const [step, expected] of [['back', 600], ['forward', 300], ['back', 600]] as const) {
    await page.evaluate((name) => history[name](), step)
    await expect.poll(async () => Math.abs((await place()) - expected), step).toBeLessThan(100)
    await expect(page).toHaveURL(step === 'back' ? /\/news$/ : /\/news\/\d+$/)
    await framesPass(page)
  }
})

for (const [place, path] of ['/en/news/archive', '/en/search'].entries()) {
  test(`who looks for words is still in the field: ${path}`, oneIn(2, place), async ({ page }) => {
    await open(page, urlOf('main', path))
    const field = page.locator('main').getByRole('searchbox')
    await field.fill('university')

    await field.press('Enter')

    await expect(page).toHaveURL(urlOf('main', `${path}?q=university`))
    await expect(page.locator('main').getByRole('status')).not.toHaveText([say('en', 'list.loading'), ''])
    await expect(field).toBeFocused()
  })
}

test('who takes the filters of a block back is still among them', async ({ page }) => {
  const { path } = await pageWith('PriceEducation')
  await open(page, urlOf('main', `/en${path}?level=master`))
  const filters = blockOf(page, 'PriceEducation').getByRole('search')
  const reset = filters.getByRole('button', { name: say('en', 'filters.reset') })
  await reset.focus()

  await page.keyboard.press('Enter')

  await expect(reset).toHaveCount(0)
  await expect(filters).toBeFocused()
})
