import type { Page } from 'playwright/test'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test.beforeEach(({ faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading (CSS )?chunk|A part of the page failed to load|Failed to fetch/)
})

test('a choice in a list is told not to come, and is followed as soon as there is a connection again', async ({ page }) => {
  await openToTheEnd(page, '/en/events')
  const months = page.getByRole('combobox', { name: say('en', 'events.month') })

  await page.context().setOffline(true)
  await months.selectOption({ index: 1 })
  await expect(notice(page)).toBeVisible()
  const wanted = await months.inputValue()
  await page.context().setOffline(false)

  await expect(page).toHaveURL(urlOf('main', `/en/events?month=${wanted}`))
  await expect(months).toHaveValue(wanted)
})

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
