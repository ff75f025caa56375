import { blockOf, pageWith } from './helpers/block-page'
import { listVacancies, need, textOf } from './helpers/content'
import { get } from './helpers/http'
import { say } from './helpers/messages'
import { localize, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test('a vacancy that has closed keeps its address, which says so in every language and is for no search engine', async ({ page }) => {
  const { data } = await listVacancies('main', 'closed')
  const vacancy = need(data[0], 'closed vacancy')
  for (const language of ['kz', 'ru', 'en'] as const) {
    const response = await open(page, urlOf('main', localize(`/${language}`, `/vacancy/${vacancy.id}`)))

    expect(response.status()).toBe(200)
    await expect(page.locator('h1')).toHaveText(textOf(vacancy, 'title', language).text)
    await expect(page.locator('article')).toContainText(say(language, 'vacancy.closed_text'))
    await expect(page.locator('#apply')).toContainText(say(language, 'vacancy.closed'))
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(0)
  }
})

test('a closed vacancy says so without JavaScript, and is no offer of work for machines', async () => {
  const { data } = await listVacancies('main', 'closed')
  const { id } = need(data[0], 'closed vacancy')

  const { status, body } = await get(urlOf('main', `/ru/vacancy/${id}`))

  expect(status).toBe(200)
  expect(body).toContain(say('ru', 'vacancy.closed'))
  expect(body).not.toContain('JobPosting')
})

test('an open vacancy leads to a letter, and to others of its kind that are open', async ({ page }) => {
  const [{ data: openOnes }, { data: closed }] = [await listVacancies('main', 'open'), await listVacancies('main', 'closed')]
  const vacancy = need(openOnes.find((one) => openOnes.some(({ id, category }) => id !== one.id && category.id === one.category.id)), 'two open vacancies of a category')
  await open(page, urlOf('main', `/en/vacancy/${vacancy.id}`))

  await expect(page.locator('#apply a[href^="mailto:"]').first()).toBeVisible()
  const similar = page.locator('section', { has: page.getByRole('heading', { name: say('en', 'vacancy.similar') }) }).locator('h3 a')
  await expect(similar.first()).toBeVisible()
  const shown = await similar.evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').pop())))
  expect(shown.filter((id) => closed.some((one) => one.id === id))).toEqual([])
})

test('a vacancy leads back to the page that lists all, open or closed, by the steps and below its text', async ({ page }) => {
  const [{ data: openOnes }, { data: closed }] = [await listVacancies('main', 'open'), await listVacancies('main', 'closed')]
  const list = (await pageWith('VacancyList')).path
  for (const [language, one] of [['kz', openOnes[0]], ['en', closed[0]]] as const) {
    await open(page, urlOf('main', `/${language}/vacancy/${need(one, 'vacancy').id}`))

    await expect(page.locator('[data-breadcrumbs]').getByRole('link', { name: say(language, 'vacancy.title') })).toHaveAttribute('href', `/${language}${list}`)
    await page.locator('article').getByRole('link', { name: say(language, 'vacancy.all') }).click()
    await expect(page).toHaveURL(urlOf('main', `/${language}${list}`))
    await expect(blockOf(page, 'VacancyList')).toBeVisible()
  }
})
