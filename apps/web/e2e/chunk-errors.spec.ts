import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, rememberLoad, test } from './helpers/test'
import { scriptOf } from './helpers/script-of'

const code = scriptOf('component---src-templates-event-list-tsx')

test.beforeEach(({ faults }) => {
  // What Chromium and Gatsby say of code that is gone.
  faults.expect(/status of 404|ChunkLoadError|Loading chunk|page resources for .* not found|Refused to execute script/)
})

test('code that is gone once is fetched by a reload of the page that was wanted', async ({ page }) => {
  await start(page)
  const loads = countLoads(page)
  await page.route(code, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }), { times: 1 })

  await page.locator('a[href="/ru/events"]:visible').first().click()

  await expect(page).toHaveURL(urlOf('main', '/ru/events'))
  await expect(page.locator('h1')).toHaveText(say('ru', 'events.title'))
  await expect.poll(loads).toBe(1)
})

test('code that stays gone is not asked for again and again: what the server rendered can be read', async ({ page }) => {
  await start(page)
  const loads = countLoads(page)
  await page.route(code, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }))

  await page.locator('a[href="/ru/events"]:visible').first().click()
  await expect(page).toHaveURL(urlOf('main', '/ru/events'))
  await page.waitForTimeout(3_000)

  expect(loads()).toBe(1)
  await expect(page.locator('h1')).toHaveText(say('ru', 'events.title'))
})

test('a part of a page that is gone reloads the page with its query, once in ten seconds', async ({ page }) => {
  await start(page, '/ru/search?q=ректор')
  const isTheSameLoad = await rememberLoad(page)
  const loads = countLoads(page)
  const known = page.waitForResponse(/\/builds\/meta\//)

  await loseChunk(page)
  await known
  expect([await isTheSameLoad(), loads(), new URL(page.url()).searchParams.get('q')]).toEqual([false, 1, 'ректор'])

  await loseChunk(page)
  await page.waitForTimeout(1_500)
  expect(loads()).toBe(1)
})

test('a part of a page that does not come, though the server has it, holds nobody back: Firefox says so of what is left', wide, async ({ page }) => {
  await start(page)
  const loads = countLoads(page)
  const script = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).find((name) => name.endsWith('.js')))
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')

  await loseChunk(page, script)

  expect([(await asked).status(), (await asked).url()]).toEqual([200, script])
  await page.waitForTimeout(500)
  expect(loads()).toBe(0)
})

/** Opens a page and waits until it listens for such errors. */
async function start(page: Page, path = '/ru'): Promise<void> {
  const known = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(urlOf('main', path))
  await known
}

/** As webpack rejects an import that nobody waits for. */
function loseChunk(page: Page, request = '/4711-gone.js'): Promise<void> {
  return page.evaluate((request) => void Promise.reject(Object.assign(new Error('Loading chunk 4711 failed.'), { name: 'ChunkLoadError', request })), request)
}

/** How many documents were asked for since. */
function countLoads(page: Page): () => number {
  let count = 0
  page.on('request', (request) => void (request.isNavigationRequest() && (count += 1)))
  return () => count
}
