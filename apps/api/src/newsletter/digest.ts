import type { ContentStore } from '../content/content-store'
import type { Site } from '../content/kind'
import { news } from '../content/kinds/news'
import { languages, type Language } from '../content/languages'
import { siteAddress } from '../sites/site-address'
import type { DigestItem } from './newsletter-letters'

/** The news of each language; only what is written in it. */
export type Digest = Record<Language, DigestItem[]>

/** Longer lists are not read; the newest are in it, the others in the next one. */
const maxItems = 20

interface DigestOptions {
  site: Site
  /** The first moment of publication, in UTC. */
  since: string
  /** The first moment that is too late, in UTC. */
  until: string
  siteUrl: string
  /** What readers had before. */
  sent: readonly Digest[]
}

/** News of a site that appeared in a period, the newest first, without those that were sent before. */
export async function makeDigest(content: ContentStore, { site, since, until, siteUrl, sent }: DigestOptions): Promise<Digest> {
  // By paths: the host of a site may change.
  const known = new Set(sent.flatMap((digest) => languages.flatMap((language) => digest[language].map(({ url }) => new URL(url).pathname))))
  const items = await content.list(news, { site, ranges: [{ name: 'published_at', from: since, before: until }], order: 'newest' })
  const address = siteAddress(siteUrl, site)
  const itemsOf = (language: Language) =>
    items
      .flatMap(({ id, published_at, ...item }): DigestItem[] => {
        const title = item[`title_${language}`]
        const path = `/${language}/news/${id}`
        return title && !known.has(path) ? [{ title, lead: item[`lead_${language}`], publishedAt: published_at, url: `${address}${path}` }] : []
      })
      .slice(0, maxItems)
  return Object.fromEntries(languages.map((language) => [language, itemsOf(language)])) as Digest
}
