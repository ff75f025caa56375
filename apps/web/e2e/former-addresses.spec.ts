import { contentOf, need } from './helpers/content'
import { get } from './helpers/http'
import { languages, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test('an address on the former site leads to the item in the archive, in its language, for good', async () => {
  const { archivedNews } = await contentOf('main')
  const moved = archivedNews.filter(({ legacy_url }) => legacy_url?.includes('/kz/'))
  expect(moved.length).toBeGreaterThan(3)
  for (const { id, legacy_url } of moved) {
    for (const language of languages) {
      const former = new URL(legacy_url ?? '').pathname.replace('/kz/', `/${language}/`)
      const { status, headers } = await get(urlOf('main', former))

      expect.soft([former, status, headers.location]).toEqual([former, 301, `/${language}/news/archive/${id}`])
    }
  }
  expect((await get(urlOf('main', `/ru/news/archive/${moved[0]?.id}`))).status).toBe(200)
})

test('a former address of a page leads to it, and only exactly that address does', async () => {
  const { pages } = await contentOf('main')
  const moved = pages.flatMap(({ slug, former_addresses = [] }) => former_addresses.map((address) => ({ slug, address })))
  expect(moved.length).toBeGreaterThan(2)
  for (const { slug, address } of moved) {
    const language = languages.find((one) => address.startsWith(`/${one}/`)) ?? 'kz'
    const url = new URL(urlOf('main', address)).href

    expect.soft((await get(url)).headers.location, address).toBe(`/${language}/page/${slug}`)
    expect.soft([(await get(`${url}x`)).status, (await get(url.replace('//', '//lib.'))).status], address).toEqual([404, 404])
  }
})

test('the browser follows it', async ({ page }) => {
  const { pages } = await contentOf('main')
  const { slug, former_addresses = [] } = need(pages.find((one) => one.former_addresses?.some((address) => address.startsWith('/ru/'))), 'page with a former Russian address')
  await open(page, urlOf('main', former_addresses.find((address) => address.startsWith('/ru/')) ?? ''))

  await expect(page).toHaveURL(urlOf('main', `/ru/page/${slug}`))
})
