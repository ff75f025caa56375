import type { Page } from 'playwright/test'
import type { Schema } from '@university/api-client/types'
import { blockOf, expectSoundAt, pageWith } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'VacancyList'
const block = (page: Page) => blockOf(page, name)
const titles = (page: Page) => block(page).getByRole('heading', { level: 3 })
const listVacancies = (body: object) => post<Schema<'VacancyList'>>('/api/plugin/vacancy', { slug: '', ...body })
const count = (page: Page, language: 'kz' | 'ru' | 'en', total: number) => block(page).getByText(say(language, 'vacancies.count', { count: total }), { exact: true })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the newest open vacancies are there, each with the way to apply', wide, async ({ page }) => {
    const { data } = await listVacancies({ lang: 'ru' })
    await page.goto(urlOf('main', `/ru${(await pageWith(name)).path}`))

    expect(await titles(page).allInnerTexts()).toEqual(data.map((vacancy) => textOf(vacancy, 'title', 'ru').text))
    expect(await block(page).locator('a[href$="#apply"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(data.map(({ id }) => `/ru/vacancy/${id}#apply`))
    await expect(block(page).getByRole('search')).toBeHidden()
  })
})

test('a deadline that has passed since the build ends the way to apply by the reader’s clock, though nobody touches the list', async ({ page }) => {
  const { data } = await listVacancies({ lang: 'en' })
  const closing = need(data.find(({ deadline_at }) => deadline_at !== null), 'vacancy with a deadline')
  const link = block(page).locator(`a[href="/en/vacancy/${closing.id}#apply"]`)
  const startWithClock = async (path: string) => {
    await page.goto(urlOf('main', path))
    // With a clock of its own the browser makes no marks, by which `open` sees that React has taken over.
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  }
  await open(page, urlOf('main', `/en${(await pageWith(name)).path}`))
  await expect(link).toBeVisible()

  const later = Date.parse(closing.deadline_at ?? '') + 60_000
  const toldBy = '**/builds/latest.json*'
  await page.route(toldBy, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(later).toUTCString() } })
  })
  await page.clock.setFixedTime(later)
  await startWithClock(`/en${(await pageWith(name)).path}`)

  const row = block(page).getByRole('article').filter({ has: page.getByRole('heading', { name: textOf(closing, 'title', 'en').text, exact: true }) })
  await expect(row.getByText(say('en', 'vacancies.closed'), { exact: true })).toBeVisible()
  await expect(link).toHaveCount(0)

  await startWithClock(`/en/vacancy/${closing.id}`)
  await expect(page.locator('#apply')).toContainText(say('en', 'vacancy.closed'))
  await expect(page.locator('#apply').getByRole('link', { name: say('en', 'vacancy.write') })).toHaveCount(0)

  // The server tells another time: it is the reader's clock that is ahead.
  await page.unroute(toldBy)
  const told = page.waitForResponse(toldBy)
  await startWithClock(`/en/vacancy/${closing.id}`)
  await told
  await expect(page.locator('#apply')).not.toContainText(say('en', 'vacancy.closed'))
})

test('a category stands in the address, another language keeps it, the back button undoes it', async ({ page }) => {
  const all = await listVacancies({})
  const { category } = need(all.data[0], 'open vacancy')
  const some = await listVacancies({ category_id: category.id })
  expect(some.total).toBeLessThan(all.total)
  await open(page, urlOf('main', `/en${(await pageWith(name)).path}`))

  await block(page).getByLabel(say('en', 'vacancies.category'), { exact: true }).selectOption(String(category.id))

  await expect(page).toHaveURL(new RegExp(`\\?category=${category.id}$`))
  await expect(count(page, 'en', some.total)).toBeVisible()
  await page.locator('header a[hreflang=ru]').first().click()
  await expect(page).toHaveURL(new RegExp(`/ru/.*\\?category=${category.id}$`))
  await expect(count(page, 'ru', some.total)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(count(page, 'en', all.total)).toBeVisible()
})

test('closed vacancies are shown on demand, without a way to apply', async ({ page }) => {
  const { total, data } = await listVacancies({ status: 'closed' })
  const closed = need(data[0], 'closed vacancy')
  await open(page, urlOf('main', `/kz${(await pageWith(name)).path}`))
  const choice = block(page).getByRole('radio', { name: say('kz', 'vacancies.status_closed') })

  // It follows the address, so it is not chosen at once.
  await choice.click()
  await expect(choice).toBeChecked()

  await expect(count(page, 'kz', total)).toBeVisible()
  await expect(block(page).getByRole('article').filter({ hasText: textOf(closed, 'title', 'kz').text }).first()).toContainText(say('kz', 'vacancies.closed'))
  await expect(block(page).locator('a[href$="#apply"]')).toHaveCount(0)
})

test('those that close soonest come first where they are sorted so', wide, async ({ page }) => {
  const { data } = await listVacancies({ sort: 'deadline_at', order: 'asc', lang: 'en' })
  await open(page, urlOf('main', `/en${(await pageWith(name)).path}?sort=deadline`))

  await expect(block(page).getByLabel(say('en', 'list.sort_by'), { exact: true })).toHaveValue('deadline')
  await expect(titles(page)).toHaveText(data.map((vacancy) => textOf(vacancy, 'title', 'en').text))
})

test('who goes back from a vacancy finds the list where they left it, in the order that they chose', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, urlOf('main', `/ru${(await pageWith(name)).path}`))
  await block(page).getByRole('button', { name: say('ru', 'filters.all') }).click()
  await block(page).getByLabel(say('ru', 'list.sort_by'), { exact: true }).selectOption('title')
  const { data } = await listVacancies({ sort: 'title', order: 'asc', lang: 'ru' })
  await expect(titles(page)).toHaveText(data.map((vacancy) => textOf(vacancy, 'title', 'ru').text))
  const link = titles(page).last().getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)

  await link.click()
  await expect(page).toHaveURL(/\/vacancy\/\d+$/)
  await page.goBack()

  await expect(link).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('the way to apply leads to that part of the vacancy’s page', async ({ page }) => {
  const vacancy = need((await listVacancies({})).data[0], 'open vacancy')
  await open(page, urlOf('main', `/en${(await pageWith(name)).path}`))

  await block(page).locator(`a[href="/en/vacancy/${vacancy.id}#apply"]`).click()

  await expect(page).toHaveURL(urlOf('main', `/en/vacancy/${vacancy.id}#apply`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(vacancy, 'title', 'en').text)
})

test('the vacancies are accessible and not wider than the window, in both themes, at 320 and 1440 pixels', wide, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, urlOf('main', `/kz${(await pageWith(name)).path}?status=closed`))
  await expect(block(page).getByText(say('kz', 'vacancies.closed')).first()).toBeVisible()

  await expectSoundAt(page, name, [320, 1440])
})
