import type { Page } from 'playwright/test'
import { say } from './helpers/messages'
import { scriptOf } from './helpers/script-of'
import { urlOf } from './helpers/sites'
import { expect, test } from './helpers/test'

/*
 * A slow network: the page is there to be read, its code is not.
 */

test('a button that is pressed before the code of the page is there does its work as soon as it is', async ({ page }) => {
  const letThrough = await openWithoutCode(page, '/en')
  const button = page.getByRole('button', { name: say('en', 'site.menu'), exact: true })

  await button.click()
  await expect(button).toHaveAttribute('data-pressed', '')
  letThrough()

  await expect(page.locator('#sidebar')).toBeVisible()
  await expect(button).not.toHaveAttribute('data-pressed')
})

test('so does one of a list, pressed by the keyboard', async ({ page }) => {
  const letThrough = await openWithoutCode(page, '/ru/events')
  const button = page.getByRole('button', { name: say('ru', 'events.dates'), exact: true })

  await button.press('Enter')
  letThrough()

  await expect(page.getByRole('dialog', { name: say('ru', 'events.dates') })).toBeVisible()
})

test('words that are typed into a filter before the code of the page is there are looked for as soon as it is', async ({ page }) => {
  const letThrough = await openWithoutCode(page, '/ru/page/admission/tuition')
  const field = page.locator('main').getByRole('searchbox').first()

  await field.click()
  await page.keyboard.type('Журналистика')
  letThrough()

  await expect(page).toHaveURL(/[?&][^=]+=%D0%96%D1%83%D1%80/)
  await expect(field).toHaveValue('Журналистика')
  await expect(field).toBeFocused()
})

test('two choices that are made before the code of the page is there are two steps of the back button', async ({ page }) => {
  const letThrough = await openWithoutCode(page, '/ru/page/admission/tuition')
  const filters = page.locator('main').getByRole('search').first()
  const selects = filters.getByRole('combobox')
  const choose = async (place: number) => {
    const value = await selects.nth(place).locator('option').last().getAttribute('value')
    await selects.nth(place).focus()
    await selects.nth(place).selectOption(value)
  }

  await choose(0)
  await choose(1)
  letThrough()
  await expect.poll(() => new URL(page.url()).searchParams.size).toBe(2)
  await page.goBack()

  await expect.poll(() => new URL(page.url()).searchParams.size).toBe(1)
  await page.goBack()
  await expect(page).toHaveURL(urlOf('main', '/ru/page/admission/tuition'))
})

test('who goes on reading meanwhile is not disturbed', async ({ page }) => {
  const letThrough = await openWithoutCode(page, '/en')
  const button = page.getByRole('button', { name: say('en', 'site.menu'), exact: true })
  await button.click()

  await page.locator('h1').click()
  await expect(button).not.toHaveAttribute('data-pressed')
  letThrough()

  await expect.poll(() => page.evaluate(() => 'takeEarlyClick' in window)).toBe(false)
  await expect(page.locator('#sidebar')).toHaveCount(0)
})

test('an address that is sent off to the newsletter before the code is there is sent when it comes, and is in its field until then', async ({ page }) => {
  const asked: unknown[] = []
  await page.route('**/api/mail/subscription', async (route) => {
    asked.push(route.request().postDataJSON())
    await route.fulfill({ status: 202, json: { status: 'pending_confirmation' } })
  })
  const letThrough = await openWithoutCode(page, '/ru/news')
  const field = page.locator('footer').getByRole('textbox', { name: say('ru', 'site.email') })

  await field.fill('aigerim@post.example')
  await field.press('Enter')
  await expect(page.locator('footer').getByRole('button', { name: say('ru', 'newsletter.subscribe') })).toHaveAttribute('data-pressed', '')
  await expect(page).toHaveURL(urlOf('main', '/ru/news'))
  await expect(field).toHaveValue('aigerim@post.example')
  letThrough()

  await expect(page).toHaveURL(urlOf('main', '/ru/newsletter/subscribe?email=aigerim%40post.example'))
  expect(asked).toEqual([{ slug_id: 1, email: 'aigerim@post.example', lang: 'ru' }])
})

/** @returns lets the code come */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let letThrough = () => undefined as void
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(scriptOf('app'), async (route) => {
    await held
    await route.continue()
  })
  await page.goto(urlOf('main', path), { waitUntil: 'commit' })
  return letThrough
}
