import { listProjects } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import { useBlockEnvironment } from '../environment/environment'
import { id, oneOf, words, year } from '../list/parameters'
import { toPage } from '../list/to-page'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { Pages } from '../list/use-pages'
import { useAllRows, type AllRows } from '../table/use-all-rows'
import { useRows } from '../list/use-rows'
import type { ProjectItem, ScientificProjectsInitial, ScientificProjectsOptions } from './scientific-projects.options'
import { toProjectItem } from './to-project-item'

/** The orders that are offered, by their names in the address. The first is what holds without a choice. */
export const orders = {
  newest: { sort: 'starts_at', order: 'desc' },
  oldest: { sort: 'starts_at', order: 'asc' },
  title: { sort: 'title', order: 'asc' },
  leader: { sort: 'leader', order: 'asc' },
  budget: { sort: 'budget_amount', order: 'desc' },
} as const

/** What the address of the projects holds. */
const projectParams = {
  q: words,
  type: id,
  funding: id,
  year,
  /** A portfolio. */
  leader: id,
  status: oneOf('planned', 'ongoing', 'completed', 'stopped'),
  sort: oneOf('newest', 'oldest', 'title', 'leader', 'budget'),
}

export type ProjectParams = BlockParams<typeof projectParams>

export interface Projects {
  params: ProjectParams
  pages: Pages<ProjectItem>
  /** Every project by the filters that hold, for a file or paper. */
  all: AllRows<ProjectItem, 'csv' | 'print'>
  /** The same for the chart: it does not wait for the others, nor they for it. */
  charted: AllRows<ProjectItem, 'chart'>
  /** Changes with the filters, not with the page or the order. */
  filter: string
}

type Body = RequestOf<typeof listProjects>['body']

/** The projects that the address asks for. What the editor has fixed, it cannot change; only the order. */
export function useProjects(options: ScientificProjectsOptions, initial: ScientificProjectsInitial): Projects {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(projectParams)
  const { sort } = params.values
  const filters = { ...ofAddress(params.values), ...options }
  const asked = { ...filters, ...(sort && orders[sort]) }
  const body = { slug: site, lang: language, ...asked }
  const { pages, loadAll, filter: allFilter } = useRows({ name: 'projects', operation: listProjects, body, asked, built: options, initial: initial.page, toPage: (answer) => toPage(answer, (row) => toProjectItem(row, language)) })
  const filter = JSON.stringify(filters)
  return { params, pages, all: useAllRows(loadAll, allFilter), charted: useAllRows(loadAll, filter), filter }
}

/** The address → the words of the contract. */
function ofAddress({ q, type, funding, year, leader, status }: ProjectParams['values']): Partial<Body> {
  return {
    ...(q && { q }),
    ...(type && { type_id: type }),
    ...(funding && { funding_id: funding }),
    ...(year && { year: Number(year) }),
    ...(leader && { leader_id: leader }),
    ...(status && { status }),
  }
}
