import type { ContentStore } from '../content/content-store'
import type { Site } from '../content/kind'
import { news } from '../content/kinds/news'
import { languages, type Language } from '../content/languages'
import { siteAddress } from '../sites/site-address'
import type { DigestItem } from './newsletter-letters'

/** The news of each language; only what is written in it. */
export type Digest = Record<Language, DigestItem[]>

/** Longer lists are not read; the newest are in it. */
const maxItems = 20

/** News of a site that appeared from `since` on and before `until`, the newest first. Both are times in UTC. */
export async function makeDigest(content: ContentStore, { site, since, until, siteUrl }: { site: Site; since: string; until: string; siteUrl: string }): Promise<Digest> {
  const items = await content.list(news, { site, ranges: [{ name: 'published_at', from: since, before: until }], order: 'newest' })
  const address = siteAddress(siteUrl, site)
  const itemsOf = (language: Language) =>
    items
      .flatMap(({ id, published_at, ...item }): DigestItem[] => {
        const title = item[`title_${language}`]
        return title ? [{ title, lead: item[`lead_${language}`], publishedAt: published_at, url: `${address}/${language}/news/${id}` }] : []
      })
      .slice(0, maxItems)
  return Object.fromEntries(languages.map((language) => [language, itemsOf(language)])) as Digest
}
