import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import type { Schema } from '@university/api-client/types'
import { blockOf as blockNamed, expectAwake, expectSoundAt, pageWith } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, quiet, test } from './helpers/test'
import { scriptOf } from './helpers/script-of'

const name = 'PriceEducation'
const blockOf = (page: Page): Locator => blockNamed(page, name)
const rowsOf = (page: Page): Locator => blockOf(page).locator('tbody tr')

const pathOfPage = async () => (await pageWith(name)).path

/** In the page, whatever is scrolled. */
const placeOf = (block: Locator) =>
  block.evaluate((element) => {
    const { top, width, height } = element.getBoundingClientRect()
    return { top: Math.round(top + window.scrollY), width, height }
  })

const listPrices = (body: object) => post<Schema<'PriceList'>>('/api/plugin/edu-price', { slug: '', per_page: 20, ...body })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first fees are there in the language of the page, and nothing that would not act', wide, async ({ page }) => {
    const { data } = await listPrices({ lang: 'ru' })
    await page.goto(urlOf('main', `/ru${await pathOfPage()}`))

    await expect(blockOf(page).getByRole('heading', { level: 2 })).toContainText(say('ru', 'price.title'))
    expect(await rowsOf(page).locator('th').allInnerTexts()).toEqual(data.map((row) => expect.stringContaining(textOf(row, 'program_name', 'ru').text)))
    await expect(blockOf(page).getByRole('search')).toBeHidden()
  })
})

