import type { LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import type { PictureImage } from '../picture/picture.options'
import type { NewsCardItem } from './news-plugin.options'

/** A news item in one language, as GraphQL answers it. The archive pins nothing. */
export interface NewsRow extends Pick<Schema<'NewsSummary'>, 'id' | 'published_at'> {
  title: LocalText | null
  lead: LocalText | null
  image: PictureImage | null
  /** The first is shown. */
  categories: readonly { readonly slug: string; readonly name: LocalText | null }[]
  is_pinned?: boolean
}

/** A news item as a card shows it. Without a title it has its number. */
export function newsItem({ id, title, lead, image, categories: [category], published_at, is_pinned = false }: NewsRow, language: Language): NewsCardItem {
  return {
    id,
    title: title ?? { text: `#${id}`, language },
    lead,
    image,
    category: category ? { slug: category.slug, name: category.name ?? { text: category.slug, language } } : null,
    publishedAt: published_at,
    isPinned: is_pinned,
  }
}
