import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { languages, type Language } from '../../src/i18n/languages'
import type { SiteFile } from '../site-finisher'

/** A page that search engines shall know. */
export interface SitemapPage {
  language: Language
  /** Canonical. */
  url: string
  alternates: readonly { hreflang: string; href: string }[]
  /** RFC 3339: when its content changed; undefined where nobody knows. */
  updatedAt: string | undefined
}

/** The protocol's limit. */
const mostUrls = 50_000
export const sitemapIndex = '/sitemap.xml'

/** An index of the site's pages, and a list of those in each language, with the same page in the others. */
export async function makeSitemaps(site: string, origin: string, pages: readonly SitemapPage[], most = mostUrls): Promise<SiteFile[]> {
  const files: SiteFile[] = []
  const index: { url: string; lastmod: string | undefined }[] = []
  for (const language of languages) {
    const own = pages.filter((page) => page.language === language).sort((one, other) => (one.url < other.url ? -1 : 1))
    for (let start = 0; start < own.length; start += most) {
      const part = own.slice(start, start + most)
      const publicPath = `/sitemap-${language}${start > 0 ? `-${start / most + 1}` : ''}.xml`
      files.push({ site, publicPath, content: await writeSitemap(part) })
      index.push({ url: origin + publicPath, lastmod: part.flatMap(({ updatedAt }) => updatedAt ?? []).sort().at(-1) })
    }
  }
  const stream = new SitemapIndexStream()
  return [...files, { site, publicPath: sitemapIndex, content: await collect(stream, index.map(({ url, lastmod }) => ({ url, ...(lastmod && { lastmod }) }))) }]
}

function writeSitemap(pages: readonly SitemapPage[]): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, video: false, image: false, xhtml: true } })
  const items = pages.map(({ url, alternates, updatedAt }) => ({
    url,
    links: alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
    ...(updatedAt && { lastmod: updatedAt }),
  }))
  return collect(stream, items)
}

async function collect(stream: SitemapStream | SitemapIndexStream, items: readonly object[]): Promise<string> {
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString()
}
