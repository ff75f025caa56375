import type { Page } from 'playwright/test'
import { oneIn, wide } from './helpers/breadth'
import { expect, quiet, test } from './helpers/test'
import { keepNothing } from './helpers/keep-nothing'
import { urlOf } from './helpers/sites'

test.beforeEach(({ page }) => keepNothing(page))

test('no page is loaded because a link to it is in sight', async ({ page }) => {
  const asked = await start(page)

  await page.mouse.move(0, 0)
  for (let step = 0; step < 6; step += 1) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(500)

  // The pointer stands still; links may have come to lie under it.
  expect(asked().length).toBeLessThanOrEqual(1)
})

const waysToRest = [
  ['the pointer rests on', (page: Page) => link(page).hover()],
  ['the focus rests on', (page: Page) => link(page).focus()],
] as const
for (const [place, [how, act]] of waysToRest.entries()) {
  test(`a page is loaded ahead when ${how} its link, and not again when it is opened`, oneIn(2, place), async ({ page }) => {
    const asked = await start(page)

    await act(page)
    await expect.poll(asked).toEqual(['/page-data/ru/events/page-data.json'])
    await quiet(page)
    await link(page).click()
    await expect(page).toHaveURL(urlOf('main', '/ru/events'))
    await quiet(page)

    expect(asked().filter((path) => path.includes('/events/'))).toEqual(['/page-data/ru/events/page-data.json'])
  })
}

test('a page is not loaded ahead where the reader saves data, and opens all the same', wide, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }))
  const asked = await start(page)

  await link(page).hover()
  await page.waitForTimeout(700)
  expect(asked()).toEqual([])

  await link(page).click()
  await expect(page).toHaveURL(urlOf('main', '/ru/events'))
})

test('at most five pages are loaded ahead at a time', wide, async ({ page }) => {
  const asked = await start(page)
  const held: (() => void)[] = []
  await page.route('**/page-data/ru/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })

  await page.evaluate(() => {
    const paths = new Set([...document.querySelectorAll('a')].map((one) => one.pathname).filter((path) => path.startsWith('/ru/')))
    for (const path of paths) document.querySelector(`a[href="${path}"]`)?.dispatchEvent(new Event('touchstart', { bubbles: true }))
  })
  await expect.poll(() => asked().length).toBe(5)
  await page.waitForTimeout(500)
  expect(asked().length).toBe(5)

  held.shift()?.()
  await expect.poll(() => asked().length).toBe(6)
  for (const release of held) release()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** Opens the home page and waits until it looks for links. @returns the data of pages that was asked for since */
async function start(page: Page): Promise<() => string[]> {
  const known = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(urlOf('main', '/ru'))
  await known
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/page-data/') && pathname !== '/page-data/app-data.json') asked.push(pathname)
  })
  return () => [...asked]
}

function link(page: Page) {
  return page.locator('main a[href="/ru/events"]').first()
}
