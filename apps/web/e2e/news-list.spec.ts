import type { Page, Route } from 'playwright/test'
import { oneIn, wide } from './helpers/breadth'
import { contentOf, listNews, need, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { sites, urlOf } from './helpers/sites'
import { expect, open, quiet, test } from './helpers/test'

const api = '**/api/plugin/news'

test('the list is read page by page: by its links, by the address, by the back button', async ({ page }) => {
  await open(page, urlOf('main', '/en/news'))
  await expectList(page, { page: 1 })

  await next(page).click()
  await expectList(page, { page: 2 })
  await expect(page).toHaveURL(urlOf('main', '/en/news?page=2'))
  await expect(page.locator('main').getByRole('status')).toBeInViewport()
  await expect(page.getByRole('link', { name: say('en', 'list.page_of', { page: 2, last: (await listNews('main')).last_page }) })).toHaveAttribute('aria-current', 'page')

  await page.goBack()
  await expectList(page, { page: 1 })
  await expect(page).toHaveURL(urlOf('main', '/en/news'))

  await page.goForward()
  await expectList(page, { page: 2 })
  await previous(page).click()
  await expectList(page, { page: 1 })
  await expect(page).toHaveURL(urlOf('main', '/en/news'))
})

test('the last page has a way back and none onward', wide, async ({ page }) => {
  const { last_page: last } = await listNews('main')
  expect(last).toBeGreaterThan(1)

  await open(page, urlOf('main', `/en/news?page=${last}`))

  await expectList(page, { page: last })
  await expect(next(page)).toHaveCount(0)
  await expect(previous(page)).toBeVisible()
})

test('who follows a link to the second page reads the first one and the second one again', wide, async ({ page }) => {
  await open(page, urlOf('main', '/en/news?page=2'))
  await expectList(page, { page: 2 })

  await previous(page).click()
  await expect(page).toHaveURL(urlOf('main', '/en/news'))
  await expectList(page, { page: 1 })
  await next(page).click()

  await expect(page).toHaveURL(urlOf('main', '/en/news?page=2'))
  await expectList(page, { page: 2 })
})

test('an address with a page number opens that page, in a new tab as well', async ({ page, context }) => {
  await open(page, urlOf('main', '/en/news'))
  const [tab] = await Promise.all([context.waitForEvent('page'), next(page).click({ modifiers: ['ControlOrMeta'] })])

  await expect(tab).toHaveURL(urlOf('main', '/en/news?page=2'))
  await expectList(tab, { page: 2 })
  await expectList(page, { page: 1 })
})

test('of two fast clicks the second counts, even when its answer comes first', async ({ page }) => {
  const held: Route[] = []
  await page.route(api, async (route) => {
    if ((route.request().postDataJSON() as { page: number }).page === 2) held.push(route)
    else await route.continue()
  })
  await open(page, urlOf('main', '/en/news'))

  const { last_page: last } = await listNews('main')
  await next(page).click()
  await expect(page.getByRole('link', { name: say('en', 'list.page_of', { page: 2, last }) })).toHaveAttribute('aria-current', 'page')
  await next(page).click()

  await expectList(page, { page: 3 })
  await expect(page).toHaveURL(urlOf('main', '/en/news?page=3'))
  expect(held.length, 'requests for page 2').toBe(1)
  await held[0]?.continue().catch(() => undefined)
  await quiet(page)
  await expectList(page, { page: 3 })

  await page.goBack()
  await expect(page).toHaveURL(urlOf('main', '/en/news?page=2'))
})

test('two clicks in the same moment are one step', wide, async ({ page }) => {
  await open(page, urlOf('main', '/en/news'))

  await next(page).evaluate((link: HTMLElement) => {
    link.click()
    link.click()
  })

  await expectList(page, { page: 2 })
  await page.goBack()
  await expect(page).toHaveURL(urlOf('main', '/en/news'))
  await expectList(page, { page: 1 })
})

for (const [place, [name, fail]] of ([
  ['cannot be reached', (route: Route) => route.abort()],
  ['answers with an error', (route: Route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"status":500,"code":"internal"}' })],
  ['answers with something else', (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>proxy</h1>' })],
] as const).entries()) {
  test(`when the API ${name}, the list says so, and another try works`, oneIn(3, place), async ({ page, faults }) => {
    faults.expect(/Failed to load resource/)
    let held = Promise.resolve()
    let letThrough = () => undefined as void
    await page.route(api, async (route) => {
      await held
      await fail(route)
    })
    await open(page, urlOf('main', '/en/news'))
    await next(page).click()
    const alert = page.locator('main').getByRole('alert')
    await expect(alert).toContainText(say('en', 'list.failed'))

    held = new Promise<void>((resolve) => (letThrough = resolve))
    await alert.getByRole('button', { name: say('en', 'list.retry') }).click()
    await expect(alert, 'while it tries').toHaveCount(0)
    letThrough()
    await expect(alert).toContainText(say('en', 'list.failed'))

    await page.unroute(api)
    await alert.getByRole('button', { name: say('en', 'list.retry') }).click()
    await expectList(page, { page: 2 })
    await expect(alert).toBeHidden()
  })
}

test('while the API is slow, the former page stays and is marked busy', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(api, async (route) => {
    await released
    await route.continue()
  })
  await open(page, urlOf('main', '/en/news'))

  await next(page).click()

  const list = page.locator('main [aria-busy]')
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('main').getByRole('status')).toHaveText(say('en', 'list.loading'))
  expect(await shownIds(page)).toEqual((await listNews('main')).data.map(({ id }) => id))

  release()
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await expectList(page, { page: 2 })
})

test('a page beyond the last one says that it is empty and leads back to the last one', async ({ page }) => {
  const { last_page: last } = await listNews('main')

  await open(page, urlOf('main', `/en/news?page=${last + 5}`))
  await expect(page.getByText(say('en', 'list.beyond_last'))).toBeVisible()
  expect(await shownIds(page)).toEqual([])
  await expect(next(page)).toHaveCount(0)

  await previous(page).click()
  await expectList(page, { page: last })
  await expect(page).toHaveURL(urlOf('main', `/en/news?page=${last}`))
})

test('a page number that is none shows the first page', wide, async ({ page }) => {
  for (const number of ['0', '-1', 'two', '1.5', '']) {
    await open(page, urlOf('main', `/en/news?page=${number}`))

    await expectList(page, { page: 1 })
  }
})

for (const [place, site] of sites.entries()) {
  test(`each category of ${site} shows its own news and their number`, oneIn(2, place), async ({ page }) => {
    const { categories } = await contentOf(site)
    const filled = categories.filter((category) => category.news_count > 0)
    expect(filled.length).toBeGreaterThan(0)

    for (const category of filled) {
      const path = `/en/news/category/${category.slug}`
      await open(page, urlOf(site, path))
      const answer = await listNews(site, { category_slug: category.slug })

      expect.soft(await shownIds(page), path).toEqual(answer.data.map(({ id }) => id))
      expect.soft(answer.data.every((item) => item.categories.some(({ slug }) => slug === category.slug)), path).toBe(true)
      await expect.soft(page.locator('main').getByRole('status')).toHaveText(say('en', 'news.count', { count: answer.total }))
      await expect.soft(categoryLinks(page).and(page.locator('[aria-current=page]'))).toHaveText(`${textOf(category, 'name', 'en').text} ${category.news_count}`)
      expect.soft(answer.total, path).toBe(category.news_count)
    }

    await expect(categoryLinks(page)).toHaveText([say('en', 'news.all_categories'), ...filled.map((category) => `${textOf(category, 'name', 'en').text} ${category.news_count}`)])
  })
}

test('a category of more than one page is read on within itself', wide, async ({ page }) => {
  const { categories } = await contentOf('main')
  const { slug } = need(categories.find((category) => category.news_count > 12), 'category of more than one page')
  await open(page, urlOf('main', `/en/news/category/${slug}`))

  await next(page).click()

  await expectList(page, { page: 2, category_slug: slug })
  await expect(page).toHaveURL(urlOf('main', `/en/news/category/${slug}?page=2`))
})

for (const site of ['main', 'lib'] as const) {
  test(`the news of ${site} are read by year, which the address holds and the back button undoes`, async ({ page }) => {
    const { years, total } = await listNews(site)
    expect(years.length).toBeGreaterThan(1)
    const year = need(years.at(-1), 'year')
    await open(page, urlOf(site, '/en/news'))
    const options = page.getByRole('group', { name: say('en', 'list.year') }).getByRole('link')
    await expect(options).toHaveText([say('en', 'list.all'), ...years.map(String)])

    await options.last().click()
    await expect(page).toHaveURL(urlOf(site, `/en/news?year=${year}`))
    const ofYear = await listNews(site, { year })
    expect(ofYear.total).toBeLessThan(total)
    await expect.poll(() => shownIds(page)).toEqual(ofYear.data.map(({ id }) => id))
    await expect(page.locator('main').getByRole('status')).toHaveText(say('en', 'news.count', { count: ofYear.total }))

    await page.goBack()
    await expect(page).toHaveURL(urlOf(site, '/en/news'))
    await expect(page.locator('main').getByRole('status')).toHaveText(say('en', 'news.count', { count: total }))
  })
}

test('a year of a category is a page of its own in three languages', wide, async ({ page }) => {
  const { years } = await listNews('main')
  const { categories } = await contentOf('main')
  const { slug } = need(categories.find(({ news_count }) => news_count > 0), 'category')
  const year = need(years.at(-1), 'year')
  const { data, total } = await listNews('main', { category_slug: slug, year })

  for (const language of ['kz', 'ru', 'en'] as const) {
    await open(page, urlOf('main', `/${language}/news/category/${slug}?year=${year}`))

    await expect.poll(() => shownIds(page)).toEqual(data.map(({ id }) => id))
    await expect(page.locator('main').getByRole('status')).toHaveText(say(language, 'news.count', { count: total }))
  }
})

test('another category starts at its first page', wide, async ({ page }) => {
  const { categories } = await contentOf('main')
  const category = need(categories.find(({ news_count }) => news_count > 0), 'category')
  await open(page, urlOf('main', '/en/news?page=2'))
  await expectList(page, { page: 2 })

  await page.locator(`main nav a[href="/en/news/category/${category.slug}"]`).click()

  await expect(page).toHaveURL(urlOf('main', `/en/news/category/${category.slug}`))
  await expectList(page, { page: 1, category_slug: category.slug })
})

function categoryLinks(page: Page) {
  return page.getByRole('navigation', { name: say('en', 'news.categories') }).getByRole('link')
}

function next(page: Page) {
  return page.locator('main nav a[rel=next]')
}

function previous(page: Page) {
  return page.locator('main nav a[rel=prev]')
}

function shownIds(page: Page): Promise<number[]> {
  return page.locator('main [aria-busy] h2 a').evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').pop())))
}

/** The news that the API gives for a page, in its order, and their number. */
async function expectList(page: Page, wanted: { page: number; category_slug?: string }) {
  const { data, total } = await listNews('main', wanted)
  expect(data.length).toBeGreaterThan(0)
  await expect.poll(() => shownIds(page)).toEqual(data.map(({ id }) => id))
  await expect(page.locator('main h2').first()).toHaveText(textOf(data[0]!, 'title', 'en').text)
  await expect(page.locator('main').getByRole('status')).toHaveText(say('en', 'news.count', { count: total }))
}
