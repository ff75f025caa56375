import type { Page } from 'playwright/test'
import { blockOf, pageWith } from './helpers/block-page'
import { oneIn, wide } from './helpers/breadth'
import { say } from './helpers/messages'
import { scriptOf } from './helpers/script-of'
import { urlOf } from './helpers/sites'
import { expect, hydrated, openToTheEnd, rememberLoad, test } from './helpers/test'

/* The browser has a connection all the while: what is lost is one answer. */

test.beforeEach(({ faults }) => {
  faults.expect(/ERR_CONNECTION_RESET|ChunkLoadError|Loading chunk|Messages of language|preloaded using link preload/)
})

for (const [place, script] of ['webpack-runtime', 'framework', 'app'].entries()) {
  test(`a page whose ${script} breaks off comes to life without another load`, oneIn(3, place), async ({ page }) => {
    let loads = 0
    page.on('request', (request) => void (request.isNavigationRequest() && (loads += 1)))
    await page.route(new RegExp(`/${script}-\\w+\\.js$`), (route) => route.abort('connectionreset'), { times: 1 })

    await page.goto(urlOf('main', '/en/events'))
    await hydrated(page)

    expect(loads).toBe(1)
  })
}

test('a page that the browser has kept longer than the server its scripts is loaded anew', wide, async ({ page, faults }) => {
  faults.expect(/404|MIME type/)
  await page.route(
    urlOf('main', '/en/events'),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/\/app-\w+\.js/g, '/app-000000000000.js') })
    },
    { times: 1 },
  )

  await page.goto(urlOf('main', '/en/events'))
  const loadedAnew = page.waitForEvent('load', { timeout: 20_000 })
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await loadedAnew

  await hydrated(page)
})

test('a page comes to life where the answer hangs that names the build', wide, async ({ page }) => {
  await page.route('**/page-data/app-data.json', () => undefined)

  await page.goto(urlOf('main', '/en/events'))

  await hydrated(page)
})

test('the panel and the reception wait for words that break off: nobody is shown their keys', async ({ page }) => {
  await openToTheEnd(page, urlOf('main', '/en/news'))
  await lose(page, 'accessibility-en', 'accessibility-en', 'accessibility-kz', 'forms-en', 'forms-en', 'forms-kz')

  await page.getByRole('button', { name: say('en', 'accessibility.open') }).click()
  await expect(page.getByRole('dialog', { name: say('en', 'accessibility.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('en', 'site.reception'), exact: true }).click()

  await expect(page.getByRole('dialog').getByLabel(say('en', 'reception.last_name'))).toBeVisible()
})

for (const [place, name] of ['site.reception', 'accessibility.open'].entries()) {
  test(`the dialog of ${name} says that its words do not come, and opens with the next try`, oneIn(2, place), async ({ page }) => {
    await openToTheEnd(page, urlOf('main', '/en/news'))
    const words = ['accessibility-en', 'accessibility-kz', 'forms-en', 'forms-kz'].map(scriptOf)
    const button = page.getByRole('button', { name: say('en', name), exact: true })
    for (const script of words) await page.route(script, (route) => route.abort('connectionreset'))

    await button.click()
    await expect(page.getByText(say('en', 'site.no_connection'), { exact: true })).toBeVisible()
    await expect(button).toBeFocused()

    for (const script of words) await page.unroute(script)
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('[role=dialog]:focus-within, [role=dialog]:focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('a page that loses one answer with its words, or more for a while, stays as it was built, and comes to life when they are there', async ({ page }) => {
  await lose(page, 'messages-en', 'forms-en')
  await page.goto(urlOf('main', '/en/reception'))
  await expect(page.locator('main').getByLabel(say('en', 'reception.last_name')).first()).toBeVisible()

  const words = ['forms-en', 'forms-kz'].map(scriptOf)
  for (const script of words) await page.route(script, (route) => route.abort('connectionreset'))
  await page.reload()
  await page.keyboard.press('Tab')
  await expect(page.getByText(say('en', 'site.no_connection'), { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'site.reception'))
  for (const script of words) await page.unroute(script)

  await expect(page.locator('main').getByLabel(say('en', 'reception.last_name')).first()).toBeVisible()
})

test('a page that the reader goes on to does not show the keys of words that do not come', wide, async ({ page }) => {
  await openToTheEnd(page, urlOf('main', '/en/news'))
  const words = ['forms-en', 'forms-kz'].map(scriptOf)
  for (const script of words) await page.route(script, (route) => route.abort('connectionreset'))

  await page.locator('a[href="/en/reception"]').first().evaluate((element: HTMLElement) => element.click())
  await expect(page.getByText(say('en', 'site.no_connection'), { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: say('en', 'news.title') })).toBeVisible()
  for (const script of words) await page.unroute(script)

  await expect(page.getByRole('heading', { level: 1, name: say('en', 'site.reception') })).toBeVisible()
})

test('a block keeps the words of the build where its own break off, and comes to life with the next touch', wide, async ({ page }) => {
  const { path } = await pageWith('ProfListBlock')
  await openToTheEnd(page, urlOf('main', `/en${path}`))
  const forms = blockOf(page, 'ProfListBlock').getByRole('combobox', { name: say('en', 'professions.form') })
  await lose(page, 'blocks-en', 'blocks-kz', 'blocks-en')
  const lost = page.waitForEvent('console', { predicate: (message) => message.text().includes('Messages of language kz'), timeout: 15_000 })

  await forms.dispatchEvent('pointerover')
  await lost
  await expect(forms).toBeVisible()
  await forms.selectOption({ index: 1 })

  await expect(page).toHaveURL(/\?form=/)
  await expect(forms).toBeVisible()
})

test('a step whose build cannot be told is one step: the back button leads to where it began', async ({ page }) => {
  await openToTheEnd(page, urlOf('main', '/en'))
  await page.route('**/page-data/app-data.json', (route) => route.fulfill({ json: { webpackCompilationHash: 'another' } }), { times: 1 })
  const isTheSameLoad = await rememberLoad(page)

  await page.locator('a[href="/en/events"]:visible').first().click()
  await expect(page.locator('h1')).toHaveText(say('en', 'events.title'))
  await expect.poll(isTheSameLoad).toBe(false)
  await hydrated(page)
  await page.goBack()

  await expect(page).toHaveURL(urlOf('main', '/en'))
})

test('what was opened and is not there yet does not open over the page to which its reader has gone on', wide, async ({ page }) => {
  await openToTheEnd(page, urlOf('main', '/en/news'))
  const floating = await hold(page, 'floating')
  const sidebar = await hold(page, 'sidebar')
  const reception = page.getByRole('button', { name: say('en', 'site.reception'), exact: true })

  await page.getByRole('banner').getByRole('button', { name: say('en', 'site.menu') }).click()
  await reception.click()
  await page.locator('a[href="/en/events"]').first().evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(urlOf('main', '/en/events'))
  await sidebar()
  await floating()

  await expect(reception).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await reception.click()
  await expect(page.getByRole('dialog', { name: say('en', 'site.reception') })).toBeVisible()
})

/** Has the next answer for each of these chunks break off; for one that is named twice the next two. */
async function lose(page: Page, ...chunks: string[]): Promise<void> {
  for (const chunk of chunks) await page.route(scriptOf(chunk), (route) => route.abort('connectionreset'), { times: 1 })
}

/** Holds a chunk back. @returns lets it come */
async function hold(page: Page, chunk: string): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(scriptOf(chunk), async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    const answer = page.waitForResponse(scriptOf(chunk))
    release()
    await (await answer).finished()
  }
}
