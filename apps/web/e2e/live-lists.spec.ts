import type { Schema } from '@university/api-client/types'
import type { Page } from 'playwright/test'
import { oneIn, wide } from './helpers/breadth'
import { contentOf, need, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, quiet, test } from './helpers/test'

/*
 * Departments, chairs, categories of news and people that came after the build. As in live.spec.ts the API's answers are given
 * here: what it really has, under another id.
 */

const newId = 990_001
const newSlug = 'brand-new'

test.beforeEach(({ faults }) => {
  faults.expect(/status of 404/)
})

test('a department that the build does not have looks like one that it has', wide, async ({ page }) => {
  const department = await someDepartment()
  await open(page, urlOf('main', `/ru/portfolio/department/${department.id}`))
  const built = await markupOf(page)
  await answer(page, 'portfolio/departments', { data: [{ ...department, id: newId }] })
  await answer(page, 'portfolio', { asked: { department_id: department.id }, changes: [] })

  await page.goto(urlOf('main', `/ru/portfolio/department/${newId}`))

  await expect(page.locator('h1')).toHaveText(textOf(department, 'name', 'ru').text)
  await expect.poll(async () => (await markupOf(page)).replaceAll(String(newId), String(department.id))).toBe(built)
})

test('a chair that the build does not have looks like one that it has', wide, async ({ page }) => {
  const department = await someDepartment()
  const chair = need(department.cafedras.find(({ people_count }) => people_count > 0), 'chair with people')
  await open(page, urlOf('main', `/en/portfolio/department/cafedra/${chair.id}`))
  const built = await markupOf(page)
  await answer(page, 'portfolio/departments', { data: [{ ...department, cafedras: [{ ...chair, id: newId }] }] })
  await answer(page, 'portfolio', { asked: { cafedra_id: chair.id }, changes: [[`"cafedra":{"id":${chair.id},`, `"cafedra":{"id":${newId},`]] })

  await page.goto(urlOf('main', `/en/portfolio/department/cafedra/${newId}`))

  await expect(page.locator('h1')).toHaveText(textOf(chair, 'name', 'en').text)
  await expect.poll(async () => (await markupOf(page)).replaceAll(String(newId), String(chair.id))).toBe(built)
})

test('a department without people is shown as such', wide, async ({ page }) => {
  const department = await someDepartment()
  await answer(page, 'portfolio/departments', { data: [{ ...department, id: newId, head: null, people_count: 0, cafedras: [] }] })

  await page.goto(urlOf('main', `/kz/portfolio/department/${newId}`))

  await expect(page.locator('h1')).toHaveText(textOf(department, 'name', 'kz').text)
  await expect(page.locator('main').getByRole('status')).toHaveText(say('kz', 'department.empty'))
})

for (const [place, [site, kind]] of ([['lib', 'without news'], ['main', 'with news']] as const).entries()) {
  test(`a category ${kind} that the build does not have looks like one that it has`, oneIn(2, place), async ({ page }) => {
    const { categories } = await contentOf(site)
    const category = need(categories.find(({ news_count }) => news_count > 0 === (kind === 'with news')), `category ${kind}`)
    await open(page, urlOf(site, `/ru/news/category/${category.slug}`))
    const built = await markupOf(page)
    const changes: [string, string][] = [[`"slug":"${category.slug}"`, `"slug":"${newSlug}"`]]
    await answer(page, 'news/categories', { changes })
    for (const list of ['news', 'news/archive']) await answer(page, list, { asked: { category_slug: category.slug }, changes })

    await page.goto(urlOf(site, `/ru/news/category/${newSlug}`))

    await expect(page.locator('h1')).toHaveText(textOf(category, 'name', 'ru').text)
    await expect.poll(async () => (await markupOf(page)).replaceAll(newSlug, category.slug)).toBe(built)
  })
}

test('the first defence of a site is shown', async ({ page }) => {
  const [{ dissertations }, { dissertations: none }] = await Promise.all([contentOf('main'), contentOf('lib')])
  expect(none, 'dissertations of the library').toEqual([])
  const { id, program_code } = need(dissertations[0], 'dissertation')
  await answer(page, 'dissertation/id', { asked: { id, slug: '' } })

  await page.goto(urlOf('lib', `/ru/dissertation/${id}`))

  await expect(page.locator('h1')).toContainText(program_code)
})

test('a person of another site stays unknown, and costs one question', wide, async ({ page }) => {
  const [{ people }, { people: own }] = await Promise.all([contentOf('main'), contentOf('lib')])
  const other = need(people.find(({ id }) => !own.some((person) => person.id === id)), 'person of the main site alone')
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/plugin/') && asked.push(request.url())))

  await page.goto(urlOf('lib', `/ru/portfolio/${other.id}`))

  await expect.poll(() => asked).toEqual([urlOf('lib', `/api/plugin/portfolio?id=${other.id}&slug=lib`)])
  await quiet(page)
  expect(asked).toHaveLength(1)
  await expect(page.locator('main')).toContainText(say('ru', 'error.not_found_message'))
})

async function someDepartment(): Promise<Schema<'Department'>> {
  const { departments } = await contentOf('main')
  return need(departments.find(({ head, cafedras }) => head && cafedras.some(({ people_count }) => people_count > 0)), 'department with chairs')
}

interface Answer {
  /** In place of the server's. */
  data?: object
  /** What the server is asked for instead. */
  asked?: object
  /** In what it answers. */
  changes?: [string, string][]
}

/** Has an operation answer otherwise. */
async function answer(page: Page, operation: string, { data, asked, changes = [] }: Answer): Promise<void> {
  await page.route(`**/api/plugin/${operation}`, async (route) => {
    if (data) return route.fulfill({ json: data })
    // The machine may not know the hosts of sub-sites; which one is asked stands in the body.
    const url = route.request().url().replace(/\/\/\w+\.localhost/, '//localhost')
    const response = await route.fetch({ url, postData: { ...(route.request().postDataJSON() as object), ...asked } })
    let body = await response.text()
    for (const [from, to] of changes) body = body.replaceAll(from, to)
    return route.fulfill({ response, body })
  })
}

/** Without what only the server render writes: comments that part texts, words to who has no JavaScript, and ids as React counts them there. */
async function markupOf(page: Page): Promise<string> {
  return (await page.locator('main').innerHTML()).replaceAll('<!-- -->', '').replaceAll(/(?<=[" ](?:id|aria-labelledby)="):[\w-]+:(?=")/g, '').replaceAll(/(?<=<noscript>).*?(?=<\/noscript>)/g, '')
}
