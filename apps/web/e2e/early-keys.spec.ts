import type { Page } from 'playwright/test'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'
import { scriptOf } from './helpers/script-of'

test('keys that the reader types before the search is there are not lost, and the focus goes back to the button', async ({ page }) => {
  const letThrough = await openWithoutSidebar(page)
  const button = page.getByRole('button', { name: say('en', 'search.label'), exact: true })

  await button.click()
  await expect(page.getByRole('textbox', { name: say('en', 'search.label') })).toBeFocused()
  await page.keyboard.type('open ')
  letThrough()
  const field = page.locator('#sidebar').getByRole('textbox', { name: say('en', 'search.label') })
  await expect(field).toBeFocused()
  await page.keyboard.type('day')

  await expect(field).toHaveValue('open day')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('Enter before the search is there leads to what the site finds', async ({ page }) => {
  const letThrough = await openWithoutSidebar(page)

  await page.getByRole('button', { name: say('en', 'search.label'), exact: true }).click()
  await page.keyboard.type('open day')
  await page.keyboard.press('Enter')
  letThrough()

  await expect(page).toHaveURL(urlOf('main', '/en/search?q=open+day'))
  await expect(page.locator('main').getByRole('searchbox', { name: say('en', 'search.label') })).toHaveValue('open day')
})

test('the code of the full-screen menu comes when the pointer is on its button', async ({ page }) => {
  await open(page, urlOf('main', '/en'))
  const asked = page.waitForRequest(scriptOf('sidebar'))

  await page.getByRole('button', { name: say('en', 'site.menu'), exact: true }).hover()

  await (await asked).response()
  await expect(page.locator('#sidebar')).toHaveCount(0)
})

/** @returns lets the code of the full-screen menu come */
async function openWithoutSidebar(page: Page): Promise<() => void> {
  let letThrough = () => undefined as void
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(scriptOf('sidebar'), async (route) => {
    await held
    await route.continue()
  })
  await open(page, urlOf('main', '/en'))
  return letThrough
}
