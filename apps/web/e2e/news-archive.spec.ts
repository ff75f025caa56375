import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { contentOf, listArchivedNews, need, textOf, yearOf } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test('the list of news leads to the archive, a category to its part of it', async ({ page }) => {
  const { categories, archivedNews } = await contentOf('main')
  const { slug } = need(categories.find((category) => archivedNews.some((item) => item.categories.some((one) => one.slug === category.slug))), 'category with archived news')
  await open(page, urlOf('main', '/en/news'))
  await page.locator('main').getByRole('link', { name: say('en', 'archive.title') }).click()
  await expect(page).toHaveURL(urlOf('main', '/en/news/archive'))
  await expectItems(page, {})

  await open(page, urlOf('main', `/en/news/category/${slug}`))
  await page.locator('main').getByRole('link', { name: say('en', 'archive.title') }).click()
  await expect(page).toHaveURL(urlOf('main', `/en/news/archive?category=${slug}`))
  await expectItems(page, { category_slug: slug })
})

test('the archive is read by year, which the address holds and the back button undoes', async ({ page }) => {
  const { years } = await listArchivedNews('main')
  expect(years.length).toBeGreaterThan(1)
  await open(page, urlOf('main', '/en/news/archive'))
  const options = page.getByRole('group', { name: say('en', 'list.year') }).getByRole('link')
  await expect(options).toHaveText([say('en', 'list.all'), ...years.map(String)])

  await options.last().click()
  await expectItems(page, { year: years.at(-1)! })
  await expect(page).toHaveURL(urlOf('main', `/en/news/archive?year=${years.at(-1)}`))
  await expect(page.locator('main h2')).toHaveText([String(years.at(-1))])

  await page.goBack()
  await expectItems(page, {})
})

test('the button of the search is as high as its field', async ({ page }) => {
  await open(page, urlOf('main', '/en/news/archive'))

  const search = page.getByRole('search', { name: say('en', 'archive.search') })
  const boxes = await Promise.all([search.getByRole('searchbox').boundingBox(), search.getByRole('button').boundingBox()])

  expect(boxes.map((box) => [box?.y, box?.height])).toEqual([[boxes[0]?.y, boxes[0]?.height], [boxes[0]?.y, boxes[0]?.height]])
})

test('words find items, and stay with the other filters', wide, async ({ page }) => {
  const { archivedNews } = await contentOf('main')
  const item = need(archivedNews.find(({ title_ru, tags }) => title_ru !== null && tags.length > 0), 'archived item with a Russian title')
  const words = need(item.title_ru?.split(' ').sort((a, b) => b.length - a.length)[0]?.replace(/[«».,:;!?]/g, ''), 'word of the title')
  const year = yearOf(item.published_at)
  await open(page, urlOf('main', `/ru/news/archive?year=${year}`))
  await expectItems(page, { year })

  const field = page.getByRole('searchbox', { name: say('ru', 'archive.search') })
  await field.fill(words)
  await field.press('Enter')

  await expectItems(page, { q: words, year })
  expect(await shownIds(page)).toContain(item.id)
  await expect(page).toHaveURL(urlOf('main', `/ru/news/archive?${new URLSearchParams({ year: String(year), q: words })}`))
})

test('an archived item says so, since when, and where it used to be', async ({ page }) => {
  const { archivedNews } = await contentOf('main')
  const item = need(archivedNews.find(({ legacy_url, available_langs }) => legacy_url !== null && available_langs.includes('en')), 'archived item of the former site in English')
  await open(page, urlOf('main', `/en/news/archive/${item.id}`))

  await expect(page.locator('h1')).toHaveText(textOf(item, 'title', 'en').text)
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Almaty' }).format(new Date(item.archived_at))
  await expect(page.locator('article header')).toContainText(say('en', 'archive.note', { date }))
  const link = page.locator('article header').getByRole('link', { name: say('en', 'archive.legacy_link') })
  await expect(link).toHaveAttribute('href', item.legacy_url!)
})

/** The items that the API gives for the filters, in its order, and their number. */
async function expectItems(page: Page, filters: Parameters<typeof listArchivedNews>[1]) {
  const { data, total } = await listArchivedNews('main', filters)
  expect(data.length).toBeGreaterThan(0)
  await expect.poll(() => shownIds(page)).toEqual(data.map(({ id }) => id))
  const language = page.url().includes('/ru/') ? 'ru' : 'en'
  await expect(page.locator('main').getByRole('status')).toHaveText(say(language, 'news.count', { count: total }))
}

function shownIds(page: Page): Promise<number[]> {
  return page.locator('main [aria-busy] h3 a').evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').pop())))
}
