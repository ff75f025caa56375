import { oneIn } from './helpers/breadth'
import { contentOf, need } from './helpers/content'
import { get } from './helpers/http'
import { say } from './helpers/messages'
import { sites, urlOf } from './helpers/sites'
import { expect, open, openToTheEnd, quiet, test, withoutScripts } from './helpers/test'
import { scriptOf } from './helpers/script-of'

/*
 * What only some sites have. Which ones is said by their settings; of the sample university it is the library.
 */

test('each site has what its settings say, and nothing else', async () => {
  for (const site of sites) {
    const { settings } = await contentOf(site)
    const { body } = await get(urlOf(site, '/ru'))

    expect.soft({ site, oldSite: body.includes(`>${say('ru', 'site.old_site')}<`), traffic: body.includes(say('ru', 'site.traffic_statistics')) }).toEqual({
      site,
      oldSite: settings.features.old_site_link,
      traffic: settings.features.traffic_link,
    })
  }
  expect((await contentOf('lib')).settings.features).toEqual({ visitor_badge: true, old_site_link: true, analytics: true, traffic_link: false })
})

test('the link to the old site is dismissed for the session, also on pages to come, before they are painted', async ({ page }) => {
  const { settings } = await contentOf('lib')
  await open(page, urlOf('lib', '/en'))
  const link = page.getByRole('link', { name: say('en', 'site.old_site') })
  await expect(link).toHaveAttribute('href', need(settings.old_site_url ?? undefined, 'address of the old site'))

  await page.getByRole('button', { name: `${say('en', 'site.close')}: ${say('en', 'site.old_site')}` }).press('Enter')
  await expect(link).toBeHidden()
  await expect(page.locator('main')).toBeFocused()

  await withoutScripts(page)
  await page.goto(urlOf('lib', '/en/news'))
  await expect(link).toBeHidden()
})

for (const [place, width] of [390, 700, 1366].entries()) test(`the badge of the footer counts visitors without moving anything, ${width} px wide`, oneIn(3, place), async ({ page }) => {
  await page.setViewportSize({ width, height: 800 })
  await page.route('**/api/stats/visitors', (route) => route.fulfill({ json: { online: 14, today: 382, total: 1284907 } }))
  await open(page, urlOf('lib', '/ru/news'))
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  // A line may break elsewhere in the letters that stand in for those that are still on their way.
  await page.evaluate(async () => void (await document.fonts.ready))
  const before = await height()

  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.getByRole('group', { name: say('ru', 'visitors.title') }).scrollIntoViewIfNeeded()

  await expect(page.getByRole('group', { name: say('ru', 'visitors.title') })).toContainText('1 284 907')
  expect(await height()).toBe(before)
})

test('the server counts the visitor whom the badge shows', async ({ page }) => {
  const answer = page.waitForResponse('**/api/stats/visitors')
  await open(page, urlOf('lib', '/kz'))
  await page.locator('footer').scrollIntoViewIfNeeded()

  const counts = (await (await answer).json()) as { online: number; today: number; total: number }
  expect(counts.total).toBeGreaterThanOrEqual(counts.today)
  expect(counts.online).toBeGreaterThanOrEqual(1)
})

test('the analytics are a script of the site’s own, only on sites that have them, and leave alone who asks for it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const scripts = () => asked.filter((path) => scriptOf('visitor-analytics').test(path))

  await openToTheEnd(page, urlOf('main', '/en'))
  expect([scripts(), asked.filter((path) => path.startsWith('/api/stats'))], 'not on the main site').toEqual([[], []])

  const counted = page.waitForRequest('**/api/stats/visitors')
  await open(page, urlOf('lib', '/en'))
  await counted
  await expect.poll(scripts).toHaveLength(1)

  asked.length = 0
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  const code = page.waitForResponse(scriptOf('visitor-analytics'))
  await openToTheEnd(page, urlOf('lib', '/en'))
  await code
  await quiet(page)
  expect(asked.filter((path) => path.startsWith('/api/stats'))).toEqual([])
})
