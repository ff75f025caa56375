import type { Handler, HandlerAnswer } from '@university/api-schema/handlers'
import { fullNames } from '../../content/full-name'
import { department } from '../../content/kinds/department'
import { portfolio, type Person } from '../../content/kinds/portfolio'
import { settings } from '../../content/kinds/settings'
import type { Context } from '../../context'
import { siteAddress } from '../../sites/site-address'
import { siteFromFolder } from '../../sites/site-from-host'

type Head = HandlerAnswer<'listDepartments'>[number]['head']

/** Heads and numbers of people are those of published portfolios. */
export const listDepartments: Handler<'listDepartments', Context> = async ({ body }, context) => {
  const { content } = context
  const { slug: site, department_id } = body
  const ids = department_id === undefined ? {} : { ids: [department_id] }
  const [departments, heads, inDepartment, inCafedra] = await Promise.all([
    content.list(department, { site, ...ids }),
    content.list(portfolio, { site, facets: [{ name: 'heads', value: ['department', 'cafedra'] }] }),
    content.countByFacet(portfolio, 'department', site),
    content.countByFacet(portfolio, 'cafedra', site),
  ])
  const headOf = (unit: 'department' | 'cafedra', id: number) => toHead(heads.find((person) => person.heads === unit && person[unit]?.id === id))

  return Promise.all(
    departments.map(async ({ cafedras, ...item }) => ({
      ...item,
      head: headOf('department', item.id),
      website: await websiteOf(item.slug, context),
      people_count: inDepartment.get(String(item.id)) ?? 0,
      cafedras: cafedras.map((cafedra) => ({ ...cafedra, head: headOf('cafedra', cafedra.id), people_count: inCafedra.get(String(cafedra.id)) ?? 0 })),
    })),
  )
}

/** Of the site that has the department's slug. */
async function websiteOf(slug: string, { config, content }: Context): Promise<string | null> {
  // The main site, an empty name, is no department's.
  const site = siteFromFolder(slug)
  const isThere = site && (await content.count(settings, { site })) > 0
  return isThere ? siteAddress(config.siteUrl, site) : null
}

function toHead(person: Person | undefined): Head {
  if (!person) return null
  const { full_name_kz, full_name_ru, full_name_en } = fullNames(person)
  return { id: person.id, slug: person.slug, name_kz: full_name_kz, name_ru: full_name_ru, name_en: full_name_en }
}
