import { listProjectFunding, listProjects, listProjectTypes } from '@university/api-client'
import { pickText } from '@university/api-client/pick-text'
import { readAllPages } from '@university/api-client/read-all-pages'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { toChoice, toName, type Choice } from '../filters/choice'
import { toPage } from '../list/to-page'
import type { BlockLoader } from '../page-content/block-definition'
import type { ScientificProjectsInitial, ScientificProjectsOptions } from './scientific-projects.options'
import { toProjectItem } from './to-project-item'

/** The first page of the projects, and what they can be narrowed by. The contract has no list of leaders: it comes out of all projects. */
export const loadScientificProjects: BlockLoader<ScientificProjectsOptions, ScientificProjectsInitial> = async (client, { site, language, options }) => {
  const about = { slug: site, lang: language }
  const [projects, all, types, fundings] = await Promise.all([
    listProjects(client, { body: { ...about, ...options } }),
    readAllPages(client, listProjects, { body: { ...about, ...options, sort: 'leader', order: 'asc' } }),
    listProjectTypes(client, { body: about }),
    listProjectFunding(client, { body: about }),
  ])
  if (!projects.ok) return projects
  if (!all.ok) return all
  if (!types.ok) return types
  if (!fundings.ok) return fundings
  const { years } = projects.data
  return {
    ...projects,
    data: {
      page: toPage(projects.data, (row) => toProjectItem(row, language)),
      types: types.data.filter(hasProjects).map((type) => toChoice(type, language)),
      fundings: fundings.data.filter(hasProjects).map((funding) => toChoice(funding, language)),
      leaders: toLeaders(all.data, language),
      years,
    },
  }
}

const hasProjects = ({ projects_count }: { projects_count: number }) => projects_count > 0

/** In the order of the rows, which is the API's: Chromium does not know the Kazakh alphabet. */
function toLeaders(rows: readonly Schema<'ScientificProject'>[], language: Language): Choice[] {
  const leaders = new Map<number, Choice>()
  for (const { leader } of rows) {
    const { portfolio_id: id } = leader
    const name = pickText(leader, 'full_name', language)
    if (id !== null && name) leaders.set(id, { id, ...toName(name, '', language) })
  }
  return [...leaders.values()]
}
