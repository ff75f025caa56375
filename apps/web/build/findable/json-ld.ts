import { MAIN_SITE } from 'gatsby-source-university/site-names'
import { languageTags, type Language } from '../../src/i18n/languages'
import { absoluteUrl } from '../../src/lib/absolute-url'
import type { Shell } from '../../src/shell/shell'
import { originOf } from '../../gatsby/settings'
import type { PageFacts } from './page-facts'

/** Something in the vocabulary of schema.org; what is undefined is left out. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** One element with everything that a page tells search engines. @returns nothing where there is nothing to tell */
export function jsonLdScript(things: readonly Thing[]): string {
  if (things.length === 0) return ''
  // A text of the content must not end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json" data-of-page>${json}</script>`
}

export type Publisher = Pick<Shell, 'site' | 'origin' | 'name' | 'shortName' | 'logo' | 'phone' | 'email' | 'address' | 'social'>

/** By which other things name the university; the same in all languages. */
export const organizationId = (origin: string): string => `${origin}/#organization`

/** The university, or the part of it that a sub-site is of. */
export function organization({ site, origin, name, shortName, logo, phone, email, address, social }: Publisher): Thing {
  const main = originOf(MAIN_SITE)
  return {
    '@type': site === MAIN_SITE ? 'CollegeOrUniversity' : 'EducationalOrganization',
    '@id': organizationId(origin),
    name,
    alternateName: shortName === name ? undefined : shortName,
    url: origin,
    logo: logo ? absoluteUrl(logo.url, origin) : undefined,
    telephone: phone ?? undefined,
    email: email ?? undefined,
    address: address ? { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'KZ' } : undefined,
    sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
    parentOrganization: site === MAIN_SITE ? undefined : { '@type': 'CollegeOrUniversity', '@id': organizationId(main), url: main },
  }
}

/** The site itself, with its search. */
export function webSite({ origin, name }: Pick<Shell, 'origin' | 'name'>, language: Language): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url: origin,
    inLanguage: languageTags[language],
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/${language}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The way to a page, as the page shows it; headings without an address are no steps of it. */
export function breadcrumbList(breadcrumbs: PageFacts['breadcrumbs'], origin: string): Thing[] {
  const steps = breadcrumbs.filter(({ path }, index) => path !== undefined || index === breadcrumbs.length - 1)
  if (steps.length < 2) return []
  const itemListElement = steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: path && absoluteUrl(path, origin) }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
