import { listVacancies, listVacancyCategories } from '@university/api-client'
import { toChoice } from '../filters/choice'
import { toPage } from '../list/to-page'
import type { BlockLoader } from '../page-content/block-definition'
import { toVacancyItem } from './to-vacancy-item'
import type { VacancyListInitial, VacancyListOptions } from './vacancy-list.options'

/** The first page of the vacancies, and the categories to choose from. */
export const loadVacancyList: BlockLoader<VacancyListOptions, VacancyListInitial> = async (client, { site, language, options }) => {
  const about = { slug: site, lang: language }
  const [vacancies, categories] = await Promise.all([listVacancies(client, { body: { ...about, ...options } }), listVacancyCategories(client, { body: about })])
  if (!vacancies.ok) return vacancies
  if (!categories.ok) return categories
  return {
    ...vacancies,
    data: {
      page: toPage(vacancies.data, (vacancy) => toVacancyItem(vacancy, language)),
      categories: categories.data.map((category) => ({ ...toChoice(category, language), open: category.open_count })),
    },
  }
}
