/** @jest-environment node */
import { makeSitemaps, type SitemapPage } from './sitemap'

const origin = 'https://kokzhiek.example'

test('lists the pages of each language in a file of its own, and the files in an index', async () => {
  const files = await make([page('kz', '/news'), page('ru', '/news'), page('kz', '/events')])

  expect(Object.keys(files)).toEqual(['/sitemap-kz.xml', '/sitemap-ru.xml', '/sitemap.xml'])
  expect(all(files['/sitemap.xml'], /<loc>(.*?)<\/loc>/g)).toEqual([`${origin}/sitemap-kz.xml`, `${origin}/sitemap-ru.xml`])
  expect(all(files['/sitemap-kz.xml'], /<loc>(.*?)<\/loc>/g)).toEqual([`${origin}/kz/events`, `${origin}/kz/news`])
})

test('names the same page in the other languages', async () => {
  const { '/sitemap-ru.xml': xml } = await make([page('ru', '/news')])

  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="kk" href="${origin}/kz/news"/><xhtml:link rel="alternate" hreflang="x-default" href="${origin}/kz/news"/>`)
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
})

test('says when a page changed where that is known, and of a list of pages when the newest did', async () => {
  const files = await make([page('en', '/news/1', '2026-11-20T09:30:00Z'), page('en', '/news/2', '2026-11-02T04:00:00Z'), page('en', '/news')])

  expect(all(files['/sitemap-en.xml'], /<lastmod>(.*?)<\/lastmod>/g)).toEqual(['2026-11-20T09:30:00.000Z', '2026-11-02T04:00:00.000Z'])
  expect(all(files['/sitemap.xml'], /<lastmod>(.*?)<\/lastmod>/g)).toEqual(['2026-11-20T09:30:00.000Z'])
})

test('begins another file where one would hold too many', async () => {
  const files = await make(Array.from({ length: 5 }, (_, index) => page('kz', `/news/${index}`)), 2)

  expect(Object.entries(files).map(([path, xml]) => [path, all(xml, /<loc>/g).length])).toEqual([['/sitemap-kz.xml', 2], ['/sitemap-kz-2.xml', 2], ['/sitemap-kz-3.xml', 1], ['/sitemap.xml', 3]])
})

test('gives the same bytes for the same pages in another order', async () => {
  const pages = [page('kz', '/b'), page('kz', '/a'), page('kz', '/c')]

  expect(await make(pages)).toEqual(await make([...pages].reverse()))
})

function page(language: SitemapPage['language'], path: string, updatedAt?: string): SitemapPage {
  const alternates = ['kk', 'x-default'].map((hreflang) => ({ hreflang, href: `${origin}/kz${path}` }))
  return { language, url: `${origin}/${language}${path}`, alternates, updatedAt }
}

async function make(pages: SitemapPage[], most?: number): Promise<Record<string, string>> {
  return Object.fromEntries((await makeSitemaps('main', origin, pages, most)).map(({ publicPath, content }) => [publicPath, content.toString()]))
}

function all(text: string | undefined, pattern: RegExp): string[] {
  return [...(text ?? '').matchAll(pattern)].map(([match, group]) => group ?? match)
}
