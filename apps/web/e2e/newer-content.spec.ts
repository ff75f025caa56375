import type { Page } from 'playwright/test'
import { oneIn, wide } from './helpers/breadth'
import { contentOf, listNews, need, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { localize, urlOf } from './helpers/sites'
import { expect, open, openToTheEnd, quiet, test } from './helpers/test'
import { writtenAgo } from './helpers/written'

/*
 * Lists and the home page show what the build knows, and what the API says once the browser has nothing else to do.
 */

const fresh = 'Published after the build'

for (const [place, path] of ['/news', '/'].entries()) {
  test(`${path} shows what was published after the build, without a word about it`, async ({ page }) => {
    await writtenAgo(page, 60)
    const asked = await answerWithNews(page)
    await open(page, urlOf('main', localize('/en', path)))

    await expect(page.locator('main').getByRole('link', { name: fresh })).toBeVisible()
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
    expect(asked()).toBe(1)
  })

  test(`${path} asks for nothing when the build is new`, wide, async ({ page }) => {
    await writtenAgo(page, 1)
    const asked = await answerWithNews(page)
    await openToTheEnd(page, urlOf('main', localize('/en', path)))

    expect(asked()).toBe(0)
  })

  test(`${path} stays as it was built when the API is out of reach`, oneIn(2, place), async ({ page, faults }) => {
    faults.expect(/Failed to load resource/)
    await writtenAgo(page, 60)
    await page.route(/\/api\/plugin\/(news|events)$/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/plugin/news'))
    await open(page, urlOf('main', localize('/en', path)))
    await failed
    await quiet(page)

    const { data } = await listNews('main')
    await expect(page.locator(`main a[href="/en/news/${need(data[0], 'news item').id}"]`)).toBeVisible()
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
  })
}

test('what came after the build is still there for who goes on and comes back', async ({ page }) => {
  await writtenAgo(page, 60)
  const asked = await answerWithNews(page)
  await open(page, urlOf('main', '/en'))
  await expect(page.locator('main').getByRole('link', { name: fresh })).toBeVisible()

  await page.locator('main').getByRole('link', { name: say('en', 'home.all_events') }).click()
  await expect(page.locator('main h1')).toHaveText(say('en', 'events.title'))
  await page.goBack()

  await expect(page.locator('main').getByRole('link', { name: fresh })).toBeVisible()
  expect(asked()).toBe(1)
})

test('a list that has not changed stays untouched', wide, async ({ page }) => {
  const { news } = await contentOf('main')
  await writtenAgo(page, 60)
  const answer = page.waitForResponse('**/api/plugin/news')
  await open(page, urlOf('main', '/en/news'))
  const link = page.locator('main h2 a').first()
  await link.focus()

  await answer
  await page.waitForTimeout(200)

  await expect(link).toBeFocused()
  await expect(link).toHaveText(textOf(need(news[0], 'news item'), 'title', 'en').text)
})

/** Has the API answer with one news item more. @returns how often it was asked */
async function answerWithNews(page: Page): Promise<() => number> {
  let asked = 0
  await page.route('**/api/plugin/news', async (route) => {
    asked += 1
    const response = await route.fetch()
    const list = (await response.json()) as { data: { id: number; title_en: string }[]; total: number }
    const first = need(list.data[0], 'news item')
    await route.fulfill({ response, json: { ...list, data: [{ ...first, id: 999_999, title_en: fresh }, ...list.data.slice(0, -1)], total: list.total + 1 } })
  })
  return () => asked
}
