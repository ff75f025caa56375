import { languageTags, type Language } from '../../src/i18n/languages'
import { absoluteUrl } from '../../src/lib/absolute-url'

type News = Pick<NonNullable<Queries.NewsQuery['universityNews']>, 'title' | 'lead' | 'author' | 'image' | 'categories' | 'tags' | 'published_at'>

export interface NewsPlace {
  /** Of the page. */
  language: Language
  page: string
  origin: string
  /** `@id` of the university. */
  publisher: string
  /** RFC 3339. */
  updatedAt: string | undefined
  /** URL of the picture for previews, for an item without one of its own. */
  preview: string
}

/** Search engines cut a longer headline. */
const longestHeadline = 110

/** A news item in the vocabulary of schema.org. */
export function newsJsonLd({ title, lead, author, image, categories, tags, published_at }: News, { language, page, origin, publisher, updatedAt, preview }: NewsPlace) {
  return {
    '@type': 'NewsArticle',
    headline: title && shorten(title.text),
    description: lead?.text,
    image: [...(image ? [absoluteUrl(image.url, origin)] : []), preview],
    datePublished: published_at,
    dateModified: updatedAt ?? published_at,
    author: author ? { '@type': 'Organization', name: author.text } : { '@id': publisher },
    publisher: { '@id': publisher },
    mainEntityOfPage: page,
    inLanguage: languageTags[title?.language ?? language],
    articleSection: categories.length > 0 ? categories.flatMap(({ name }) => name?.text ?? []) : undefined,
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
  }
}

/** At a space, where there is one. */
function shorten(text: string): string {
  if (text.length <= longestHeadline) return text
  return `${text.slice(0, longestHeadline - 1).replace(/\s+\S*$/, '')}…`
}