test('nothing moves and no row is drawn anew when the block comes to life', wide, async ({ page }) => {
  await open(page, urlOf('main', `/en${await pathOfPage()}`))
  const row = await rowsOf(page).first().elementHandle()
  const before = await placeOf(blockOf(page))

  await blockOf(page).getByRole('searchbox').focus()
  await expectAwake(blockOf(page))
  await quiet(page)

  expect(await placeOf(blockOf(page))).toEqual(before)
  expect(await row?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(blockOf(page).getByRole('searchbox')).toBeFocused()
})

test('what was chosen before the code was there is done', wide, async ({ page }) => {
  const { total } = await listPrices({ level: 'master' })
  // So slow that the choice is over before the code comes.
  await page.route(scriptOf('block-price-education'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await open(page, urlOf('main', `/en${await pathOfPage()}`))

  await blockOf(page).getByLabel(say('en', 'price.level')).selectOption('master')

  await expect(page).toHaveURL(/\?level=master$/)
  await expect(blockOf(page).getByText(say('en', 'price.count', { count: total }), { exact: true })).toBeVisible()
  await expect(blockOf(page).getByLabel(say('en', 'price.level'))).toHaveValue('master')
})

test('filters stand in the address: they can be shared, undone, and read in another language', async ({ page }) => {
  const masters = await listPrices({ level: 'master' })
  const all = await listPrices({})
  await open(page, urlOf('main', `/ru${await pathOfPage()}?level=master&for=foreign`))
  await expect(blockOf(page).getByText(say('ru', 'price.count', { count: masters.total }), { exact: true })).toBeVisible()
  await expect(blockOf(page).getByRole('columnheader', { name: say('ru', 'price.citizens') })).toHaveCount(0)

  await page.locator('header a[hreflang=en]').first().click()
  await expect(page).toHaveURL(/\/en\/.*\?level=master&for=foreign$/)
  await expect(blockOf(page).getByText(say('en', 'price.count', { count: masters.total }), { exact: true })).toBeVisible()

  await blockOf(page).getByRole('button', { name: say('en', 'filters.reset') }).click()
  await expect(blockOf(page).getByText(say('en', 'price.count', { count: all.total }), { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?level=master&for=foreign$/)
  await expect(blockOf(page).getByText(say('en', 'price.count', { count: masters.total }), { exact: true })).toBeVisible()
})

test('filters that an address has set are reset: every fee is there', wide, async ({ page }) => {
  const path = await pathOfPage()
  const masters = await listPrices({ level: 'master' })
  const all = await listPrices({ lang: 'ru' })
  await open(page, urlOf('main', `/ru${path}?level=master`))
  await expect(blockOf(page).getByText(say('ru', 'price.count', { count: masters.total }), { exact: true })).toBeVisible()

  await blockOf(page).getByRole('button', { name: say('ru', 'filters.reset') }).click()

  await expect(page).toHaveURL(urlOf('main', `/ru${path}`))
  await expect(blockOf(page).getByText(say('ru', 'price.count', { count: all.total }), { exact: true })).toBeVisible()
  await expect(rowsOf(page).locator('th')).toContainText(all.data.map((row) => textOf(row, 'program_name', 'ru').text))
})

test('words are looked for while they are typed, and the field keeps the focus', wide, async ({ page }) => {
  const { data } = await listPrices({ lang: 'en' })
  const code = need(data.find((row) => row.program_code)?.program_code ?? undefined, 'fee with a code')
  const { total } = await listPrices({ q: code })
  await open(page, urlOf('main', `/en${await pathOfPage()}`))

  await blockOf(page).getByRole('searchbox').pressSequentially(code, { delay: 20 })

  await expect(page).toHaveURL(new RegExp(`\\?q=${code}$`))
  await expect(blockOf(page).getByText(say('en', 'price.count', { count: total }), { exact: true })).toBeVisible()
  await expect(blockOf(page).getByRole('searchbox')).toBeFocused()
  await page.goBack()
  await expect(page).not.toHaveURL(/q=/)
})

test('a column sorts by the keyboard, and says so', wide, async ({ page }) => {
  const { data } = await listPrices({ sort: 'price_foreign', order: 'desc', lang: 'en' })
  await open(page, urlOf('main', `/en${await pathOfPage()}`))
  const header = blockOf(page).getByRole('columnheader', { name: say('en', 'price.foreigners') })

  await header.getByRole('button').press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await header.getByRole('button').press('Enter')

  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(rowsOf(page).first().locator('th')).toContainText(textOf(need(data[0], 'fee'), 'program_name', 'en').text)
})

test('the file has every fee, as spreadsheets in Russian read it', wide, async ({ page }) => {
  const { total } = await listPrices({ level: 'master' })
  await open(page, urlOf('main', `/ru${await pathOfPage()}?level=master`))
  const saved = page.waitForEvent('download')

  await blockOf(page).getByRole('button', { name: say('ru', 'table.csv') }).click()

  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file.startsWith(`\uFEFF${say('ru', 'price.code')};${say('ru', 'price.programme')};`)).toBe(true)
  expect(file.trimEnd().split('\r\n')).toHaveLength(total + 1)
})

test('on a phone the two ways to take the table along stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, urlOf('main', `/en${await pathOfPage()}`))

  const [file, paper] = await Promise.all(['table.csv', 'table.print'].map((key) => blockOf(page).getByRole('button', { name: say('en', key) }).boundingBox()))

  expect(file?.y).toBe(paper?.y)
})

test('the names in the chart are whole on a phone, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, urlOf('main', `/en${await pathOfPage()}`))
  await blockOf(page).getByRole('button', { name: say('en', 'chart.show') }).click()
  const names = blockOf(page).getByRole('figure', { name: say('en', 'price.chart') }).locator('svg text')
  await expect(names.first()).toBeAttached()

  expect((await names.allTextContents()).filter((name) => name.includes('…'))).toEqual([])
})

test('the chart comes when it is asked for, in the colours of the theme, with its table behind it', async ({ page }) => {
  await open(page, urlOf('main', `/en${await pathOfPage()}?level=doctoral`))

  await blockOf(page).getByRole('button', { name: say('en', 'chart.show') }).click()

  const figure = blockOf(page).getByRole('figure', { name: say('en', 'price.chart') })
  await expect(figure.locator('svg [aria-label="dot"] path, svg .mark-1').first()).toBeVisible()
  await figure.getByText(say('en', 'chart.data')).click()
  await expect(figure.getByRole('row').nth(1)).toBeVisible()
})

test('an answer that does not come leaves a way to try again', wide, async ({ page, faults }) => {
  faults.expect(/ERR_FAILED|Failed to load resource/)
  await page.route('**/api/plugin/edu-price', (route) => route.abort())
  await open(page, urlOf('main', `/en${await pathOfPage()}?level=master`))
  const again = blockOf(page).getByRole('button', { name: say('en', 'list.retry') })
  await expect(again).toBeVisible({ timeout: 15_000 })

  await page.unroute('**/api/plugin/edu-price')
  await again.click()

  await expect(rowsOf(page).first()).toBeVisible()
})

test('nothing is wider than the window, and everything is accessible, in both themes, at 320, 768 and 1440 pixels', wide, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, urlOf('main', `/kz${await pathOfPage()}?level=bachelor`))
  await expect(blockOf(page).getByRole('button', { name: say('kz', 'filters.reset') })).toBeVisible()

  await expectSoundAt(page, name, [320, 768, 1440])
})
