import type { Handler } from '@university/api-schema/handlers'
import { projectFunding } from '../../content/kinds/project-funding'
import { scientificProject } from '../../content/kinds/scientific-project'
import type { Context } from '../../context'

export const listProjectFunding: Handler<'listProjectFunding', Context> = async ({ body }, { content }) => {
  const [kinds, counts] = await Promise.all([content.list(projectFunding, { site: body.slug }), content.countByFacet(scientificProject, 'funding', body.slug)])
  return kinds.map((kind) => ({ ...kind, projects_count: counts.get(String(kind.id)) ?? 0 }))
}
