import type { Schema } from '@university/api-client/types'
import { blockOf, expectSoundAt, pageWith } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'DrScoreListBlock'

const listScores = (body: object) => post<Schema<'DoctoralScoreList'>>('/api/plugin/edu-passing-score/doctoral', { slug: '', per_page: 20, ...body })

/** The newest year with scores. */
async function newestYear(): Promise<number> {
  const { years } = await listScores({})
  return need(years[0], 'year with scores')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the scores of the newest year are there in the language of the page', wide, async ({ page }) => {
    const { data } = await listScores({ lang: 'en', year: await newestYear() })
    await page.goto(urlOf('main', `/en${(await pageWith(name)).path}`))
    const block = blockOf(page, name)

    await expect(block.getByRole('heading', { level: 2 })).toHaveText(`${say('en', 'scores.doctoral_title')} ${await newestYear()}`)
    expect(await block.locator('tbody th').allInnerTexts()).toEqual(data.map((row) => expect.stringContaining(textOf(row, 'group_name', 'en').text)))
    await expect(block.getByRole('search')).toBeHidden()
  })
})

test('year, group and funding stand in the address, and the back button undoes them', async ({ page }) => {
  const year = await newestYear()
  const [row] = (await listScores({ year })).data
  const { group_code } = need(row, 'score')
  const [ofYear, ofGroup, ofGrants] = [await listScores({ year }), await listScores({ year, group_code }), await listScores({ year, group_code, funding: 'state_grant' })]
  await open(page, urlOf('main', `/ru${(await pageWith(name)).path}`))
  const block = blockOf(page, name)

  await block.getByLabel(say('ru', 'scores.group'), { exact: true }).selectOption(group_code)
  await expect(block.getByText(say('ru', 'scores.count', { count: ofGroup.total }), { exact: true })).toBeVisible()
  await block.getByRole('radio', { name: say('ru', 'scores.state_grant') }).click()

  await expect(page).toHaveURL(new RegExp(`\\?group=${group_code}&funding=state_grant$`))
  await expect(block.getByText(say('ru', 'scores.count', { count: ofGrants.total }), { exact: true })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL(/group=/)
  await expect(block.getByText(say('ru', 'scores.count', { count: ofYear.total }), { exact: true })).toBeVisible()
})

test('the most places come first where they are sorted so', wide, async ({ page }) => {
  const { data } = await listScores({ year: await newestYear(), sort: 'places_count', order: 'desc' })
  await open(page, urlOf('main', `/kz${(await pageWith(name)).path}?sort=-places`))

  await expect(blockOf(page, name).getByRole('columnheader', { name: say('kz', 'scores.places') })).toHaveAttribute('aria-sort', 'descending')
  await expect(blockOf(page, name).locator('tbody tr').first()).toContainText(need(data[0], 'score').group_code)
})

test('paper gets every score of the choice', wide, async ({ page }) => {
  const { total } = await listScores({})
  expect(total).toBeGreaterThan(20)
  // The page stays as it is for paper: nobody says that printing is over.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await open(page, urlOf('main', `/kz${(await pageWith(name)).path}?year=all`))
  const block = blockOf(page, name)
  await expect(block.getByText(say('kz', 'scores.count', { count: total }), { exact: true })).toBeVisible()

  await block.getByRole('button', { name: say('kz', 'table.print') }).click()

  await expect(block.locator('tbody tr')).toHaveCount(total)
})

test('the scores for doctorates are accessible and not wider than the window, at 320 and 1440 pixels', wide, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, urlOf('main', `/kz${(await pageWith(name)).path}?year=all`))
  await expect(blockOf(page, name).getByRole('button', { name: say('kz', 'filters.reset') })).toBeVisible()

  await expectSoundAt(page, name, [320, 1440])
})
