import { listVacancies, listVacancyCategories } from '@university/api-client'
import { toChoice } from '../filters/choice'
import { toListPage } from '../list/to-list-page'
import type { BlockLoader } from '../page-content/block-definition'
import { toVacancyItem } from './to-vacancy-item'
import type { VacancyListInitial, VacancyListOptions } from './vacancy-list.options'

/** The first page of the vacancies, and the categories to choose from. */
export const loadVacancyList: BlockLoader<VacancyListOptions, VacancyListInitial> = async (client, { site, language, options }) => {
  const about = { slug: site, lang: language }
  const [vacancies, categories] = await Promise.all([listVacancies(client, { body: { ...about, ...options } }), listVacancyCategories(client, { body: about })])
  const page = toListPage(vacancies, (vacancy) => toVacancyItem(vacancy, language))
  if (!page.ok) return page
  if (!categories.ok) return categories
  return {
    ...page,
    data: {
      page: page.data,
      categories: categories.data.map((category) => ({ ...toChoice(category, language), open: category.open_count })),
    },
  }
}
