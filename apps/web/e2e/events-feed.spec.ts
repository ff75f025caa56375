import { say } from './helpers/messages'
import { scriptOf } from './helpers/script-of'
import { publicUrlOf, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

// Permissions are of one test alone.
test.use({ reuseContext: false })

test('the calendar is subscribed to by a program or by its address, or taken as a file, by the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, urlOf('main', '/en/events'))
  const address = publicUrlOf('main', '/en/events.ics')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))

  await page.getByRole('button', { name: say('en', 'events.feed') }).focus()
  expect(scripts.filter((path) => scriptOf('feed-ways').test(path))).toEqual([])
  await page.keyboard.press('Enter')

  await expect(page.getByRole('link', { name: say('en', 'events.feed_open') })).toHaveAttribute('href', address.replace(/^https?/, 'webcal'))
  await expect(page.getByRole('textbox', { name: say('en', 'events.feed_address') })).toHaveValue(address)
  await expect(page.getByRole('link', { name: say('en', 'events.feed_download') })).toHaveAttribute('href', '/en/events.ics')
  for (const stop of ['link', 'textbox', 'button'] as const) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole(stop).and(page.locator(':focus'))).toHaveCount(1)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('en', 'events.feed_copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  await page.keyboard.press('Tab')
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('events.ics')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the calendar is subscribed to and taken by plain links', async ({ page }) => {
    await page.goto(urlOf('main', '/kz/events'))

    await expect(page.locator('main a[href^="webcal:"]')).toBeVisible()
    await expect(page.locator('main a[href="/kz/events.ics"]')).toHaveText(publicUrlOf('main', '/kz/events.ics'))
    await expect(page.getByRole('button', { name: say('kz', 'events.feed') })).toHaveCount(0)
  })
})
