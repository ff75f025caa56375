import type { Page } from 'playwright/test'
import type { Schema } from '@university/api-client/types'
import { blockOf, expectSoundAt, pageWith } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { need, post } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'PortfolioList'
const block = (page: Page) => blockOf(page, name)
const names = (page: Page) => block(page).getByRole('heading', { level: 3 })
const listPeople = (body: object) => post<Schema<'PortfolioList'>>('/api/plugin/portfolio', { slug: '', ...body })
const count = (page: Page, language: 'kz' | 'ru' | 'en', total: number) => block(page).getByText(say(language, 'people.count', { count: total }), { exact: true })

/** A department of the main site with people in a chair. */
async function faculty(): Promise<{ department: Schema<'Department'>; chair: Schema<'Cafedra'> }> {
  const departments = await post<Schema<'Department'>[]>('/api/plugin/portfolio/departments', { slug: '' })
  const department = need(departments.find(({ cafedras }) => cafedras.some(({ people_count }) => people_count > 0)), 'department with a chair')
  return { department, chair: need(department.cafedras.find(({ people_count }) => people_count > 0), 'chair with people') }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first people are there, each a link to the portfolio, and nothing that would not act', wide, async ({ page }) => {
    const { data } = await listPeople({ lang: 'ru' })
    await page.goto(urlOf('main', `/ru${(await pageWith(name)).path}`))

    expect(await names(page).locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(data.map(({ id }) => `/ru/portfolio/${id}`))
    await expect(block(page).getByRole('search')).toBeHidden()
    await expect(block(page).getByRole('navigation', { name: say('ru', 'people.letters') })).toBeHidden()
  })
})

test('one goes from the department to the chair; both stand in the address, another language keeps them, the back button undoes them', async ({ page }) => {
  const { department, chair } = await faculty()
  const [all, ofDepartment] = [await listPeople({}), await listPeople({ department_id: department.id })]
  await open(page, urlOf('main', `/en${(await pageWith(name)).path}`))

  await block(page).getByLabel(say('en', 'people.department'), { exact: true }).selectOption(String(department.id))
  await expect(count(page, 'en', ofDepartment.total)).toBeVisible()
  await block(page).getByLabel(say('en', 'people.chair'), { exact: true }).selectOption(String(chair.id))

  await expect(page).toHaveURL(new RegExp(`\\?department=${department.id}&chair=${chair.id}$`))
  await expect(count(page, 'en', chair.people_count)).toBeVisible()
  await page.locator('header a[hreflang=ru]').first().click()
  await expect(page).toHaveURL(new RegExp(`/ru/.*\\?department=${department.id}&chair=${chair.id}$`))
  await expect(count(page, 'ru', chair.people_count)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(count(page, 'en', ofDepartment.total)).toBeVisible()
  await page.goBack()
  await expect(count(page, 'en', all.total)).toBeVisible()
})

test('a letter leads to those whose last name begins with it', wide, async ({ page }) => {
  const { letters } = await listPeople({ lang: 'kz' })
  const letter = need(letters[2], 'third letter')
  const { total } = await listPeople({ lang: 'kz', letter })
  await open(page, urlOf('main', `/kz${(await pageWith(name)).path}`))

  await block(page).getByRole('navigation', { name: say('kz', 'people.letters') }).getByRole('link', { name: letter, exact: true }).click()

  await expect(page).toHaveURL(new RegExp(`\\?letter=${encodeURIComponent(letter)}$`))
  await expect(count(page, 'kz', total)).toBeVisible()
  await expect(block(page).locator('a[aria-current=true]')).toHaveText(letter)
})

test('a name is looked for while it is typed, and the field keeps the focus', async ({ page }) => {
  const person = need((await listPeople({})).data.find(({ last_name_en }) => last_name_en !== null), 'person with an English name')
  const word = person.last_name_en ?? ''
  const { total } = await listPeople({ q: word, lang: 'en' })
  await open(page, urlOf('main', `/en${(await pageWith(name)).path}`))

  await block(page).getByRole('searchbox').pressSequentially(word, { delay: 20 })

  await expect(count(page, 'en', total)).toBeVisible()
  await expect(names(page).getByRole('link', { name: new RegExp(word) }).first()).toBeVisible()
  await expect(block(page).getByRole('searchbox')).toBeFocused()
})

test('the people are accessible and not wider than the window, in both themes, at 320 and 1440 pixels', wide, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  const { department } = await faculty()
  await open(page, urlOf('main', `/kz${(await pageWith(name)).path}?department=${department.id}`))
  await expect(block(page).getByRole('button', { name: say('kz', 'filters.reset') })).toBeVisible()

  await expectSoundAt(page, name, [320, 1440])
})
