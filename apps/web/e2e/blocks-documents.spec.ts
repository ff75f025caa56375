import type { Locator, Page } from 'playwright/test'
import type { Schema } from '@university/api-client/types'
import { blockOf, expectAwake, expectSoundAt, pageWith } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'DocsListBlock'
const block = (page: Page) => blockOf(page, name)
const titles = (page: Page) => block(page).getByRole('heading', { level: 3 })
const listDocuments = (body: object) => post<Schema<'DocumentList'>>('/api/plugin/edu-docs', { slug: '', per_page: 10, ...body })

/** The page with all documents. */
const documents = async () => (await pageWith(name, ({ props }) => Object.keys(props).length === 0)).path

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first documents are there with their files, and nothing that would not act', wide, async ({ page }) => {
    const { data } = await listDocuments({ lang: 'ru' })
    await page.goto(urlOf('main', `/ru${await documents()}`))

    expect(await titles(page).allInnerTexts()).toEqual(data.map((document) => textOf(document, 'title', 'ru').text))
    const files = data.flatMap((document) => document.files.map(({ url }) => url))
    expect((await block(page).locator('a[type]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))).sort()).toEqual(files.sort())
    await expect(block(page).getByRole('search')).toBeHidden()
    await expect(block(page).getByRole('navigation', { name: say('ru', 'docs.categories') })).toBeHidden()
    // Without the tree the list has all of the width.
    const width = async (part: Locator) => (await part.boundingBox())?.width
    expect(await width(block(page).getByRole('article').first())).toBe(await width(block(page)))
  })
})

test('a category is chosen in the tree; it stands in the address, can be undone, and is kept by another language', async ({ page }) => {
  const { categories, total } = await listDocuments({})
  const child = need(categories.find((category) => category.parent_id !== null && category.documents_count > 0), 'category below another')
  const parent = need(categories.find(({ id }) => id === child.parent_id), 'category above it')
  await open(page, urlOf('main', `/en${await documents()}`))
  const tree = block(page).getByRole('navigation', { name: say('en', 'docs.categories') })
  const link = (category: Schema<'DocumentCategory'>) => tree.getByRole('link', { name: `${textOf(category, 'name', 'en').text} ${category.documents_count}`, exact: true })

  await link(parent).click()
  await link(child).click()

  await expect(page).toHaveURL(new RegExp(`\\?category=${child.id}$`))
  await expect(block(page).getByText(say('en', 'docs.count', { count: child.documents_count }), { exact: true })).toBeVisible()
  await page.locator('header a[hreflang=ru]').first().click()
  await expect(page).toHaveURL(new RegExp(`/ru/.*\\?category=${child.id}$`))
  await expect(block(page).getByText(say('ru', 'docs.count', { count: child.documents_count }), { exact: true })).toBeVisible()

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`\\?category=${parent.id}$`))
  await page.goBack()
  await expect(block(page).getByText(say('en', 'docs.count', { count: total }), { exact: true })).toBeVisible()
})

test('a choice leaves the page where the reader has scrolled it', async ({ page }) => {
  const { total } = await listDocuments({ doc_lang: 'en' })
  await open(page, urlOf('main', `/kz${await documents()}`))
  await block(page).getByRole('searchbox').evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 150))
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)

  await block(page).getByLabel(say('kz', 'docs.language')).selectOption('en')

  await expect(block(page).getByText(say('kz', 'docs.count', { count: total }), { exact: true })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('a document leads to its earlier versions', wide, async ({ page }) => {
  const [current, all] = await Promise.all([listDocuments({ per_page: 100 }), listDocuments({ per_page: 100, include_replaced: true })])
  const newer = need(current.data.find(({ replaces_id }) => all.data.some(({ id }) => id === replaces_id)), 'document that replaces another')
  const former = need(all.data.find(({ id }) => id === newer.replaces_id), 'document that is replaced')
  await open(page, urlOf('main', `/ru${await documents()}?category=${newer.category.id}`))
  const row = block(page).getByRole('article').filter({ has: page.getByRole('heading', { name: textOf(newer, 'title', 'ru').text, exact: true }) })

  await row.getByRole('button', { name: say('ru', 'docs.earlier') }).click()

  await expect(row.getByText(textOf(former, 'title', 'ru').text, { exact: true })).toBeVisible()
})

test('what an editor has fixed is not offered', wide, async ({ page }) => {
  const { path, options } = await pageWith(name, ({ props }) => 'category_id' in props)
  const { data, total } = await listDocuments({ ...options, lang: 'kz' })
  await open(page, urlOf('main', `/kz${path}?category=1`))
  await expectAwake(block(page))

  await expect(block(page).getByText(say('kz', 'docs.count', { count: total }), { exact: true })).toBeVisible()
  await expect(titles(page)).toHaveText(data.map((document) => textOf(document, 'title', 'kz').text))
  await expect(block(page).getByRole('navigation', { name: say('kz', 'docs.categories') })).toHaveCount(0)
})

test('nothing is wider than the window, and everything is accessible, in both themes, at 320 and 1440 pixels', wide, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, urlOf('main', `/kz${await documents()}?file=ru`))
  await expect(block(page).getByRole('button', { name: say('kz', 'filters.reset') })).toBeVisible()

  await expectSoundAt(page, name, [320, 1440])
})
