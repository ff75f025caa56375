import type { components } from '@university/api-schema/types'
import type { ContentStore } from '../../content/content-store'
import type { Kind, Site } from '../../content/kind'

type NewsItem = components['schemas']['News'] | components['schemas']['ArchivedNews']
type NewsRef = components['schemas']['NewsRef']

const relatedCount = 3

/** Puts into an item of the news or of the archive what stands beside it there, on the site asked for or its first. */
export async function withNeighbours<Item extends NewsItem>(item: Item, kind: Kind<Item>, content: ContentStore, asked: Site | undefined): Promise<Item> {
  const site = asked ?? (await content.sitesOf(kind, item.id))[0] ?? ''
  const categories = item.categories.map(({ slug }) => slug)
  const [{ older, newer }, related] = await Promise.all([
    content.neighbours(kind, item, site),
    content.list(kind, { site, facets: [{ name: 'category', value: categories }], exceptId: item.id, order: 'newest', limit: relatedCount }),
  ])
  return { ...item, related: related.map(toRef), prev: older ? toRef(older) : null, next: newer ? toRef(newer) : null }
}

function toRef({ id, title_kz, title_ru, title_en, image, published_at }: NewsRef): NewsRef {
  return { id, title_kz, title_ru, title_en, image, published_at }
}
