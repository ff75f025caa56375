import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

type QuestionCategory = components['schemas']['QuestionCategory']

/** What a question to the public reception can be, one list for all sites. */
export const questionCategory = defineKind<QuestionCategory>({
  name: 'question-category',
  files: { form: 'list', path: 'question-categories.yaml' },
  schema: 'QuestionCategory',
  shared: true,
})
