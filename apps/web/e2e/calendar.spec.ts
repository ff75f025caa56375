import dayjs, { type Dayjs } from 'dayjs'
import type { Page } from 'playwright/test'
import { expectNoAxeFaults } from './helpers/axe'
import { wide } from './helpers/breadth'
import { say } from './helpers/messages'
import { urlOf, type Language } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const calendar = (page: Page) => page.getByRole('dialog', { name: say('en', 'events.dates') })
const dayOf = (day: Dayjs) => `${day.format('dddd')}, ${day.format('D MMMM YYYY')}`

test('days are chosen in the calendar by the keyboard alone', async ({ page }) => {
  const start = dayjs().add(1, 'day')
  const end = start.add(1, 'month')
  await openByKeyboard(page)

  await page.keyboard.press('ArrowDown')
  await expect(calendar(page).getByRole('gridcell', { name: dayOf(dayjs()) })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(calendar(page).getByRole('gridcell', { name: dayOf(start) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Last day')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(calendar(page).getByRole('gridcell', { name: dayOf(start), selected: true })).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(calendar(page).getByRole('gridcell', { name: dayOf(end) })).toBeFocused()
  await page.keyboard.press(' ')

  await expect(page).toHaveURL(new RegExp(`from=${start.format('YYYY-MM-DD')}&to=${end.format('YYYY-MM-DD')}$`))
  await expect(calendar(page)).toBeHidden()
  await expect(page.getByLabel('Last day')).toBeFocused()
})

test('another year and month are come to by the buttons above the days', wide, async ({ page }) => {
  const year = dayjs().year()
  await openByKeyboard(page)
  await page.keyboard.press('ArrowDown')
  await expect(calendar(page).getByRole('gridcell', { name: dayOf(dayjs()) })).toBeFocused()

  await calendar(page).getByRole('button', { name: String(year) }).first().press('Enter')
  await expect(calendar(page).getByRole('gridcell', { name: String(year), exact: true })).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(calendar(page).getByRole('gridcell', { name: String(year + 10), exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(calendar(page).getByRole('gridcell', { name: `${dayjs().format('MMMM')} ${year + 10}` })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(calendar(page).getByRole('gridcell', { name: dayOf(dayjs().year(year + 10)) })).toBeFocused()
})

test('Escape leads back to the field and chooses nothing, again and again', wide, async ({ page }) => {
  await openByKeyboard(page)
  const address = page.url()

  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(calendar(page).getByRole('gridcell', { name: dayOf(dayjs()) })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(calendar(page)).toBeHidden()
    await expect(page.getByLabel('First day')).toBeFocused()
  }
  expect(page.url()).toBe(address)
})

test('Tab leads through the calendar and out of it', wide, async ({ page }) => {
  await openByKeyboard(page)
  await page.keyboard.press('ArrowDown')
  await expect(calendar(page).getByRole('gridcell', { name: dayOf(dayjs()) })).toBeFocused()

  const isInside = () => calendar(page).evaluateAll(([dialog]) => dialog?.contains(document.activeElement) === true)
  let steps = 0
  do {
    await page.keyboard.press('Tab')
    steps += 1
  } while (steps < 15 && (await isInside()))

  // Of the second month its buttons and a day, or what comes after the calendar.
  expect(steps).toBeLessThanOrEqual(6)
  await expect(calendar(page)).toBeHidden()
})

test.describe('on a window of 1280 × 1024 pixels at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the day that has the focus is in sight, and axe finds no fault in the calendar, in both themes', wide, async ({ page }) => {
    await openByKeyboard(page, 'kz')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[role=gridcell]:focus')).toHaveAccessibleName(/^\p{Ll}+, \d{4}\sж\. \d{1,2}\s\p{Ll}+$/u)

    for (const key of ['PageDown', 'ArrowUp', 'End', 'ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key)
      await expect(page.locator('[role=gridcell]:focus')).toBeInViewport({ ratio: 0.9 })
    }
    await expectNoAxeFaults(page, '[role=dialog]', async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  })
})

/** The list of events, its calendar open, the focus in the field of the first day. */
async function openByKeyboard(page: Page, language: Language = 'en'): Promise<void> {
  await open(page, urlOf('main', `/${language}/events`))
  await page.getByRole('button', { name: say(language, 'events.dates') }).press('Enter')
  await expect(page.getByRole('dialog', { name: say(language, 'events.dates') })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('combobox').and(page.locator('input:focus'))).toHaveCount(1)
}
