import { listShowcase } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import { useBlockEnvironment } from '../environment/environment'
import { id, oneOf, words } from '../list/parameters'
import { toPage } from '../list/to-page'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { Pages } from '../list/use-pages'
import { useAllRows, type AllRows } from '../table/use-all-rows'
import { useRows } from '../list/use-rows'
import type { DigitalShowcaseInitial, DigitalShowcaseOptions, ShowcaseProduct } from './digital-showcase.options'
import { toShowcaseProduct } from './to-showcase-product'

/** The orders that are offered, by their names in the address. The first is what holds without a choice. */
export const orders = {
  newest: { sort: 'launched_at', order: 'desc' },
  title: { sort: 'title', order: 'asc' },
  trl: { sort: 'trl', order: 'desc' },
} as const

/** What the address of the showcase holds. */
const showcaseParams = {
  q: words,
  category: id,
  status: oneOf('development', 'pilot', 'live', 'archived'),
  sort: oneOf('newest', 'title', 'trl'),
}

export type ShowcaseParams = BlockParams<typeof showcaseParams>

export interface Showcase {
  params: ShowcaseParams
  pages: Pages<ShowcaseProduct>
  /** Every product by the filters that hold. */
  charted: AllRows<ShowcaseProduct, 'chart'>
  /** Changes with the filters, not with the page or the order. */
  filter: string
}

type Body = RequestOf<typeof listShowcase>['body']

/** The products that the address asks for. What the editor has fixed, it cannot change; only the order. */
export function useShowcase(options: DigitalShowcaseOptions, initial: DigitalShowcaseInitial): Showcase {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(showcaseParams)
  const { sort } = params.values
  const filters = { ...ofAddress(params.values), ...options }
  const asked = { ...filters, ...(sort && orders[sort]) }
  const body = { slug: site, lang: language, ...asked }
  const { pages, loadAll } = useRows({ name: 'showcase', operation: listShowcase, body, asked, built: options, initial: initial.page, toPage: (answer) => toPage(answer, (row) => toShowcaseProduct(row, language)) })
  const filter = JSON.stringify(filters)
  return { params, pages, charted: useAllRows(loadAll, filter), filter }
}

/** The address → the words of the contract. */
function ofAddress({ q, category, status }: ShowcaseParams['values']): Partial<Body> {
  return { ...(q && { q }), ...(category && { category_id: category }), ...(status && { status }) }
}
