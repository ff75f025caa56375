import { listCooperations, listCountries, listUniversities } from '@university/api-client'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { pickText } from '../environment/pick-text'
import { toPage } from '../list/to-list-page'
import type { BlockLoader } from '../page-content/block-definition'
import { toPartnerItem } from './to-partner-item'
import type { PartnerChoice, UniversitiesListInitial, UniversitiesListOptions } from './universities-list.options'

/** Partners a page, where the editor did not say. */
export const perPage = 20

/** The first page of the partners, and what they can be narrowed by. */
export const loadUniversitiesList: BlockLoader<UniversitiesListOptions, UniversitiesListInitial> = async (client, { site, language, options }) => {
  const about = { slug: site, lang: language }
  const { cooperation_id } = options
  const [universities, countries, cooperations] = await Promise.all([
    listUniversities(client, { body: { ...about, per_page: perPage, ...options } }),
    listCountries(client, { body: { ...about, ...(cooperation_id && { cooperation_id }) } }),
    listCooperations(client, { body: about }),
  ])
  if (!universities.ok) return universities
  if (!countries.ok) return countries
  if (!cooperations.ok) return cooperations
  return {
    ...universities,
    data: {
      page: toPage(universities.data, (row) => toPartnerItem(row, language)),
      countries: choices(countries.data, language),
      cooperations: choices(cooperations.data, language),
    },
  }
}

/** Those that have universities at all. */
function choices(rows: readonly (Schema<'Country'> | Schema<'Cooperation'>)[], language: Language): PartnerChoice[] {
  return rows.filter((row) => row.universities_count > 0).map((row) => ({ id: row.id, name: pickText(row, 'name', language)?.text ?? `#${row.id}` }))
}
