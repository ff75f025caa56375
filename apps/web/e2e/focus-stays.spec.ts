import { blockOf, pageWith } from './helpers/block-page'
import { listArchivedNews } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

/*
 * By keyboard: what goes away when it is pressed, or is looked for, leaves the reader where he is, and not at the beginning of the page.
 */

test('who turns to the last page is at the pages, and goes on from there', async ({ page }) => {
  const { last_page: last } = await listArchivedNews('main')
  expect(last).toBeGreaterThan(1)
  await open(page, urlOf('main', `/en/news/archive${last > 2 ? `?page=${last - 1}` : ''}`))
  const pages = page.getByRole('navigation', { name: say('en', 'list.pages') })
  await pages.getByRole('link', { name: say('en', 'list.next_page') }).focus()

  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(urlOf('main', `/en/news/archive?page=${last}`))
  await expect(pages).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(pages.getByRole('link').first()).toBeFocused()
})

for (const path of ['/en/news/archive', '/en/search']) {
  test(`who looks for words is still in the field: ${path}`, async ({ page }) => {
    await open(page, urlOf('main', path))
    const field = page.locator('main').getByRole('searchbox')
    await field.fill('university')

    await field.press('Enter')

    await expect(page).toHaveURL(urlOf('main', `${path}?q=university`))
    await expect(page.locator('main').getByRole('status')).not.toHaveText([say('en', 'list.loading'), ''])
    await expect(field).toBeFocused()
  })
}

test('who takes the filters of a block back is still among them', async ({ page }) => {
  const { path } = await pageWith('PriceEducation')
  await open(page, urlOf('main', `/en${path}?level=master`))
  const filters = blockOf(page, 'PriceEducation').getByRole('search')
  const reset = filters.getByRole('button', { name: say('en', 'filters.reset') })
  await reset.focus()

  await page.keyboard.press('Enter')

  await expect(reset).toHaveCount(0)
  await expect(filters).toBeFocused()
})
