import type { Schema } from '@university/api-client/types'
import { blockOf, expectSoundAt, pageWith } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'ProfListBlock'

const listProfessions = (body: object) => post<Schema<'ProfessionList'>>('/api/plugin/edu-professions', { slug: '', per_page: 12, ...body })
const listPrograms = (body: object) => post<Schema<'ProgramList'>>('/api/plugin/edu-professions/programs', { slug: '', per_page: 100, ...body })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first professions are there in the language of the page, and nothing that would not act', wide, async ({ page }) => {
    const { data } = await listProfessions({ lang: 'ru' })
    await page.goto(urlOf('main', `/ru${(await pageWith(name)).path}`))
    const block = blockOf(page, name)

    await expect(block.getByRole('heading', { level: 2 })).toHaveText(say('ru', 'professions.title'))
    await expect(block.getByRole('heading', { level: 3 })).toHaveText(data.map((row) => textOf(row, 'name', 'ru').text))
    await expect(block.getByRole('search')).toBeHidden()
  })
})

test('the picture of a profession fills its place, and until it is there its code does', wide, async ({ page }) => {
  await open(page, urlOf('main', `/ru${(await pageWith(name)).path}`))
  const frame = blockOf(page, name).locator('article > div').filter({ has: page.locator('picture') }).first()
  await frame.scrollIntoViewIfNeeded()
  await expect.poll(() => frame.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true)

  const [place, picture, code] = await Promise.all([frame, frame.locator('img'), frame.locator('> span')].map(async (part) => (await part.boundingBox())?.height))

  expect(place).toBeGreaterThan(0)
  expect([picture, code]).toEqual([place, place])
})

test('level and subjects stand in the address, stay with another language, and are taken back at once', async ({ page }) => {
  const { subjects } = await listProfessions({})
  const { id } = need(subjects[0], 'subject')
  const [all, chosen] = [await listProfessions({}), await listProfessions({ level: 'bachelor', subject_ids: [id] })]
  expect(chosen.total).toBeLessThan(all.total)
  await open(page, urlOf('main', `/kz${(await pageWith(name)).path}?level=bachelor&subject=${id}`))
  await expect(blockOf(page, name).getByText(say('kz', 'professions.count', { count: chosen.total }), { exact: true })).toBeVisible()

  await page.locator('header a[hreflang=en]').first().click()
  await expect(page).toHaveURL(new RegExp(`/en/.*\\?level=bachelor&subject=${id}$`))
  await expect(blockOf(page, name).getByText(say('en', 'professions.count', { count: chosen.total }), { exact: true })).toBeVisible()
  await blockOf(page, name).getByRole('button', { name: say('en', 'filters.reset') }).click()

  await expect(page).not.toHaveURL(/\?/)
  await expect(blockOf(page, name).getByText(say('en', 'professions.count', { count: all.total }), { exact: true })).toBeVisible()
})

test('a profession opens with its programmes, and the back button leads to where it stands in the list', async ({ page }) => {
  const [first] = (await listProfessions({ lang: 'en' })).data
  const { id } = need(first, 'profession')
  const { data: programs } = await listPrograms({ profession_id: id })
  const title = textOf(need(first, 'profession'), 'name', 'en').text
  await open(page, urlOf('main', `/en${(await pageWith(name)).path}`))
  const block = blockOf(page, name)

  await block.getByRole('link', { name: title, exact: true }).click()

  await expect(page).toHaveURL(new RegExp(`\\?profession=${id}$`))
  await expect(block.getByRole('heading', { level: 2 })).toHaveText(title)
  await expect(block.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(block.locator('summary h3')).toHaveText(programs.map((row) => textOf(row, 'name', 'en').text))
  await page.goBack()
  await expect(block.getByRole('link', { name: title, exact: true })).toBeFocused()
})

test('a programme leads to the passing scores of its group, and these to what it costs', async ({ page }) => {
  const { data: programs } = await listPrograms({})
  const scores = await post<Schema<'PassingScoreList'>>('/api/plugin/edu-passing-score', { slug: '', per_page: 100 })
  const { profession_id, group_code, name_en } = need(programs.find((one) => one.level === 'bachelor' && scores.data.some((score) => score.group_code === one.group_code)), 'programme with passing scores')
  await open(page, urlOf('main', `/en${(await pageWith(name)).path}?profession=${profession_id}`))
  const program = page.locator('details').filter({ has: page.getByRole('heading', { name: String(name_en), exact: true }) }).first()
  if (!(await program.evaluate((element: HTMLDetailsElement) => element.open))) await program.locator('summary').click()

  await program.getByRole('link', { name: say('en', 'professions.scores', { group: String(group_code) }) }).click()
  const ofScores = blockOf(page, 'ScoreListBlock')
  await expect(page).toHaveURL(new RegExp(`\\?.*group=${group_code}&.*year=all#ScoreListBlock$`))
  await expect(ofScores.getByRole('combobox', { name: say('en', 'scores.group') })).toHaveValue(String(group_code))
  await expect(ofScores.getByRole('heading', { level: 2 })).toBeInViewport()

  await ofScores.getByRole('link', { name: say('en', 'scores.fees') }).click()
  await expect(page).toHaveURL(new RegExp(`\\?q=${group_code}#PriceEducation$`))
  await expect(blockOf(page, 'PriceEducation').getByRole('searchbox')).toHaveValue(String(group_code))
  await expect(blockOf(page, 'PriceEducation').locator('tbody tr').first()).toBeVisible()
})

test('a shared link opens a profession of a later page, in every language', async ({ page }) => {
  const { data } = await listProfessions({ page: 2 })
  const profession = need(data[0], 'profession of the second page')
  for (const language of ['kz', 'ru', 'en'] as const) {
    await open(page, urlOf('main', `/${language}${(await pageWith(name)).path}?profession=${profession.id}`))

    await expect(blockOf(page, name).getByRole('heading', { level: 2 })).toHaveText(textOf(profession, 'name', language).text)
  }
})

test('with pictures hidden every profession shows its code instead', wide, async ({ page }) => {
  const { data } = await listProfessions({ lang: 'en' })
  const pictured = need(data.find(({ image }) => image !== null), 'profession with a picture')
  await page.addInitScript(() => localStorage.setItem('img-hide', 'img-hide'))
  await open(page, urlOf('main', `/en${(await pageWith(name)).path}`))
  const card = blockOf(page, name).getByRole('article').filter({ has: page.getByRole('link', { name: textOf(pictured, 'name', 'en').text, exact: true }) })

  await expect(card.getByText(pictured.code, { exact: true }).first()).toBeVisible()
  // Pushed out of its box, it covers nothing.
  await expect(card.locator('img')).not.toHaveCSS('object-position', '50% 50%')
})

test('the professions, and one of them, are accessible and not wider than the window, at 320 and 1440 pixels', wide, async ({ page }) => {
  const [first] = (await listProfessions({})).data
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, urlOf('main', `/kz${(await pageWith(name)).path}?edu=kz`))
  await expect(blockOf(page, name).getByRole('button', { name: say('kz', 'filters.reset') })).toBeVisible()
  await expectSoundAt(page, name, [320, 1440])

  await open(page, urlOf('main', `/kz${(await pageWith(name)).path}?profession=${need(first, 'profession').id}`))
  await blockOf(page, name).locator('summary').first().click()
  await expectSoundAt(page, name, [320, 1440])
})
