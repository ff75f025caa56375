import type { Handler, HandlerAnswer } from '@university/api-schema/handlers'
import { fullNames } from '../../content/full-name'
import { department } from '../../content/kinds/department'
import { portfolio, type Person } from '../../content/kinds/portfolio'
import type { Context } from '../../context'

type Head = HandlerAnswer<'listDepartments'>[number]['head']

/** Heads and numbers of people are those of published portfolios. */
export const listDepartments: Handler<'listDepartments', Context> = async ({ body }, { content }) => {
  const { slug: site, department_id } = body
  const ids = department_id === undefined ? {} : { ids: [department_id] }
  const [departments, heads, inDepartment, inCafedra] = await Promise.all([
    content.list(department, { site, ...ids }),
    content.list(portfolio, { site, facets: [{ name: 'heads', value: ['department', 'cafedra'] }] }),
    content.countByFacet(portfolio, 'department', site),
    content.countByFacet(portfolio, 'cafedra', site),
  ])
  const headOf = (unit: 'department' | 'cafedra', id: number) => toHead(heads.find((person) => person.heads === unit && person[unit]?.id === id))

  return departments.map(({ cafedras, ...item }) => ({
    ...item,
    head: headOf('department', item.id),
    people_count: inDepartment.get(String(item.id)) ?? 0,
    cafedras: cafedras.map((cafedra) => ({ ...cafedra, head: headOf('cafedra', cafedra.id), people_count: inCafedra.get(String(cafedra.id)) ?? 0 })),
  }))
}

function toHead(person: Person | undefined): Head {
  if (!person) return null
  const { full_name_kz, full_name_ru, full_name_en } = fullNames(person)
  return { id: person.id, slug: person.slug, name_kz: full_name_kz, name_ru: full_name_ru, name_en: full_name_en }
}
