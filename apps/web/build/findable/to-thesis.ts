import { languageTags } from '../../src/i18n/languages'
import type { Shell } from '../../src/shell/shell'
import { absoluteUrl } from '../../src/lib/absolute-url'

type Doctoral = Pick<NonNullable<Queries.DoctoralQuery['universityDoctoral']>, 'full_name' | 'topic' | 'degree' | 'thesis' | 'published_at' | 'updated_at'>

/**
 * A dissertation in the vocabulary of schema.org.
 *
 * @param path of the page, with its language
 */
export function toThesis(doctoral: Doctoral, { name, origin }: Pick<Shell, 'name' | 'origin'>, path: string) {
  const { degree, full_name, published_at, thesis, topic, updated_at } = doctoral
  return {
    '@type': 'Thesis',
    name: topic?.text,
    url: `${origin}${path}`,
    author: { '@type': 'Person', name: full_name?.text },
    inSupportOf: degree?.text,
    inLanguage: thesis?.lang ? languageTags[thesis.lang] : undefined,
    datePublished: published_at,
    dateModified: updated_at,
    sourceOrganization: { '@type': 'CollegeOrUniversity', name, url: origin || undefined },
    encoding: thesis ? { '@type': 'MediaObject', contentUrl: absoluteUrl(thesis.url, origin), encodingFormat: thesis.mime, contentSize: String(thesis.size_bytes) } : undefined,
  }
}
