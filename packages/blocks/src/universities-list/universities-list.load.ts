import { listCooperations, listCountries, listUniversities } from '@university/api-client'
import { toChoice } from '../filters/choice'
import { toPage } from '../list/to-page'
import type { BlockLoader } from '../page-content/block-definition'
import { toPartnerItem } from './to-partner-item'
import type { UniversitiesListInitial, UniversitiesListOptions } from './universities-list.options'

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
      countries: countries.data.filter(hasPartners).map((country) => toChoice(country, language)),
      cooperations: cooperations.data.filter(hasPartners).map((cooperation) => toChoice(cooperation, language)),
    },
  }
}

const hasPartners = ({ universities_count }: { universities_count: number }) => universities_count > 0
