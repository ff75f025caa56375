import { inAlmaty } from '../../src/i18n/almaty-time'
import { languageTags } from '../../src/i18n/languages'
import type { Shell } from '../../src/shell/shell'
import { absoluteUrl } from '../../src/lib/absolute-url'

type Doctoral = Pick<NonNullable<Queries.DoctoralQuery['universityDoctoral']>, 'full_name' | 'topic' | 'thesis' | 'defence_at' | 'published_at'>

/**
 * A dissertation as Zotero, Mendeley and Google Scholar read it from a page: names of `meta` elements with what they say. Nothing of one that
 * nobody can read yet.
 *
 * @see https://scholar.google.com/intl/en/scholar/inclusion.html#indexing
 */
export function citationTags({ full_name, topic, thesis, defence_at, published_at }: Doctoral, { name, origin }: Pick<Shell, 'name' | 'origin'>): [name: string, content: string][] {
  if (!full_name || !topic || !thesis) return []
  const { year, month, day } = inAlmaty(Date.parse(defence_at ?? published_at))
  return [
    ['citation_title', topic.text],
    // In English the given name comes first; else they would take the last name, or the patronymic, for the family's.
    ['citation_author', full_name.language === 'en' ? full_name.text : full_name.text.replace(' ', ', ')],
    ['citation_publication_date', [year, month, day].map((part) => String(part).padStart(2, '0')).join('/')],
    ['citation_dissertation_institution', name],
    ...(thesis.lang ? ([['citation_language', languageTags[thesis.lang]]] satisfies [string, string][]) : []),
    ['citation_pdf_url', absoluteUrl(thesis.url, origin)],
  ]
}
