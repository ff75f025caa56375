import { listDepartments, listPortfolios } from '@university/api-client'
import { toChoice } from '../filters/choice'
import type { BlockLoader } from '../page-content/block-definition'
import type { PortfolioListInitial, PortfolioListOptions } from './portfolio-list.options'
import { toPeoplePage } from './to-people-page'

/** The first page of the people, and the departments and chairs that have some. */
export const loadPortfolioList: BlockLoader<PortfolioListOptions, PortfolioListInitial> = async (client, { site, language, options }) => {
  const about = { slug: site, lang: language }
  const [people, departments] = await Promise.all([
    listPortfolios(client, { body: { ...about, ...options } }),
    listDepartments(client, { body: { ...about, ...(options.department_id && { department_id: options.department_id }) } }),
  ])
  if (!people.ok) return people
  if (!departments.ok) return departments

  const hasPeople = ({ people_count }: { people_count: number }) => people_count > 0
  return {
    ...people,
    data: {
      page: toPeoplePage(people.data, language),
      departments: departments.data.filter(hasPeople).map((department) => ({ ...toChoice(department, language), chairs: department.cafedras.filter(hasPeople).map((chair) => toChoice(chair, language)) })),
    },
  }
}
