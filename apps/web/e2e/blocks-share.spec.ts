import type { Page } from 'playwright/test'
import { blockOf, expectSound, pageWith } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'
import { scriptOf } from './helpers/script-of'

const name = 'ShareComponent'
const block = (page: Page) => blockOf(page, name)
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

// Permissions and routes are of one test alone.
test.use({ reuseContext: false })

test('the link is copied, with what the reader has chosen and without what tells of the reader', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { path } = await pageWith(name)
  await open(page, urlOf('main', `/en${path}?letter=A&utm_source=mail`))

  await block(page).getByRole('button', { name: say('en', 'share.copy') }).click()

  await expect(block(page).locator('[aria-live=polite]')).toHaveText(say('en', 'share.copied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${await canonical(page)}?letter=A`)
})

test('a press before the code is there is not lost', wide, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route(scriptOf('block-share-component'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  const { path } = await pageWith(name)
  await open(page, urlOf('main', `/kz${path}`))

  await block(page).getByRole('button', { name: say('kz', 'share.copy') }).click()

  await expect(block(page).locator('[aria-live=polite]')).toHaveText(say('kz', 'share.copied'))
})

test('a network opens in a new tab with the address and the title of the page, and is told nothing before', async ({ page, context }) => {
  const asked: string[] = []
  // No test leaves the machine.
  await context.route(/t\.me|wa\.me|facebook\.com/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Network</title>' })
  })
  const { path } = await pageWith(name)
  await open(page, urlOf('main', `/ru${path}`))
  await block(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  const opened = context.waitForEvent('page')
  await block(page).getByRole('link', { name: /Telegram/ }).click()
  const tab = await opened
  await tab.waitForURL(/t\.me/)

  const { searchParams } = new URL(tab.url())
  expect([searchParams.get('url'), searchParams.get('text')]).toEqual([await canonical(page), await page.title()])
  expect(await tab.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the links tell of the page, and nothing is shown that would not act', wide, async ({ page }) => {
    const { path } = await pageWith(name)
    await page.goto(urlOf('main', `/kz${path}`))
    const address = encodeURIComponent((await canonical(page)) ?? '?')

    const links = block(page).getByRole('link')
    for (const [index, start] of ['mailto:', 'https://t.me/', 'https://wa.me/', 'https://www.facebook.com/'].entries()) {
      await expect.soft(links.nth(index)).toBeVisible()
      const href = await links.nth(index).getAttribute('href')
      expect.soft(href).toContain(address)
      expect.soft(href?.slice(0, start.length)).toBe(start)
    }
    await expect(links).toHaveCount(4)
    await expect(block(page).getByRole('button')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('what the device offers comes first, and everything fits', wide, async ({ page }) => {
    const { path } = await pageWith(name)
    await page.addInitScript(() => Object.assign(navigator, { share: async (data: ShareData) => void Object.assign(window, { shared: data }) }))
    await open(page, urlOf('main', `/en${path}`))

    await block(page).getByRole('button', { name: say('en', 'share.share'), exact: true }).tap()

    await expect.poll(() => page.evaluate(() => (window as Window & { shared?: ShareData }).shared?.url)).toBe((await canonical(page)) ?? '?')
    await expectSound(page, name)
  })
})

test('without a finger the buttons are what is offered, and they have no fault that axe can find', wide, async ({ page }) => {
  const { path } = await pageWith(name)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, urlOf('main', `/kz${path}`))

  await expect(block(page).getByRole('button', { name: say('kz', 'share.share'), exact: true })).toBeHidden()
  await expectSound(page, name)
})
