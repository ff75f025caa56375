import { listDissertations } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import { useBlockEnvironment } from '../environment/environment'
import { id, oneOf, words, year } from '../list/parameters'
import { toPage } from '../list/to-page'
import { useAskedPages } from '../list/use-asked-pages'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { Pages } from '../list/use-pages'
import type { DissertationInitial, DissertationItem, DissertationOptions } from './dissertation.options'
import { toDissertationItem } from './to-dissertation-item'

export const statuses = ['planned', 'postponed', 'held', 'cancelled'] as const

/** What the address of the defences holds. */
const dissertationParams = {
  q: words,
  council: id,
  year,
  status: oneOf(...statuses),
}

export type DissertationParams = BlockParams<typeof dissertationParams>

type Body = RequestOf<typeof listDissertations>['body']

export interface Dissertations {
  params: DissertationParams
  /** Of the programmes those candidates alone that have the status asked for. */
  pages: Pages<DissertationItem>
}

/** The defences that the address asks for. What the editor has fixed, it cannot change. */
export function useDissertations(options: DissertationOptions, initial: DissertationInitial): Dissertations {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(dissertationParams)
  const asked = { ...ofAddress(params.values), ...options }
  const body = { slug: site, lang: language, ...asked }
  const { pages } = useAskedPages({ name: 'dissertations', operation: listDissertations, body, asked, built: options, initial: initial.page, toPage: (answer) => toPage(answer, (row) => toDissertationItem(row, language)) })
  // While others are on their way, what is shown has not been asked for by this status.
  const { status } = pages.state === 'ready' ? asked : options
  return { params, pages: status ? { ...pages, shown: { ...pages.shown, items: pages.shown.items.map((item) => withStatus(item, status)) } } : pages }
}

/** The API answers whole programmes in which somebody has the status. */
function withStatus(item: DissertationItem, status: Body['status']): DissertationItem {
  return { ...item, candidates: item.candidates.filter((candidate) => candidate.status === status) }
}

/** The address → the words of the contract. */
function ofAddress({ q, council, year, status }: DissertationParams['values']): Partial<Body> {
  return {
    ...(q && { q }),
    ...(council && { council_id: council }),
    ...(year && { year: Number(year) }),
    ...(status && { status }),
  }
}
