import { listProjectFunding, listProjects, listProjectTypes } from '@university/api-client'
import { readAllPages } from '@university/api-client/read-all-pages'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { pickText } from '../environment/pick-text'
import { toPage } from '../list/to-list-page'
import type { BlockLoader } from '../page-content/block-definition'
import type { ProjectChoice, ScientificProjectsInitial, ScientificProjectsOptions } from './scientific-projects.options'
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
      types: choices(types.data, language),
      fundings: choices(fundings.data, language),
      leaders: toLeaders(all.data, language),
      years,
    },
  }
}

/** Those that have projects at all. */
function choices(rows: readonly (Schema<'ProjectType'> | Schema<'ProjectFunding'>)[], language: Language): ProjectChoice[] {
  return rows.filter((row) => row.projects_count > 0).map((row) => ({ id: row.id, name: pickText(row, 'name', language)?.text ?? `#${row.id}` }))
}

/** In the order of the rows, which is the API's: Chromium does not know the Kazakh alphabet. */
function toLeaders(rows: readonly Schema<'ScientificProject'>[], language: Language): ProjectChoice[] {
  const names = new Map<number, string>()
  for (const { leader } of rows) {
    const name = pickText(leader, 'full_name', language)?.text
    if (leader.portfolio_id !== null && name) names.set(leader.portfolio_id, name)
  }
  return [...names].map(([id, name]) => ({ id, name }))
}
