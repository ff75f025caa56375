import { getBuildManifest, getLatestBuild, getPagePayload } from '@university/api-client'
import { createClient } from '@university/api-client/client'
import { checkAnswers } from '@university/api-client/extensions/check-answers'
import type { Schema } from '@university/api-client/types'
import { getBuildManifestAnswers, getLatestBuildAnswers, getPagePayloadAnswers } from '@university/api-client/validators'
import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { get } from './helpers/http'
import { say } from './helpers/messages'
import { sites, urlOf } from './helpers/sites'
import { expect, rememberLoad, test } from './helpers/test'

type Manifest = Schema<'BuildManifest'>

test('each site says which build it is, and what addresses it has, uncached', async () => {
  const ids = await Promise.all(
    sites.map(async (site) => {
      const latest = await get(urlOf(site, `/builds/latest.json?${Date.now()}`))
      const { id } = JSON.parse(latest.body) as { id: string }
      const meta = await get(urlOf(site, `/builds/meta/${id}.json`))
      const manifest = JSON.parse(meta.body) as Manifest

      expect.soft([latest.status, latest.headers['cache-control'], meta.status], site).toEqual([200, 'no-store', 200])
      expect.soft(id, site).toMatch(/^[0-9a-f]{20}$/)
      expect.soft(manifest.id, site).toBe(id)
      expect.soft(manifest.rules['/news/{id}'], site).toEqual({ template: 'news', live: true })
      return { id, rules: manifest.rules }
    }),
  )

  const [main, lib] = ids
  expect(main?.id).not.toBe(lib?.id)
  // Only the main site has the blog; others lead there.
  expect([main, lib].map((site) => site?.rules['/blog'])).toEqual([{ template: 'blog' }, { template: 'blog-elsewhere' }])
})

test('what the build leaves for browsers is what the contract says, read by its client', async () => {
  const client = createClient({ baseUrl: urlOf('main', ''), extensions: [checkAnswers([getBuildManifestAnswers, getLatestBuildAnswers, getPagePayloadAnswers])] })

  const latest = await getLatestBuild(client, { query: { timestamp: Date.now() } })
  const id = latest.ok ? latest.data.id : '?'
  const manifest = await getBuildManifest(client, { path: { buildId: id } })
  const payloads = await Promise.all(['index', 'kz', 'ru/news', 'en/page/admission/tuition', 'ru/no-such-page'].map((path) => getPagePayload(client, { path: { path }, query: { hash: id } })))

  expect(latest).toMatchObject({ ok: true, data: { id: expect.stringMatching(/^[0-9a-f]{20}$/) } })
  expect(manifest).toMatchObject({ ok: true, data: { id } })
  expect(payloads.map((payload) => (payload.ok ? payload.data.path : 'status' in payload && payload.status))).toEqual(['/', '/kz', '/ru/news', '/en/page/admission/tuition', 404])
})

test('asks which build there is a second after everything else, and again after an hour', async ({ page }) => {
  const asked = await start(page)
  expect(asked()).toBe(1)

  await page.clock.fastForward('59:00')
  await page.waitForTimeout(300)
  expect(asked()).toBe(1)

  await hourPasses(page)
  expect(asked()).toBe(2)
})

test('after a new build the next step to another page loads it from the server, once', async ({ page }) => {
  await start(page)
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'another' } }))
  await page.route('**/builds/meta/another.json', (route) => route.fulfill({ json: { id: 'another', rules: {} } }))
  const navigate = await page.evaluateHandle(() => window.___navigate)
  await hourPasses(page)
  await expect.poll(() => navigate.evaluate((former) => window.___navigate === former), 'the answer has changed nothing yet').toBe(false)
  const isTheSameLoad = await rememberLoad(page)
  expect(await isTheSameLoad(), 'nothing happens under the reader’s eyes').toBe(true)

  const known = page.waitForResponse(/\/builds\/meta\//)
  await link(page, '/ru/events').click()
  await expect(page).toHaveURL(urlOf('main', '/ru/events'))
  await expect(page.locator('h1')).toHaveText(say('ru', 'events.title'))
  expect(await isTheSameLoad()).toBe(false)

  await known
  const isTheSameAgain = await rememberLoad(page)
  await link(page, '/ru/news').click()
  await expect(page.locator('h1')).toHaveText(say('ru', 'news.title'))
  expect(await isTheSameAgain(), 'the page of the new build goes on by itself').toBe(true)
})

test('goes on without a manifest, and says so in the console only', wide, async ({ page, faults }) => {
  faults.expect(/The manifest of the build failed to load|status of 503/)
  const logged = page.waitForEvent('console', (message) => message.text().includes('manifest of the build'))
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ status: 503, body: 'later' }))

  await page.goto(urlOf('main', '/ru'))
  await logged

  await link(page, '/ru/news').click()
  await expect(page.locator('h1')).toHaveText(say('ru', 'news.title'))
})

/** Opens a page and waits until it knows its build. @returns how often it has asked */
async function start(page: Page): Promise<() => number> {
  let count = 0
  page.on('request', (request) => void (request.url().includes('/builds/latest.json?') && (count += 1)))
  await page.clock.install()
  const known = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(urlOf('main', '/ru'))
  await known
  return () => count
}

async function hourPasses(page: Page): Promise<void> {
  const answer = page.waitForResponse(/\/builds\/latest\.json\?/)
  await page.clock.fastForward('01:00:05')
  await answer
}

function link(page: Page, path: string) {
  return page.locator(`a[href="${path}"]:visible`).first()
}
