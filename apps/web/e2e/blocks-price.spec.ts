import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import type { Schema } from '@university/api-client/types'
import { contentOf, need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { allowedScriptBytes, startScripts } from './helpers/start-scripts'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const name = 'PriceEducation'
const blockOf = (page: Page): Locator => page.locator(`[data-block="${name}"]`)
const rowsOf = (page: Page): Locator => blockOf(page).locator('tbody tr')

/** The page of the sample that has the block. */
async function pathOfPage(): Promise<string> {
  const { pages } = await contentOf('main')
  return `/page/${need(pages.find(({ blocks }) => blocks.some((block) => block.name === name)), `page with ${name}`).slug}`
}

/** In the page, whatever is scrolled. */
const placeOf = (block: Locator) =>
  block.evaluate((element) => {
    const { top, width, height } = element.getBoundingClientRect()
    return { top: Math.round(top + window.scrollY), width, height }
  })

const listPrices = (body: object) => post<Schema<'PriceList'>>('/api/plugin/edu-price', { slug: '', per_page: 20, ...body })

// What is in the cache is not measured.
test.use({ reuseContext: false })

test('a page with fees starts with at most 110 KB of JavaScript, none of it the block’s', async ({ page }) => {
  const { total, sizes } = await startScripts(page, urlOf('main', `/kz${await pathOfPage()}`))

  console.log(`Initial JavaScript of a page with fees: ${(total / 1024).toFixed(1)} KB gzip`)
  expect(total, sizes.map(({ name: file, bytes }) => `${file} ${bytes}`).join(', ')).toBeLessThanOrEqual(allowedScriptBytes)
  expect(sizes.filter(({ name: file }) => /^(block|open-block|chart)/.test(file))).toEqual([])
  await expect(rowsOf(page)).toHaveCount(20)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first fees are there in the language of the page, and nothing that would not act', async ({ page }) => {
    const { data } = await listPrices({ lang: 'ru' })
    await page.goto(urlOf('main', `/ru${await pathOfPage()}`))

    await expect(blockOf(page).getByRole('heading', { level: 2 })).toContainText(say('ru', 'price.title'))
    expect(await rowsOf(page).locator('th').allInnerTexts()).toEqual(data.map((row) => expect.stringContaining(textOf(row, 'program_name', 'ru').text)))
    await expect(blockOf(page).getByRole('search')).toBeHidden()
  })
})

