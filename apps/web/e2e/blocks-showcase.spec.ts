import type { Schema } from '@university/api-client/types'
import { blockOf, expectAwake, expectSoundAt, pageWith } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'DigitalShowcase'
const listShowcase = (body: object) => post<Schema<'ShowcaseList'>>('/api/plugin/digital-showcase', { slug: '', ...body })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first products are there in the language of the page, each with its state and the way to it', wide, async ({ page }) => {
    const { data } = await listShowcase({ lang: 'ru' })
    const { path } = await pageWith(name)
    await page.goto(urlOf('main', `/ru${path}`))
    const block = blockOf(page, name)

    await expect(block.getByRole('heading', { level: 3 })).toHaveText(data.map((row) => textOf(row, 'title', 'ru').text))
    for (const [index, item] of data.entries()) {
      const card = block.getByRole('article').nth(index)
      await expect.soft(card).toContainText(say('ru', `showcase.status_${item.status}`))
      await expect.soft(card.locator(`a[href="${item.url}"]`)).toHaveCount(item.url === null ? 0 : 1)
    }
    await expect(block.getByRole('search')).toBeHidden()
  })
})

test('a category stands in the address of its place: it can be shared, undone, and read in another language', async ({ page }) => {
  const { categories, total } = await listShowcase({})
  const category = need(categories[0], 'category')
  const { path, prefix } = await pageWith(name)
  const query = `${prefix}category=${category.id}`
  await open(page, urlOf('main', `/en${path}`))
  const block = blockOf(page, name)

  await block.getByRole('radio', { name: textOf(category, 'name', 'en').text, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`\\?${query}$`))
  await expect(block.getByText(say('en', 'showcase.count', { count: category.items_count }), { exact: true })).toBeVisible()

  await page.locator('header a[hreflang=ru]').first().click()
  await expect(page).toHaveURL(new RegExp(`/ru/.*\\?${query}$`))
  await expect(block.getByText(say('ru', 'showcase.count', { count: category.items_count }), { exact: true })).toBeVisible()
  await expect(block.getByRole('radio', { name: textOf(category, 'name', 'ru').text })).toBeChecked()

  await page.goBack()
  await page.goBack()
  await expect(block.getByText(say('en', 'showcase.count', { count: total }), { exact: true })).toBeVisible()
})

test('archived products are shown to who asks for them', wide, async ({ page }) => {
  const { data } = await listShowcase({ status: 'archived' })
  const archived = textOf(need(data[0], 'archived product'), 'title', 'en').text
  const { path, prefix } = await pageWith(name)
  await open(page, urlOf('main', `/en${path}`))
  const block = blockOf(page, name)
  await expect(block.getByRole('heading', { name: archived })).toHaveCount(0)

  await block.getByLabel(say('en', 'showcase.status'), { exact: true }).selectOption('archived')

  await expect(page).toHaveURL(new RegExp(`${prefix}status=archived$`))
  await expect(block.getByRole('heading', { name: archived })).toBeVisible()
})

test('the chart counts the products of each category, with its table behind it', wide, async ({ page }) => {
  const { categories } = await listShowcase({})
  const { path } = await pageWith(name)
  await open(page, urlOf('main', `/kz${path}`))

  await blockOf(page, name).getByRole('button', { name: say('kz', 'chart.show') }).click()

  const figure = blockOf(page, name).getByRole('figure', { name: say('kz', 'showcase.chart') })
  await expect(figure.locator('svg .mark-1').first()).toBeVisible()
  await figure.getByText(say('kz', 'chart.data')).click()
  await expect(figure.locator('tbody tr')).toHaveCount(categories.length)
})

test('nothing is wider than the window, and everything is accessible, in both themes, at 320 and 1440 pixels', wide, async ({ page }) => {
  const { path, prefix } = await pageWith(name)
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, urlOf('main', `/kz${path}?${prefix}sort=trl`))
  // The rows become others when the code and the answer are there.
  await expectAwake(blockOf(page, name))
  await expect(blockOf(page, name).locator('[aria-busy=true]')).toHaveCount(0)
  await blockOf(page, name).locator('summary').first().click()

  await expectSoundAt(page, name, [320, 1440])
})
