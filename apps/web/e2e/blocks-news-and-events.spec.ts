import type { Page } from 'playwright/test'
import type { Schema } from '@university/api-client/types'
import { blockOf, expectAwake, expectSoundAt, pageWith } from './helpers/block-page'
import { oneIn, wide } from './helpers/breadth'
import { contentOf, need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { publicUrlOf, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const news = (page: Page) => blockOf(page, 'NewsPlugin')
const events = (page: Page) => blockOf(page, 'EventsPlugin')

/** The page of the sample with news, and what its block asks for. */
async function newsSample() {
  const { path, options } = await pageWith('NewsPlugin')
  return { path, list: (body: object) => post<Schema<'NewsList'>>('/api/plugin/news', { slug: '', ...options, ...body }) }
}

/** The page of the sample with events, and what its block asks for. */
async function eventsSample() {
  const { path, options } = await pageWith('EventsPlugin')
  return { path, list: (body: object) => post<Schema<'EventList'>>('/api/plugin/events', { slug: '', upcoming: true, ...options, ...body }) }
}

for (const name of ['NewsPlugin', 'EventsPlugin']) {
  test(`${name} is accessible and not wider than the window, in both themes, at 320 and 1440 pixels`, wide, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await open(page, urlOf('main', `/kz${(await pageWith(name)).path}?page=1`))
    await expectAwake(blockOf(page, name))

    await expectSoundAt(page, name, [320, 1440])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first news are there, with the ways to the list and the feed', wide, async ({ page }) => {
    const { path, list } = await newsSample()
    const { data } = await list({ lang: 'ru' })
    await page.goto(urlOf('main', `/ru${path}`))

    expect(await news(page).getByRole('heading', { level: 3 }).locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(data.map(({ id }) => `/ru/news/${id}`))
    await expect(news(page).locator('a[href="/ru/news/feed.xml"]')).toBeVisible()
  })

  test('what is to come is there, with the calendar to subscribe to', wide, async ({ page }) => {
    const { path, list } = await eventsSample()
    const { data } = await list({ lang: 'ru' })
    await page.goto(urlOf('main', `/ru${path}`))

    expect(await events(page).getByRole('heading', { level: 4 }).locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(data.map(({ id }) => `/ru/events/${id}`))
    await expect(events(page).locator('a[href="/ru/events.ics"]')).toBeVisible()
    await expect(events(page).locator('a[href^="webcal:"]')).toHaveAttribute('href', publicUrlOf('main', '/ru/events.ics').replace(/^https?/, 'webcal'))
  })
})

test('a year of news stands in the address, within the category of the editor, and the back button undoes it', wide, async ({ page }) => {
  const { path, list } = await newsSample()
  const all = await list({})
  const year = need(all.years[1], 'second year with news')
  const some = await list({ year })
  expect(some.total).not.toBe(all.total)
  await open(page, urlOf('main', `/en${path}`))

  await news(page).getByLabel(say('en', 'list.year'), { exact: true }).selectOption(String(year))

  await expect(page).toHaveURL(new RegExp(`\\?year=${year}$`))
  await expect(news(page).getByText(say('en', 'news.count', { count: some.total }), { exact: true })).toBeVisible()
  await page.goBack()
  await expect(news(page).getByText(say('en', 'news.count', { count: all.total }), { exact: true })).toBeVisible()
})

test('news are a list on demand', wide, async ({ page }) => {
  const { path, list } = await newsSample()
  const { data } = await list({})
  await open(page, urlOf('main', `/kz${path}`))
  await expect(news(page).locator('img').first()).toBeAttached()

  await news(page).getByRole('radio', { name: say('kz', 'news.view_rows') }).click()

  await expect(page).toHaveURL(/\?view=rows$/)
  await expect(news(page).locator('img')).toHaveCount(0)
  await expect(news(page).getByRole('heading', { level: 3 })).toHaveCount(data.length)
})

test('past events of the category are shown on demand, and the back button undoes it', async ({ page }) => {
  const { path, list } = await eventsSample()
  const [upcoming, past] = [await list({}), await list({ upcoming: false })]
  const first = need(upcoming.data[0], 'event to come')
  await open(page, urlOf('main', `/en${path}`))

  await events(page).getByRole('link', { name: say('en', 'events.past'), exact: true }).click()

  await expect(page).toHaveURL(/\?period=past$/)
  await expect(events(page).getByText(say('en', 'events.count', { count: past.total }), { exact: true })).toBeVisible()
  await page.goBack()
  await expect(events(page).getByRole('heading', { name: textOf(first, 'title', 'en').text })).toBeVisible()
})

test('days are typed as well as chosen: those that exist stand in the address, others are told and ignored', async ({ page }) => {
  const { events: all } = await contentOf('main')
  const event = need(all.find(({ starts_at, status }) => Date.parse(starts_at) > Date.now() && status === 'scheduled'), 'event to come')
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Almaty' }).format(new Date(event.starts_at))
  const { total } = await post<Schema<'EventList'>>('/api/plugin/events', { slug: '', upcoming: true, from: day, to: day })
  await open(page, urlOf('main', '/en/events'))

  await page.getByRole('button', { name: say('en', 'events.dates') }).click()
  for (const field of ['First day', 'Last day']) {
    await expect(page.getByLabel(field)).toBeFocused()
    await page.getByLabel(field).fill(day.split('-').reverse().join('.'))
    await page.keyboard.press('Enter')
  }

  await expect(page).toHaveURL(new RegExp(`\\?from=${day}&to=${day}$`))
  await expect(page.getByText(say('en', 'events.count', { count: total }), { exact: true })).toBeVisible()
  await page.getByLabel('Last day').fill('31.02.2099')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText('31.02.2099 is an invalid date (dd.mm.yyyy)')).toBeVisible()
  await expect(page.getByLabel('Last day')).toHaveValue(day.split('-').reverse().join('.'))
  await page.goBack()
  await expect(page).toHaveURL(urlOf('main', '/en/events'))
})

test('no letter is lost that is typed after a day that is none, and the mouse that lies on the calendar types nothing', wide, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, urlOf('main', '/en/events'))
  await page.getByRole('button', { name: say('en', 'events.dates') }).click()
  const field = (name: string) => page.getByLabel(name)
  await expect(field('First day')).toBeFocused()
  await page.locator('.ant-picker-cell-in-view').first().hover()

  await page.keyboard.type('31.02.2099')
  await page.keyboard.press('Tab')
  await expect(page.getByText('31.02.2099 is an invalid date (dd.mm.yyyy)')).toBeVisible()
  await page.keyboard.type('01.01.2098')

  await expect(field('Last day')).toHaveValue('01.01.2098')
  await page.keyboard.press('Enter')
  await expect(field('First day')).toBeFocused()
  await expect(field('First day')).toHaveValue('')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?to=2098-01-01$/)
})

for (const [place, width] of [320, 1440].entries()) {
  test(`at ${width} pixels the calendar has ten years to a page in two columns, and fits the window`, oneIn(2, place), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, urlOf('main', '/kz/events'))
    await page.getByRole('button', { name: say('kz', 'events.dates') }).click()

    await page.locator('.ant-picker-year-btn').first().click()

    const years = page.locator('.ant-picker-year-panel td:visible')
    await expect(years).toHaveCount(10)
    const boxes = await years.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()).map(({ left, right }) => ({ left, right })))
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(2)
    expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width)
  })
}
