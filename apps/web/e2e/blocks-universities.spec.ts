import type { Schema } from '@university/api-client/types'
import { blockOf, expectSoundAt, pageWith } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { need, post, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'UniversitiesList'
const listUniversities = (body: object) => post<Schema<'PartnerUniversityList'>>('/api/plugin/universities', { slug: '', per_page: 20, ...body })
const listCountries = () => post<Schema<'Country'>[]>('/api/plugin/universities/coutries', { slug: '' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first partners are there in the language of the page, each with a link to its site', wide, async ({ page }) => {
    const { data } = await listUniversities({ lang: 'ru' })
    const { path } = await pageWith(name)
    await page.goto(urlOf('main', `/ru${path}`))
    const block = blockOf(page, name)

    for (const [index, item] of data.entries()) {
      const row = block.getByRole('article').nth(index)
      await expect.soft(row.getByRole('heading', { level: 3 })).toContainText(textOf(item, 'name', 'ru').text)
      await expect.soft(row.locator(`a[href="${item.website}"]`)).toHaveCount(item.website === null ? 0 : 1)
    }
    await expect(block.getByRole('article')).toHaveCount(data.length)
    await expect(block.getByRole('search')).toBeHidden()
  })
})

test('filters stand in the address: they can be shared, undone, and read in another language', async ({ page }) => {
  const country = need((await listCountries())[0], 'country')
  const [some, all] = [await listUniversities({ country_id: country.id, active: true }), await listUniversities({})]
  const { path, prefix } = await pageWith(name)
  const query = `${prefix}country=${country.id}&${prefix}agreement=active`
  await open(page, urlOf('main', `/ru${path}?${query}`))
  const block = blockOf(page, name)
  await expect(block.getByText(say('ru', 'partners.count', { count: some.total }), { exact: true })).toBeVisible()

  await page.locator('header a[hreflang=en]').first().click()
  await expect(page).toHaveURL(new RegExp(`/en/.*\\?${query}$`))
  await expect(block.getByText(say('en', 'partners.count', { count: some.total }), { exact: true })).toBeVisible()

  await block.getByRole('button', { name: say('en', 'filters.reset') }).click()
  await expect(block.getByText(say('en', 'partners.count', { count: all.total }), { exact: true })).toBeVisible()
  await page.goBack()
  await expect(block.getByText(say('en', 'partners.count', { count: some.total }), { exact: true })).toBeVisible()
})

test('the map comes when it is asked for, from this host alone, with a dot for each place', async ({ page }) => {
  const { data } = await listUniversities({ per_page: 100 })
  const { path, prefix } = await pageWith(name)
  await open(page, urlOf('main', `/en${path}`))
  const block = blockOf(page, name)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(page.url()).host && /^https?:/.test(request.url())) foreign.push(request.url())
  })

  await block.getByRole('button', { name: say('en', 'partners.show_map') }).click()

  await expect(page).toHaveURL(new RegExp(`${prefix}view=map$`))
  await expect(block.locator('figure circle')).toHaveCount(data.filter(({ lat }) => lat !== null).length)
  expect(foreign).toEqual([])
})

test('on a phone the map and its buttons lie within its frame, and on nothing that stands below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { path, prefix } = await pageWith(name)
  await open(page, urlOf('main', `/en${path}?${prefix}view=map`))
  const figure = blockOf(page, name).locator('figure')
  await expect(figure.locator('svg circle').first()).toBeAttached()

  const [frame, ...parts] = await Promise.all([figure, ...(await figure.getByRole('button').all()), figure.locator('svg').first()].map(async (part) => need((await part.boundingBox()) ?? undefined, 'box')))
  const note = need((await figure.locator('p').last().boundingBox()) ?? undefined, 'box of the note')

  const end = need(frame, 'frame').x + need(frame, 'frame').width
  expect(parts.filter(({ x, y, width, height }) => x + width > end || y + height > note.y)).toEqual([])
})

test('a dot of the map names its university, a country becomes a filter', async ({ page }) => {
  const { path, prefix } = await pageWith(name)
  const country = need((await listCountries()).find(({ universities_count }) => universities_count === 1), 'country with one partner')
  const [only] = (await listUniversities({ country_id: country.id })).data
  await open(page, urlOf('main', `/en${path}?${prefix}view=map&${prefix}country=${country.id}`))
  const block = blockOf(page, name)

  await block.locator('figure circle').click({ force: true })
  await expect(block.locator('figure [aria-live]')).toContainText(textOf(need(only, 'partner'), 'name', 'en').text)

  await block.getByRole('button', { name: say('en', 'filters.reset') }).click()
  await expect(page).toHaveURL(new RegExp(`${prefix}view=map$`))
  // Until the block knows of the address, the country is still chosen, and choosing it changes nothing.
  await expect(block.getByRole('button', { name: say('en', 'filters.reset') })).toHaveCount(0)
  await expect(block.locator(`figure [data-country="${country.iso2}"]`)).toBeAttached()
  await block.locator(`figure [data-country="${country.iso2}"]`).dispatchEvent('click', { clientX: 0, clientY: 0 })
  await expect(page).toHaveURL(new RegExp(`${prefix}country=${country.id}$`))
})

test('nothing is wider than the window, and everything is accessible, in both themes, at 320 and 1440 pixels', wide, async ({ page }) => {
  const { path, prefix } = await pageWith(name)
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, urlOf('main', `/kz${path}?${prefix}view=map&${prefix}agreement=active`))
  await expect(blockOf(page, name).locator('figure circle').first()).toBeVisible()

  await expectSoundAt(page, name, [320, 1440])
})
