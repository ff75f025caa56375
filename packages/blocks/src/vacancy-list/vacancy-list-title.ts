import type { TFunction } from 'i18next'
import type { VacancyListInitial, VacancyListOptions } from './vacancy-list.options'

/** What the heading says: the category, where the editor chose one. */
export function vacancyListTitle(t: TFunction, { category_id }: VacancyListOptions, { categories }: VacancyListInitial): string {
  const category = categories.find(({ id }) => id === category_id)
  return category ? t('vacancies.title_of', { category: category.name }) : t('vacancies.title')
}
