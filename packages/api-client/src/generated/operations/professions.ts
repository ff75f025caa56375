// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface ListProfessionsRequest {
  header?: operations['listProfessions']['parameters']['header']
  body: components['schemas']['ProfessionListRequest']
}

export type ListProfessionsData = components['schemas']['ProfessionList']

export type ListProfessionsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Professions to study for
 *
 * Directions of training with at least one published programme of the site, by code. Filters are combined by "and";
 * `language` and `study_form` keep a profession when one of its programmes fits both. Names are sorted by the alphabet of
 * `lang`, kz without it.
 */
export const listProfessions: Operation<ListProfessionsRequest, ListProfessionsData, ListProfessionsError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-professions', { safe: true })

export interface ListTrainingFieldsRequest {
  header?: operations['listTrainingFields']['parameters']['header']
  body: components['schemas']['TrainingFieldsRequest']
}

export type ListTrainingFieldsData = components['schemas']['TrainingField'][]

export type ListTrainingFieldsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Fields of training
 *
 * In display order, of one level or of all. A field without a published programme of the site is left out.
 */
export const listTrainingFields: Operation<ListTrainingFieldsRequest, ListTrainingFieldsData, ListTrainingFieldsError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-professions/training', { safe: true })

export interface ListProgramsRequest {
  header?: operations['listPrograms']['parameters']['header']
  body: components['schemas']['ProgramListRequest']
}

export type ListProgramsData = components['schemas']['ProgramList']

export type ListProgramsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Educational programmes
 *
 * Published programmes of the site with everything about them, by code. `program_id` gives one of them; a draft is not
 * there without the preview key, so a guessed id reveals nothing. A programme in two study forms is two entries. Filters are combined by "and".
 * Names are sorted by the alphabet of `lang`, kz without it.
 */
export const listPrograms: Operation<ListProgramsRequest, ListProgramsData, ListProgramsError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-professions/programs', { safe: true })