test('nothing moves and no row is drawn anew when the block comes to life', async ({ page }) => {
  await open(page, urlOf('main', `/en${await pathOfPage()}`))
  const row = await rowsOf(page).first().elementHandle()
  const before = await placeOf(blockOf(page))
  const code = page.waitForResponse(/\/block-price-education-.*\.js/)

  await blockOf(page).getByRole('searchbox').focus()
  await code
  await page.waitForLoadState('networkidle')

  expect(await placeOf(blockOf(page))).toEqual(before)
  expect(await row?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(blockOf(page).getByRole('searchbox')).toBeFocused()
})

test('what was chosen before the code was there is done', async ({ page }) => {
  const { total } = await listPrices({ level: 'master' })
  // So slow that the choice is over before the code comes.
  await page.route(/\/block-price-education-.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await open(page, urlOf('main', `/en${await pathOfPage()}`))

  await blockOf(page).getByLabel(say('en', 'price.level')).selectOption('master')

  await expect(page).toHaveURL(/\?level=master$/)
  await expect(blockOf(page).getByText(say('en', 'price.count', { count: total }))).toBeVisible()
  await expect(blockOf(page).getByLabel(say('en', 'price.level'))).toHaveValue('master')
})

test('filters stand in the address: they can be shared, undone, and read in another language', async ({ page }) => {
  const masters = await listPrices({ level: 'master' })
  const all = await listPrices({})
  await open(page, urlOf('main', `/ru${await pathOfPage()}?level=master&for=foreign`))
  await expect(blockOf(page).getByText(say('ru', 'price.count', { count: masters.total }))).toBeVisible()
  await expect(blockOf(page).getByRole('columnheader', { name: say('ru', 'price.citizens') })).toHaveCount(0)

  await page.locator('header a[hreflang=en]').first().click()
  await expect(page).toHaveURL(/\/en\/.*\?level=master&for=foreign$/)
  await expect(blockOf(page).getByText(say('en', 'price.count', { count: masters.total }))).toBeVisible()

  await blockOf(page).getByRole('button', { name: say('en', 'filters.reset') }).click()
  await expect(blockOf(page).getByText(say('en', 'price.count', { count: all.total }))).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?level=master&for=foreign$/)
  await expect(blockOf(page).getByText(say('en', 'price.count', { count: masters.total }))).toBeVisible()
})

test('words are looked for while they are typed, and the field keeps the focus', async ({ page }) => {
  const { data } = await listPrices({ lang: 'en' })
  const code = need(data.find((row) => row.program_code)?.program_code ?? undefined, 'fee with a code')
  const { total } = await listPrices({ q: code })
  await open(page, urlOf('main', `/en${await pathOfPage()}`))

  await blockOf(page).getByRole('searchbox').pressSequentially(code, { delay: 20 })

  await expect(page).toHaveURL(new RegExp(`\\?q=${code}$`))
  await expect(blockOf(page).getByText(say('en', 'price.count', { count: total }))).toBeVisible()
  await expect(blockOf(page).getByRole('searchbox')).toBeFocused()
  await page.goBack()
  await expect(page).not.toHaveURL(/q=/)
})

test('a column sorts by the keyboard, and says so', async ({ page }) => {
  const { data } = await listPrices({ sort: 'price_foreign', order: 'desc', lang: 'en' })
  await open(page, urlOf('main', `/en${await pathOfPage()}`))
  const header = blockOf(page).getByRole('columnheader', { name: say('en', 'price.foreigners') })

  await header.getByRole('button').press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await header.getByRole('button').press('Enter')

  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(rowsOf(page).first().locator('th')).toContainText(textOf(need(data[0], 'fee'), 'program_name', 'en').text)
})

test('the file has every fee, as spreadsheets in Russian read it', async ({ page }) => {
  const { total } = await listPrices({ level: 'master' })
  await open(page, urlOf('main', `/ru${await pathOfPage()}?level=master`))
  const saved = page.waitForEvent('download')

  await blockOf(page).getByRole('button', { name: say('ru', 'table.csv') }).click()

  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file.startsWith(`\uFEFF${say('ru', 'price.code')};${say('ru', 'price.programme')};`)).toBe(true)
  expect(file.trimEnd().split('\r\n')).toHaveLength(total + 1)
})

test('the chart comes when it is asked for, in the colours of the theme, with its table behind it', async ({ page }) => {
  await open(page, urlOf('main', `/en${await pathOfPage()}?level=doctoral`))

  await blockOf(page).getByRole('button', { name: say('en', 'chart.show') }).click()

  const figure = blockOf(page).getByRole('figure', { name: say('en', 'price.chart') })
  await expect(figure.locator('svg [aria-label="dot"] path, svg .mark-1').first()).toBeVisible()
  await figure.getByText(say('en', 'chart.data')).click()
  expect(await figure.getByRole('row').count()).toBeGreaterThan(1)
})

test('an answer that does not come leaves a way to try again', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED|Failed to load resource/)
  await page.route('**/api/plugin/edu-price', (route) => route.abort())
  await open(page, urlOf('main', `/en${await pathOfPage()}?level=master`))
  const again = blockOf(page).getByRole('button', { name: say('en', 'list.retry') })
  await expect(again).toBeVisible({ timeout: 15_000 })

  await page.unroute('**/api/plugin/edu-price')
  await again.click()

  await expect(rowsOf(page).first()).toBeVisible()
})

for (const width of [320, 768, 1440]) {
  test(`at ${width} pixels nothing is wider than the window, and everything is accessible, in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, urlOf('main', `/kz${await pathOfPage()}?level=bachelor`))
    await expect(blockOf(page).getByRole('button', { name: say('kz', 'filters.reset') })).toBeVisible()

    for (const theme of ['light', 'dark']) {
      await page.evaluate((isDark) => document.documentElement.classList.toggle('dark-theme', isDark), theme === 'dark')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), theme).toBeLessThanOrEqual(width)
      await page.evaluate(axe)
      const violations = await page.evaluate(async () => {
        const { violations: found } = await (window as unknown as { axe: Axe }).axe.run('[data-block]')
        return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      })
      expect(violations, theme).toEqual([])
    }
  })
}

interface Axe {
  run(context: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}
