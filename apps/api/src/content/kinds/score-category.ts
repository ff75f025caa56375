import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

type ScoreCategory = components['schemas']['ScoreCategory']

/** Kinds of entrance tests, one list for all sites. Those of doctorates have their scores in another kind of content. */
export const scoreCategory = defineKind<ScoreCategory>({
  name: 'score-category',
  files: { form: 'list', path: 'score-categories.yaml' },
  schema: 'ScoreCategory',
  shared: true,
})
