import { readFileSync } from 'node:fs'
import type { Schema } from '@university/api-client/types'
import { blockOf, expectSoundAt, pageWith } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'ScientificProjects'
const listProjects = (body: object) => post<Schema<'ScientificProjectList'>>('/api/plugin/scientific-projects', { slug: '', ...body })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first projects are there in the language of the page, what they aim at among it', wide, async ({ page }) => {
    const { data } = await listProjects({ lang: 'ru' })
    const { path } = await pageWith(name)
    await page.goto(urlOf('main', `/ru${path}`))
    const block = blockOf(page, name)

    await expect(block.getByRole('heading', { level: 3 })).toHaveText(data.map((row) => textOf(row, 'title', 'ru').text))
    await block.locator('summary').first().click()
    await expect(block.locator('details').first().getByText(say('ru', 'projects.period'))).toBeVisible()
    await expect(block.getByRole('search')).toBeHidden()
  })
})

test('filters stand in the address: they can be shared, undone, and read in another language', async ({ page }) => {
  const applied = need((await listProjects({})).data[0], 'project').type.id
  const [some, all] = [await listProjects({ type_id: applied, status: 'ongoing' }), await listProjects({})]
  const { path, prefix } = await pageWith(name)
  await open(page, urlOf('main', `/ru${path}?${prefix}type=${applied}&${prefix}status=ongoing`))
  const block = blockOf(page, name)
  await expect(block.getByText(say('ru', 'projects.count', { count: some.total }), { exact: true })).toBeVisible()

  await page.locator('header a[hreflang=en]').first().click()
  await expect(page).toHaveURL(new RegExp(`/en/.*\\?${prefix}type=${applied}&${prefix}status=ongoing$`))
  await expect(block.getByText(say('en', 'projects.count', { count: some.total }), { exact: true })).toBeVisible()

  await block.getByRole('button', { name: say('en', 'filters.reset') }).click()
  await expect(block.getByText(say('en', 'projects.count', { count: all.total }), { exact: true })).toBeVisible()
  await page.goBack()
  await expect(block.getByText(say('en', 'projects.count', { count: some.total }), { exact: true })).toBeVisible()
})

test('a leader is chosen by name, and leads to the portfolio in the language of the page', wide, async ({ page }) => {
  const { leader } = need((await listProjects({ lang: 'kz' })).data.find((project) => project.leader.portfolio_id !== null), 'project whose leader has a portfolio')
  const { total } = await listProjects({ leader_id: leader.portfolio_id })
  const { path } = await pageWith(name)
  await open(page, urlOf('main', `/kz${path}`))
  const block = blockOf(page, name)

  await block.getByLabel(say('kz', 'projects.leader'), { exact: true }).selectOption({ label: textOf(leader, 'full_name', 'kz').text })

  await expect(block.getByText(say('kz', 'projects.count', { count: total }), { exact: true })).toBeVisible()
  await expect(block.getByRole('article').first().getByRole('link', { name: textOf(leader, 'full_name', 'kz').text }).first()).toHaveAttribute('href', `/kz/portfolio/${leader.portfolio_id}`)
})

test('the chart counts the projects of each field, with its table behind it', async ({ page }) => {
  const { data } = await listProjects({ per_page: 100 })
  const fields = new Set(data.map((project) => textOf(project, 'priority', 'en').text))
  const { path } = await pageWith(name)
  await open(page, urlOf('main', `/en${path}`))

  await blockOf(page, name).getByRole('button', { name: say('en', 'chart.show') }).click()

  const figure = blockOf(page, name).getByRole('figure', { name: say('en', 'projects.chart') })
  await expect(figure.locator('svg .mark-1').first()).toBeVisible()
  await figure.getByText(say('en', 'chart.data')).click()
  await expect(figure.locator('tbody tr')).toHaveCount(fields.size)
})

test('the file has every project of the choice', wide, async ({ page }) => {
  const { total } = await listProjects({ status: 'ongoing' })
  const { path, prefix } = await pageWith(name)
  await open(page, urlOf('main', `/ru${path}?${prefix}status=ongoing`))
  const saved = page.waitForEvent('download')

  await blockOf(page, name).getByRole('button', { name: say('ru', 'table.csv') }).click()

  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file.startsWith(`\uFEFF${say('ru', 'projects.irn')};${say('ru', 'projects.topic')};`)).toBe(true)
  expect(file.trimEnd().split('\r\n')).toHaveLength(total + 1)
})

test('nothing is wider than the window, and everything is accessible, in both themes, at 320 and 1440 pixels', wide, async ({ page }) => {
  const { path, prefix } = await pageWith(name)
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, urlOf('main', `/kz${path}?${prefix}status=ongoing`))
  await expect(blockOf(page, name).getByRole('button', { name: say('kz', 'filters.reset') })).toBeVisible()
  // The rows become others when the answer is there.
  await expect(blockOf(page, name).locator('[aria-busy=true]')).toHaveCount(0)
  await blockOf(page, name).locator('summary').first().click()

  await expectSoundAt(page, name, [320, 1440])
})
