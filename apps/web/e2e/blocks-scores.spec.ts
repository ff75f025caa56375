import { readFileSync } from 'node:fs'
import type { Schema } from '@university/api-client/types'
import { blockOf, expectSoundAt, pageWith, wake } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, framesPass, open, openToTheEnd, test } from './helpers/test'

const name = 'ScoreListBlock'

/** The page with the scores of a kind of test. */
const pathOf = async (category: number) => (await pageWith(name, ({ props }) => props['category_id'] === category)).path

const listScores = (body: object) => post<Schema<'PassingScoreList'>>('/api/plugin/edu-passing-score', { slug: '', per_page: 20, category_id: 1, ...body })

/** The newest year with scores. */
async function newestYear(): Promise<number> {
  const { years } = await listScores({})
  return need(years[0], 'year with scores')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the scores of the newest year are there in the language of the page, and nothing that would not act', wide, async ({ page }) => {
    const { data } = await listScores({ lang: 'ru', year: await newestYear() })
    await page.goto(urlOf('main', `/ru${await pathOf(1)}`))
    const block = blockOf(page, name)

    await expect(block.getByRole('heading', { level: 2 })).toHaveText(`${say('ru', 'scores.title')} ${await newestYear()}`)
    expect(await block.locator('tbody th').allInnerTexts()).toEqual(data.map((row) => expect.stringContaining(textOf(row, 'group_name', 'ru').text)))
    await expect(block.getByRole('search')).toBeHidden()
    await expect(block.getByRole('button', { name: say('ru', 'scores.my_check') })).toBeHidden()
  })
})

test('one’s points are held against past years, with a disclaimer, and stand in the address', async ({ page }) => {
  const year = await newestYear()
  const [enough, all] = [await listScores({ year, score: 98 }), await listScores({ year })]
  expect(enough.total).toBeLessThan(all.total)
  await open(page, urlOf('main', `/en${await pathOf(1)}`))
  const block = blockOf(page, name)
  const field = block.getByRole('textbox', { name: /0–140/ })
  await expect(field).toHaveAccessibleDescription(say('en', 'scores.disclaimer'))

  await field.fill('98')
  await field.press('Enter')

  await expect(page).toHaveURL(/\?score=98$/)
  await expect(block.getByText(say('en', 'scores.my_answer', { count: enough.total, score: 98, total: all.total }), { exact: true })).toBeInViewport()
  await block.getByRole('button', { name: say('en', 'scores.my_rows') }).click()
  await expect(block.getByRole('table')).toBeInViewport()
  await page.goBack()
  await expect(block.getByText(say('en', 'scores.count', { count: all.total }), { exact: true })).toBeVisible()
  await expect(field).toHaveValue('')
})

test('points that the test does not give are not looked for', wide, async ({ page }) => {
  await open(page, urlOf('main', `/en${await pathOf(1)}`))
  const block = blockOf(page, name)

  await block.getByRole('textbox', { name: /0–140/ }).fill('141')
  await block.getByRole('button', { name: say('en', 'scores.my_check') }).click()

  await expect(block.getByRole('alert')).toHaveText(say('en', 'scores.my_wrong', { limit: 140 }))
  await expect(page).not.toHaveURL(/score=/)
})

test('the test that an editor has fixed is not offered, and gives its own points', wide, async ({ page }) => {
  const { years } = await listScores({ category_id: 2 })
  const { total } = await listScores({ category_id: 2, year: years[0] })
  await open(page, urlOf('main', `/kz${await pathOf(2)}`))
  const block = blockOf(page, name)

  await expect(block.getByText(say('kz', 'scores.count', { count: total }), { exact: true })).toBeVisible()
  await expect(block.getByLabel(say('kz', 'scores.my_points', { limit: 150 }))).toBeVisible()
  await expect(block.getByLabel(say('kz', 'scores.test'), { exact: true })).toHaveCount(0)
})

test('a group is shown over the years in a chart, with its table behind it', async ({ page }) => {
  const [row] = (await listScores({ lang: 'en', year: await newestYear() })).data
  const { group_code } = need(row, 'score')
  const { total, data } = await listScores({ group_code, per_page: 100 })
  const years = new Set(data.filter(({ competition, score_min }) => competition === 'general' && score_min !== null).map(({ year }) => year))
  await open(page, urlOf('main', `/en${await pathOf(1)}`))
  const block = blockOf(page, name)

  await block.locator('tbody th a').first().click()

  await expect(page).toHaveURL(new RegExp(`\\?group=${group_code}&year=all$`))
  await expect(block.getByText(say('en', 'scores.count', { count: total }), { exact: true })).toBeVisible()
  const figure = block.getByRole('figure')
  await expect(figure.locator('svg .line-1')).toBeVisible()
  // The ground around the points keeps the line of one’s own off them.
  await expect(figure.locator('svg [paint-order=stroke] text').first()).toBeVisible()
  await figure.getByText(say('en', 'chart.data')).click()
  await expect(figure.getByRole('rowheader')).toHaveText([...years].sort().map(String))
})

test('who comes back from a group finds the row where it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openToTheEnd(page, urlOf('main', `/en${await pathOf(1)}`))
  const block = blockOf(page, name)
  await wake(block)
  const row = block.locator('tbody th a').nth(11)
  const place = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await row.scrollIntoViewIfNeeded()
  await framesPass(page)
  const before = await place()

  await row.click()
  await expect(block.getByRole('figure')).toBeInViewport()
  await page.goBack()

  await expect(block.getByRole('figure')).toHaveCount(0)
  await framesPass(page)
  expect(await place()).toBe(before)
})

test('filters stay in the address with another language', async ({ page }) => {
  const year = await newestYear()
  const { total } = await listScores({ year, competition: 'rural', edu_lang: 'kz' })
  await open(page, urlOf('main', `/ru${await pathOf(1)}?edu=kz&quota=rural`))
  await expect(blockOf(page, name).getByText(say('ru', 'scores.count', { count: total }), { exact: true })).toBeVisible()

  await page.locator('header a[hreflang=en]').first().click()

  await expect(page).toHaveURL(/\/en\/.*\?edu=kz&quota=rural$/)
  await expect(blockOf(page, name).getByText(say('en', 'scores.count', { count: total }), { exact: true })).toBeVisible()
  await expect(blockOf(page, name).getByRole('radio', { name: say('en', 'scores.rural') })).toBeChecked()
})

test('the file has every score of the choice, as spreadsheets in Russian read it', wide, async ({ page }) => {
  const { total } = await listScores({ year: await newestYear(), competition: 'general' })
  await open(page, urlOf('main', `/ru${await pathOf(1)}?quota=general`))
  const saved = page.waitForEvent('download')

  await blockOf(page, name).getByRole('button', { name: say('ru', 'table.csv') }).click()

  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file.startsWith(`\uFEFF${say('ru', 'scores.year')};${say('ru', 'scores.code')};`)).toBe(true)
  expect(file.trimEnd().split('\r\n')).toHaveLength(total + 1)
})

test('the scores, the check and the chart are accessible and not wider than the window, at 320 and 1440 pixels', wide, async ({ page }) => {
  const [row] = (await listScores({ year: await newestYear() })).data
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, urlOf('main', `/kz${await pathOf(1)}?group=${need(row, 'score').group_code}&year=all&score=140`))
  await expect(blockOf(page, name).locator('figure svg .line-1')).toBeVisible()

  await expectSoundAt(page, name, [320, 1440])
})
