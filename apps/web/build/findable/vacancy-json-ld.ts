import en from '@university/locales/en/details.json'
import kz from '@university/locales/kz/details.json'
import ru from '@university/locales/ru/details.json'
import { languageTags, type Language } from '../../src/i18n/languages'
import type { Shell } from '../../src/shell/shell'
import { absoluteUrl } from '../../src/lib/absolute-url'

type Vacancy = NonNullable<Queries.VacancyQuery['universityVacancy']>

type Part = 'duties' | 'requirements' | 'conditions' | 'documents'

/** What the page calls the parts of a vacancy. */
const messages: Record<Language, Record<`vacancy.${Part}`, string>> = { kz, ru, en }

const employmentTypes: Record<Vacancy['employment_type'], string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  hourly: 'OTHER',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
}

/** A vacancy in the vocabulary of schema.org. Only for one that is open: search engines want none that is filled. */
export function vacancyJsonLd(vacancy: Vacancy, { shell, language }: { shell: Pick<Shell, 'origin' | 'name' | 'address' | 'logo'>; language: Language }) {
  const { salary_from: from, salary_to: to } = vacancy
  return {
    '@type': 'JobPosting',
    title: vacancy.title?.text,
    description: describe(vacancy, language),
    inLanguage: languageTags[vacancy.title?.language ?? language],
    identifier: { '@type': 'PropertyValue', name: shell.name, value: String(vacancy.api_id) },
    datePosted: vacancy.published_at,
    validThrough: vacancy.deadline_at ?? undefined,
    // The page itself has the form.
    directApply: true,
    employmentType: employmentTypes[vacancy.employment_type],
    totalJobOpenings: vacancy.positions_count,
    hiringOrganization: { '@type': 'CollegeOrUniversity', name: shell.name, sameAs: shell.origin, logo: shell.logo ? absoluteUrl(shell.logo.url, shell.origin) : undefined },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: vacancy.city?.text, streetAddress: shell.address ?? undefined, addressCountry: 'KZ' },
    },
    baseSalary:
      from === null && to === null
        ? undefined
        : {
            '@type': 'MonetaryAmount',
            currency: vacancy.currency,
            value: { '@type': 'QuantitativeValue', minValue: from ?? undefined, maxValue: to ?? undefined, unitText: 'MONTH' },
          },
  }
}

/** As the page has it, with its headings: lists alone would not say what is asked and what is offered. */
function describe({ description, duties, requirements, conditions, required_documents }: Vacancy, language: Language): string {
  const texts = { duties, requirements, conditions, documents: required_documents }
  const parts = (Object.keys(texts) as Part[]).map((part) => (texts[part] ? `<h2>${messages[language][`vacancy.${part}`]}</h2>${texts[part].text}` : ''))
  return (description?.text ?? '') + parts.join('')
}
