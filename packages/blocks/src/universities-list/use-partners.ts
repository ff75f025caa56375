import { listUniversities } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import { useBlockEnvironment } from '../environment/environment'
import { id, oneOf, words } from '../list/parameters'
import { toPage } from '../list/to-page'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { Pages } from '../list/use-pages'
import { useAllRows, type AllRows } from '../table/use-all-rows'
import { useRows } from '../list/use-rows'
import { toPartnerItem } from './to-partner-item'
import type { PartnerItem, UniversitiesListInitial, UniversitiesListOptions } from './universities-list.options'
import { perPage } from './universities-list.load'

/** The orders that are offered, by their names in the address. The first is what holds without a choice. */
export const orders = {
  name: { sort: 'name', order: 'asc' },
  country: { sort: 'country', order: 'asc' },
  newest: { sort: 'signed_at', order: 'desc' },
  ending: { sort: 'valid_until', order: 'asc' },
} as const

/** What the address of the partners holds, beside whether the map is open. */
const partnerParams = {
  q: words,
  country: id,
  cooperation: id,
  agreement: oneOf('active', 'ended'),
  sort: oneOf('name', 'country', 'newest', 'ending'),
}

export type PartnerParams = BlockParams<typeof partnerParams>

export interface Partners {
  params: PartnerParams
  pages: Pages<PartnerItem>
  /** Every partner by the filters that hold. */
  mapped: AllRows<PartnerItem, 'chart'>
  /** Changes with the filters, not with the page or the order. */
  filter: string
}

type Body = RequestOf<typeof listUniversities>['body']

/** The partners that the address asks for. What the editor has fixed, it cannot change; only the order. */
export function usePartners(options: UniversitiesListOptions, initial: UniversitiesListInitial): Partners {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(partnerParams)
  const { sort } = params.values
  // What has ended long ago does not end soon.
  const filters = { ...(sort === 'ending' && { active: true }), ...ofAddress(params.values), ...options }
  const asked = { ...filters, ...(sort && orders[sort]) }
  const body = { slug: site, lang: language, per_page: perPage, ...asked }
  const { pages, loadAll } = useRows({ name: 'universities', operation: listUniversities, body, asked, built: options, initial: initial.page, toPage: (answer) => toPage(answer, (row) => toPartnerItem(row, language)) })
  const filter = JSON.stringify(filters)
  return { params, pages, mapped: useAllRows(loadAll, filter), filter }
}

/** The address → the words of the contract. */
function ofAddress({ q, country, cooperation, agreement }: PartnerParams['values']): Partial<Body> {
  return {
    ...(q && { q }),
    ...(country && { country_id: country }),
    ...(cooperation && { cooperation_id: cooperation }),
    ...(agreement && { active: agreement === 'active' }),
  }
}
