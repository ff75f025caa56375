import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import type { VacancyItem } from './vacancy-list.options'

/** A vacancy as the contract has it → in one language. */
export function toVacancyItem(vacancy: Schema<'VacancySummary'>, language: Language): VacancyItem {
  const { id, category, department } = vacancy
  return {
    id,
    title: pickText(vacancy, 'title', language) ?? { text: `#${id}`, language },
    category: pickText(category, 'name', language) ?? { text: `#${category.id}`, language },
    department: department && pickText(department, 'name', language),
    city: pickText(vacancy, 'city', language),
    employment: vacancy.employment_type,
    rate: vacancy.rate,
    positions: vacancy.positions_count,
    salaryFrom: vacancy.salary_from,
    salaryTo: vacancy.salary_to,
    deadline: vacancy.deadline_at,
    isClosed: vacancy.status === 'closed',
  }
}
