import { listPrices } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import { useBlockEnvironment } from '../environment/environment'
import { id, matching, oneOf, sortBy, words } from '../list/parameters'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { Pages } from '../list/use-pages'
import { useRows } from '../list/use-rows'
import { useAllRows, type AllRows } from '../table/use-all-rows'
import { isOffered } from './price-categories'
import { perPage } from './price-education.load'
import type { PriceEducationInitial, PriceEducationOptions, PriceItem } from './price-education.options'
import { toPricePage } from './to-price-page'

/** What the address of the fees holds. */
const priceParams = {
  q: words,
  level: oneOf('preparatory', 'bachelor', 'master', 'residency', 'doctoral'),
  /** A category. */
  field: id,
  form: oneOf('full_time', 'evening', 'distance'),
  basis: oneOf('school', 'college', 'higher'),
  year: matching(/20\d\d-20\d\d/),
  /** Whose fees are shown; both without it. */
  for: oneOf('citizen', 'foreign'),
  sort: sortBy('code', 'name', 'citizen', 'foreign'),
}

export type PriceParams = BlockParams<typeof priceParams>

export interface Prices {
  params: PriceParams
  /** The order that holds. */
  sort: PriceParams['values']['sort']
  pages: Pages<PriceItem>
  /** Every fee by the filters that hold, for a file or paper. */
  all: AllRows<PriceItem, 'csv' | 'print'>
  /** The same for the chart: it does not wait for the others, nor they for it. */
  charted: AllRows<PriceItem, 'chart'>
  /** `2026-2027`; undefined where there are no fees at all. */
  year: string | undefined
  /** Changes with the filters, not with the page. */
  filter: string
}

type Body = RequestOf<typeof listPrices>['body']

/** The fees that the address asks for. What the editor has fixed, it cannot change; only the order. */
export function usePrices(options: PriceEducationOptions, initial: PriceEducationInitial): Prices {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(priceParams)
  const { field } = params.values
  const sort = sortOf(params.values)
  // Within the category that the editor has fixed, one may choose.
  const narrowed = field !== undefined && isOffered(initial.categories, field, options.category_id)
  const asked: Partial<Body> = {
    ...ofAddress(params.values, initial.years),
    ...options,
    ...(narrowed && { category_id: field }),
    ...(sort && { sort: sortNames[sort.by], order: sort.isDescending ? 'desc' : 'asc' }),
  }
  const body = { slug: site, lang: language, per_page: perPage, ...asked }
  const { pages, loadAll, filter } = useRows({ name: 'prices', operation: listPrices, body, asked, built: options, initial: initial.page, toPage: (answer) => toPricePage(answer, language) })
  return { params, sort, pages, all: useAllRows(loadAll, filter), charted: useAllRows(loadAll, filter), year: asked.academic_year ?? initial.years[0], filter }
}

/** The order of the address; none by a column that is not shown. */
function sortOf({ sort, for: audience }: PriceParams['values']): PriceParams['values']['sort'] {
  const isHidden = audience && sort && sort.by !== audience && (sort.by === 'citizen' || sort.by === 'foreign')
  return isHidden ? undefined : sort
}

/** The address → the words of the contract. A year without fees is as if it were not there. */
function ofAddress({ q, level, form, basis, year }: PriceParams['values'], years: readonly string[]): Partial<Body> {
  return {
    ...(q && { q }),
    ...(level && { level }),
    ...(form && { study_form: form }),
    ...(basis && { basis }),
    ...(year && years.includes(year) && { academic_year: year }),
  }
}

const sortNames = { code: 'program_code', name: 'program_name', citizen: 'price_citizen', foreign: 'price_foreign' } as const
