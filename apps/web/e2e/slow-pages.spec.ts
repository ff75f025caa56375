import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { urlOf } from './helpers/sites'
import { expect, openToTheEnd, quiet, test } from './helpers/test'

const [slow, quick] = ['/en/news', '/en/events']

test('a page that comes late does not take its reader away from the one that they have opened since', async ({ page }) => {
  await openToTheEnd(page, urlOf('main', '/en'))
  const come = await hold(page, slow)

  await link(page, slow).click()
  await link(page, quick).click()
  await expect(page).toHaveURL(urlOf('main', quick))
  await come()

  await expect(page).toHaveURL(urlOf('main', quick))
  await page.goBack()
  await expect(page).toHaveURL(urlOf('main', '/en'))
})

test('nor from the one that they have gone back to', wide, async ({ page }) => {
  await openToTheEnd(page, urlOf('main', '/en'))
  await link(page, quick).click()
  await expect(page).toHaveURL(urlOf('main', quick))
  const come = await hold(page, slow)

  await link(page, slow).click()
  await page.goBack()
  await expect(page).toHaveURL(urlOf('main', '/en'))
  await come()

  await expect(page).toHaveURL(urlOf('main', '/en'))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^News$/)
})

test('a page that does not come at all does not either', wide, async ({ page, faults }) => {
  faults.expect(/Failed to load resource/)
  await openToTheEnd(page, urlOf('main', '/en'))
  const come = await hold(page, slow, 'fail')

  await link(page, slow).click()
  await link(page, quick).click()
  await expect(page).toHaveURL(urlOf('main', quick))
  await come()

  await expect(page).toHaveURL(urlOf('main', quick))
})

/** Holds the data of a page back. @returns lets it come, or fail, and waits for what that leads to */
async function hold(page: Page, path: string, how: 'come' | 'fail' = 'come'): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    await released
    await (how === 'come' ? route.continue() : route.fulfill({ status: 503, body: '' }))
  })
  return async () => {
    const answer = page.waitForResponse(`**/page-data${path}/page-data.json`)
    release()
    await answer
    await quiet(page)
    // Gatsby opens it when its code is there, too.
    await page.waitForTimeout(1_000)
  }
}

const link = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first()
