import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { contentOf, need, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { languages, urlOf } from './helpers/sites'
import { expect, hydrated, open, test, withoutScripts } from './helpers/test'

/*
 * Short messages above every page. Of the sample university, one holds now and another is to come.
 */

const minute = 60_000

test('an alert that holds is above every page, in the language of the page, with the way to read more', async ({ page }) => {
  const { current } = await alertsOf('main')
  for (const language of languages) {
    await open(page, urlOf('main', `/${language}/news`))
    const region = page.getByRole('region', { name: say(language, 'alerts.title') })

    await expect(region).toContainText(`${say(language, `alerts.${current.severity}`)}: ${textOf(current, 'text', language).text}`)
    await expect(region.getByRole('link')).toHaveAttribute('href', `/${language}${current.link}`)
    await expect(page.locator('[data-alert]').filter({ visible: true })).toHaveCount(1)
    await expect(page.locator('script, style').filter({ visible: true })).toHaveCount(0)
    // It was there from the start, so it interrupts nobody.
    await expect(region.locator('[role]')).toHaveCount(0)
  }
})

test('the clock of the reader decides, before anything else of the page has come', async ({ page }) => {
  const { current, toCome } = await alertsOf('main')
  await withoutScripts(page)
  await page.clock.setFixedTime(Date.parse(toCome.starts_at) + minute)

  await page.goto(urlOf('main', '/ru'))

  await expect(alert(page, toCome.id)).toBeVisible()
  await expect(alert(page, current.id)).toBeHidden()
})

test('an alert that begins while the page is open appears and is read out', wide, async ({ page }) => {
  const { toCome } = await alertsOf('main')
  await page.clock.install({ time: Date.parse(toCome.starts_at) - minute })
  // With this clock no marks are made, by which `open` sees that React has taken over; this comes later.
  const last = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(urlOf('main', '/en/news'))
  await last
  await expect(alert(page, toCome.id)).toBeHidden()

  await page.clock.fastForward(2 * minute)

  await expect(alert(page, toCome.id)).toBeVisible()
  await expect(page.getByRole(toCome.severity === 'error' ? 'alert' : 'status').filter({ hasText: textOf(toCome, 'text', 'en').text })).toBeVisible()
})

test('a closed alert stays closed: on the next page, in another language, and at another visit before scripts have come', async ({ page }) => {
  const { current } = await alertsOf('main')
  await open(page, urlOf('main', '/en/news'))

  await page.getByRole('button', { name: `${say('en', 'site.close')}: ${textOf(current, 'text', 'en').text}` }).press('Enter')
  await expect(alert(page, current.id)).toBeHidden()
  await expect(page.locator('main')).toBeFocused()

  const link = page.locator('main h2 a, main h3 a').first()
  const title = await link.innerText()
  await link.click()
  await expect(page).toHaveURL(/\/en\/news\/\d+$/)
  await expect(page.locator('h1')).toHaveText(title)
  await expect(alert(page, current.id)).toBeHidden()

  await page.locator('a[hreflang=ru]').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(alert(page, current.id)).toBeHidden()

  const item = page.url()
  await withoutScripts(page)
  await page.goto(item)
  await expect(alert(page, current.id)).toBeHidden()
  await expect(page.locator('[data-alerts]')).toBeHidden()
})

test('nothing moves, whether an alert holds, is closed or begins after the build', async ({ page }) => {
  const { current, toCome } = await alertsOf('main')
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) (window as unknown as { moved: number }).moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const moved = async () => {
    // With a clock of its own the browser makes no marks, by which `open` sees that React has taken over; this comes later.
    const last = page.waitForResponse(/\/builds\/meta\//)
    await page.goto(urlOf('main', '/kz/news'))
    await last
    return page.evaluate(() => (window as unknown as { moved: number }).moved)
  }

  expect.soft(await moved(), 'while it holds').toBeLessThan(0.01)
  await page.evaluate((id) => localStorage.setItem('dismissed-alerts', String(id)), current.id)
  expect.soft(await moved(), 'when it is closed').toBeLessThan(0.01)
  await page.clock.setFixedTime(Date.parse(toCome.starts_at) + minute)
  expect.soft(await moved(), 'when another has begun').toBeLessThan(0.01)
  await expect(alert(page, toCome.id)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what held when the site was built is shown, with no button that does nothing', async ({ page }) => {
    const { current, toCome } = await alertsOf('main')
    await page.goto(urlOf('main', '/kz'))

    await expect(alert(page, current.id)).toBeVisible()
    await expect(alert(page, current.id).locator('button')).toBeHidden()
    await expect(alert(page, toCome.id)).toBeHidden()
  })
})

test('is not printed', wide, async ({ page }) => {
  const { current } = await alertsOf('main')
  await page.goto(urlOf('main', '/en/news'))
  await hydrated(page)
  await expect(alert(page, current.id)).toBeVisible()

  await page.emulateMedia({ media: 'print' })

  await expect(alert(page, current.id)).toBeHidden()
})

const alert = (page: Page, id: number) => page.locator(`[data-alert="${id}"]`)

/** The one that holds now, and one that begins when that has ended. */
async function alertsOf(site: string) {
  const { alerts } = (await contentOf(site)).settings
  const now = Date.now()
  const current = need(alerts.find(({ starts_at }) => Date.parse(starts_at) <= now), 'alert that holds')
  const end = Date.parse(need(current.ends_at ?? undefined, 'end of that alert'))
  return { current, toCome: need(alerts.find(({ starts_at }) => Date.parse(starts_at) > end), 'alert that begins after it') }
}
