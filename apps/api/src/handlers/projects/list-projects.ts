import type { Handler } from '@university/api-schema/handlers'
import type { ContentStore } from '../../content/content-store'
import type { Site } from '../../content/kind'
import { portfolio } from '../../content/kinds/portfolio'
import { peopleOf, scientificProject, type ScientificProject } from '../../content/kinds/scientific-project'
import { toUtc } from '../../content/time'
import type { Context } from '../../context'
import { facetsOf, newestFirst } from '../filters'
import { orderOf } from '../sorting'
import { statusOf, withStatus } from './project-status'

export const listProjects: Handler<'listProjects', Context> = async ({ body }, { content, now }) => {
  const { slug: site, q, type_id, funding_id, leader_id, year, status } = body
  const time = toUtc(now)
  const inState = status === undefined ? { facets: [], ranges: [] } : withStatus(status, time)
  const filter = {
    site,
    q,
    ranges: inState.ranges,
    facets: [...inState.facets, ...facetsOf({ type: type_id, funding: funding_id, leader: leader_id, year })],
  }
  const order = orderOf({ sort: 'starts_at', ...body }, {
    starts_at: { by: 'begins_at', direction: 'desc' },
    title: { by: 'title', translated: true, direction: 'asc' },
    leader: { by: 'full_name', translated: true, direction: 'asc' },
    budget_amount: { by: 'budget_amount', direction: 'desc' },
  })
  const [page, years] = await Promise.all([content.page(scientificProject, { ...filter, order, withHtml: true }, body), content.countByFacet(scientificProject, 'year', site)])
  const linked = await withoutDeadLinks(page.data, content, site)
  return { ...page, data: linked.map((item) => ({ ...item, status: statusOf(item, time) })), years: newestFirst(years) }
}

/** Who left has a name in a project, but no portfolio any more. */
async function withoutDeadLinks(items: ScientificProject[], content: ContentStore, site: Site): Promise<ScientificProject[]> {
  const ids = [...new Set(items.flatMap(peopleOf).flatMap(({ portfolio_id }) => portfolio_id ?? []))]
  const published = new Set((await content.list(portfolio, { site, ids })).map(({ id }) => id))
  const linked = (member: ScientificProject['leader']) => ({ ...member, portfolio_id: member.portfolio_id !== null && published.has(member.portfolio_id) ? member.portfolio_id : null })
  return items.map((item) => ({ ...item, leader: linked(item.leader), members: item.members.map(linked) }))
}
