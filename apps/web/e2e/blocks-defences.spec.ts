import type { Page } from 'playwright/test'
import type { Schema } from '@university/api-client/types'
import { blockOf, expectAwake, expectSoundAt, pageWith } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { contentOf, need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { samplesOf } from './helpers/samples'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'Dissertation'
const block = (page: Page) => blockOf(page, name)
const candidates = (page: Page) => block(page).getByRole('heading', { level: 4 })
const count = (page: Page, language: 'kz' | 'ru' | 'en', total: number) => block(page).getByText(say(language, 'defences.count', { count: total }), { exact: true })

/** The page of the sample, and what its block asks for. */
async function sample() {
  const { path, options } = await pageWith(name)
  return { path, list: (body: object) => post<Schema<'DissertationList'>>('/api/plugin/dissertation', { slug: '', ...options, ...body }) }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the latest defences are there, each candidate a link to what is public', wide, async ({ page }) => {
    const { path, list } = await sample()
    const { data } = await list({ lang: 'ru' })
    await page.goto(urlOf('main', `/ru${path}`))

    const expected = data.flatMap(({ id, doctorals }) => doctorals.map((doctoral) => `/ru/dissertation/${id}/doctorals/${doctoral.id}`))
    expect(await candidates(page).locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(expected)
    await expect(block(page).getByRole('search')).toBeHidden()
    await expect(block(page).getByRole('button')).toHaveCount(0)
  })
})

test('council, year and status stand in the address, another language keeps them, the back button undoes them', async ({ page }) => {
  const { path, list } = await sample()
  const all = await list({})
  const council = need(all.data[0]?.council, 'council')
  const year = need(all.years[0], 'year')
  const [ofCouncil, ofYear] = [await list({ council_id: council.id }), await list({ council_id: council.id, year })]
  expect(ofCouncil.total).toBeLessThan(all.total)
  await open(page, urlOf('main', `/en${path}`))

  await block(page).getByLabel(say('en', 'defences.council'), { exact: true }).selectOption(String(council.id))
  await expect(count(page, 'en', ofCouncil.total)).toBeVisible()
  await block(page).getByLabel(say('en', 'list.year'), { exact: true }).selectOption(String(year))

  await expect(page).toHaveURL(new RegExp(`\\?council=${council.id}&year=${year}$`))
  await expect(count(page, 'en', ofYear.total)).toBeVisible()
  await page.locator('header a[hreflang=ru]').first().click()
  await expect(page).toHaveURL(new RegExp(`/ru/.*\\?council=${council.id}&year=${year}$`))
  await expect(count(page, 'ru', ofYear.total)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(count(page, 'en', all.total)).toBeVisible()
})

test('by a status only candidates that have it are shown', wide, async ({ page }) => {
  const { path, list } = await sample()
  const { data } = await list({ status: 'held', lang: 'en' })
  const held = data.flatMap(({ doctorals }) => doctorals.filter(({ status }) => status === 'held'))
  await open(page, urlOf('main', `/en${path}?status=held`))

  await expect(candidates(page)).toHaveText(held.map((candidate) => textOf(candidate, 'full_name', 'en').text))
})

test('the nine items of a defence open below the candidate, with the files to download', async ({ page }) => {
  const { path, list } = await sample()
  const { data } = await list({ status: 'held' })
  const candidate = need(data[0]?.doctorals.find(({ status }) => status === 'held'), 'defence that was held')
  const doctoral = await post<Schema<'Doctoral'>>('/api/plugin/dissertation/doctorals', { id: candidate.dissertation_id, doctoral_id: candidate.id, slug: '' })
  await open(page, urlOf('main', `/en${path}?status=held`))
  // The rows become others when the code is there.
  await expectHeld(page)
  const row = block(page).getByRole('article').filter({ hasText: textOf(candidate, 'full_name', 'en').text })

  await row.getByRole('button').click()

  const items = row.locator('ol > li')
  for (const item of ['notice', 'thesis', 'annotation', 'publications', 'consultants', 'reviewers', 'video', 'reports', 'changes']) {
    await expect(items.filter({ has: page.locator('strong').getByText(say('en', `defences.item_${item}`), { exact: true }) })).toHaveCount(1)
  }
  await expect(row.locator(`a[href="${need(doctoral.thesis?.url, 'thesis')}"]`)).toBeVisible()
  await expect(row.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
})

test('the defences are accessible and not wider than the window, in both themes, at 320 and 1440 pixels', wide, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, urlOf('main', `/kz${(await sample()).path}?status=held`))
  await expectHeld(page)
  await block(page).getByRole('article').first().getByRole('button').click()
  await expect(block(page).getByText(say('kz', 'defences.item_thesis'), { exact: true }).first()).toBeVisible()

  await expectSoundAt(page, name, [320, 1440])
})

/** The block has taken the status from the address, and the rows that it asks for are there. */
async function expectHeld(page: Page): Promise<void> {
  await expectAwake(block(page))
  await expect(block(page).locator('[aria-busy=true]')).toHaveCount(0)
}

test('a defence and its candidate lead back to the page that lists all', async ({ page }) => {
  const content = await contentOf('main')
  for (const kind of ['dissertation', 'candidate'] as const) {
    await open(page, urlOf('main', `/ru${samplesOf(content)[kind].path}`))

    const address = `/ru${(await pageWith(name)).path}`
    await expect(page.locator('[data-breadcrumbs]').getByRole('link', { name: say('ru', 'defence.title') })).toHaveAttribute('href', address)
    await page.locator('main').getByRole('link', { name: say('ru', 'defence.all') }).click()
    await expect(page).toHaveURL(urlOf('main', address))
    await expect(blockOf(page, name)).toBeVisible()
  }
})
