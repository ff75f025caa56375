import type { Page } from 'playwright/test'
import { blockOf, pageWith } from './helpers/block-page'
import { oneIn } from './helpers/breadth'
import { say } from './helpers/messages'
import { scriptOf } from './helpers/script-of'
import { urlOf } from './helpers/sites'
import { expect, hydrated, open, quiet, rememberLoad, test } from './helpers/test'

test.beforeEach(({ faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading (CSS )?chunk|A part of the page failed to load|Failed to fetch/)
})

test('a choice in a list is told not to come, and is followed as soon as there is a connection again', async ({ page }) => {
  const { path } = await pageWith('ProfListBlock')
  await openToTheEnd(page, `/en${path}`)
  const forms = blockOf(page, 'ProfListBlock').getByRole('combobox', { name: say('en', 'professions.form') })

  await page.context().setOffline(true)
  await forms.selectOption({ index: 1 })
  await expect(notice(page)).toBeVisible()
  const wanted = await forms.inputValue()
  await page.context().setOffline(false)

  await expect(page).toHaveURL(urlOf('main', `/en${path}?form=${wanted}`))
  await expect(forms).toHaveValue(wanted)
})

test('a choice in a list whose code is there stays in the address, without another request than that for its rows, which come with the connection', async ({ page }) => {
  await openToTheEnd(page, '/en/events')
  const months = page.getByRole('combobox', { name: say('en', 'events.month') })
  const [, month, another] = await months.getByRole('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/plugin/events') && Boolean(response.request().postData()?.includes(another ?? '')))
  await months.selectOption(another ?? '')
  await (await answered).finished()
  await quiet(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  await page.context().setOffline(true)
  await months.selectOption(month ?? '')
  const failure = page.getByText(`${say('en', 'list.failed')} ${say('en', 'failed.connection')}`, { exact: true })
  await expect(failure).toBeVisible()
  await expect(page).toHaveURL(urlOf('main', `/en/events?month=${month}`))
  await expect(months).toHaveValue(month ?? '')
  await page.context().setOffline(false)

  await expect(failure).toBeHidden()
  await expect(page).toHaveURL(urlOf('main', `/en/events?month=${month}`))
  expect(new Set(asked)).toEqual(new Set(['/api/plugin/events']))
})

for (const when of ['in its first second', 'later']) {
  test(`who follows a link of a page ${when} stays on it, is told, and gets there with the connection`, async ({ page }) => {
    // What runs beside the pages comes a second after them.
    if (when === 'later') await openToTheEnd(page, '/en/events')
    else {
      await page.route(scriptOf('run-time'), (route) => route.abort('internetdisconnected'))
      await open(page, urlOf('main', '/en/events'))
    }
    const russian = page.locator('header a[href="/ru/events"]').first()
    const stillTheSame = await rememberLoad(page)
    await page.context().setOffline(true)

    await russian.evaluate((element: HTMLElement) => element.click())
    await expect(notice(page)).toBeVisible()
    expect(await stillTheSame()).toBe(true)
    await expect(page).toHaveURL(urlOf('main', '/en/events'))
    await page.unroute(scriptOf('run-time'))
    const started = when === 'later' ? undefined : page.waitForResponse(/\/builds\/meta\//)
    await page.context().setOffline(false)
    // It is asked for again by itself.
    await started
    await russian.evaluate((element: HTMLElement) => element.click())

    await expect(page).toHaveURL(urlOf('main', '/ru/events'))
  })
}

for (const [place, what] of ['scripts', 'data'].entries()) {
  test(`a page whose ${what} do not come stays as it was built, and comes to life with the connection`, oneIn(2, place), async ({ page }) => {
    const lost = what === 'scripts' ? /\/app-\w+\.js$/ : /\/page-data\//
    // Data are asked for ahead, too, by what does not wait for them.
    const isLast = async () => what === 'scripts' || (await page.evaluate(() => '___loader' in window))
    await page.route(lost, async (route) => {
      if (await isLast()) await page.context().setOffline(true)
      await route.abort('internetdisconnected')
    })
    await page.goto(urlOf('main', '/en/events'))
    await expect.poll(() => page.evaluate(() => navigator.onLine), { timeout: 20_000 }).toBe(false)
    // Longer than until the page would be loaded from the server.
    await page.waitForTimeout(3_000)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.unroute(lost)
    const again = page.waitForEvent('load')
    await page.context().setOffline(false)
    await again

    await hydrated(page)
  })
}

test('the menu and the panel say that they do not come, and open when they are asked for again', async ({ page }) => {
  await openToTheEnd(page, '/en/news')
  const buttons = [page.getByRole('banner').getByRole('button', { name: say('en', 'site.menu') }), page.getByRole('button', { name: say('en', 'accessibility.open') })]
  for (const button of buttons) {
    await page.context().setOffline(true)
    await button.click()
    await expect(notice(page)).toBeVisible()
    await expect(button).toBeFocused()
    await page.context().setOffline(false)

    await button.click()

    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

/** Until there is what a page fetches when its reader has time. */
async function openToTheEnd(page: Page, path: string): Promise<void> {
  const known = page.waitForResponse(/\/builds\/meta\//)
  await open(page, urlOf('main', path))
  await known
}

const notice = (page: Page) => page.getByText(say('en', 'site.no_connection'), { exact: true })
