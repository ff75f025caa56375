import { languageTags, type Language } from '../../src/i18n/languages'
import type { Shell } from '../../src/shell/shell'
import { absoluteUrl } from '../../src/lib/absolute-url'
import { fullName } from '../../src/lib/person'
import { researchProfilesOf } from '../../src/lib/research-profiles'

type Person = NonNullable<Queries.PortfolioQuery['universityPortfolio']>

/**
 * The page of a person in the vocabulary of schema.org.
 *
 * @param page its language
 * @param path of the page, with its language
 */
export function toProfilePage(person: Person, { name, origin }: Pick<Shell, 'name' | 'origin'>, page: Language, path: string) {
  const { academic_title, cafedra, degree, department, email, languages, links, phone, photo, position, updated_at } = person
  const place = cafedra ?? department
  return {
    '@type': 'ProfilePage',
    url: `${origin}${path}`,
    inLanguage: languageTags[page],
    dateModified: updated_at,
    mainEntity: {
      '@type': 'Person',
      name: fullName(person, page).text,
      jobTitle: position?.text,
      honorificSuffix: [degree?.text, academic_title?.text].filter(Boolean).join(', ') || undefined,
      email: email ?? undefined,
      telephone: phone ?? undefined,
      image: photo ? absoluteUrl(photo.url, origin) : undefined,
      knowsLanguage: languages.map(({ code }) => code),
      worksFor: { '@type': 'CollegeOrUniversity', name: name, department: place?.name ? { '@type': 'Organization', name: place.name.text } : undefined },
      sameAs: [...researchProfilesOf(person).map(({ url }) => url), ...links.map(({ url }) => url)],
    },
  }
}
