import type { Story } from '../testing/story'
import type { VacancyListOptions } from './vacancy-list.options'

export const story = {
  options: {},
  asks: ['listVacancies', 'listVacancyCategories'],
  step: '?status=all',
} satisfies Story<VacancyListOptions>
