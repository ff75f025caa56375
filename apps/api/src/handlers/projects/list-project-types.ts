import type { Handler } from '@university/api-schema/handlers'
import { projectType } from '../../content/kinds/project-type'
import { scientificProject } from '../../content/kinds/scientific-project'
import type { Context } from '../../context'

export const listProjectTypes: Handler<'listProjectTypes', Context> = async ({ body }, { content }) => {
  const [types, counts] = await Promise.all([content.list(projectType, { site: body.slug }), content.countByFacet(scientificProject, 'type', body.slug)])
  return types.map((type) => ({ ...type, projects_count: counts.get(String(type.id)) ?? 0 }))
}
