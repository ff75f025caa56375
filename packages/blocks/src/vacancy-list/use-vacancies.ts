import { listVacancies } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import { useBlockEnvironment } from '../environment/environment'
import { id, oneOf, words } from '../list/parameters'
import { toPage } from '../list/to-page'
import { useAskedPages } from '../list/use-asked-pages'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { Pages } from '../list/use-pages'
import { toVacancyItem } from './to-vacancy-item'
import type { VacancyItem, VacancyListInitial, VacancyListOptions } from './vacancy-list.options'

export const employments = ['full_time', 'part_time', 'hourly', 'temporary', 'internship'] as const

/** What the address of the vacancies holds. */
const vacancyParams = {
  q: words,
  category: id,
  type: oneOf(...employments),
  /** Open ones without it. */
  status: oneOf('closed', 'all'),
  /** The newest first without it. */
  sort: oneOf('deadline', 'title'),
}

export type VacancyParams = BlockParams<typeof vacancyParams>

type Body = RequestOf<typeof listVacancies>['body']

/** The vacancies that the address asks for. What the editor has fixed, it cannot change. */
export function useVacancies(options: VacancyListOptions, initial: VacancyListInitial): { params: VacancyParams; pages: Pages<VacancyItem> } {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(vacancyParams)
  // Where the editor has fixed what a list is sorted by, or only which way round, the whole order is.
  const asked = { ...ofAddress({ ...params.values, ...((options.sort ?? options.order) && { sort: undefined }) }), ...options }
  const body = { slug: site, lang: language, ...asked }
  const { pages } = useAskedPages({ name: 'vacancies', operation: listVacancies, body, asked, built: options, initial: initial.page, toPage: (answer) => toPage(answer, (row) => toVacancyItem(row, language)) })
  return { params, pages }
}

/** The address → the words of the contract. */
function ofAddress({ q, category, type, status, sort }: VacancyParams['values']): Partial<Body> {
  return {
    ...(q && { q }),
    ...(category && { category_id: category }),
    ...(type && { employment_type: type }),
    ...(status && { status }),
    ...(sort === 'deadline' && { sort: 'deadline_at', order: 'asc' }),
    ...(sort === 'title' && { sort: 'title', order: 'asc' }),
  }
}
