import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

type VacancyCategory = components['schemas']['VacancyCategory']

/** Categories of vacancies, one list for all sites. */
export const vacancyCategory = defineKind<VacancyCategory>({
  name: 'vacancy-category',
  files: { form: 'list', path: 'vacancy-categories.yaml' },
  schema: 'VacancyCategory',
  shared: true,
  computed: { open_count: 0 },
})
