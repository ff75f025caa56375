// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface ListPassingScoresRequest {
  header?: operations['listPassingScores']['parameters']['header']
  body: components['schemas']['PassingScoreListRequest']
}

export type ListPassingScoresData = components['schemas']['PassingScoreList']

export type ListPassingScoresError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Passing scores of past years
 *
 * The newest year first, then by group of programmes, language and competition. Filters are combined by "and". `score`
 * answers "where would my points have been enough": past years promise nothing for the next. Scores for doctorates are in
 * `listDoctoralScores`. Names are sorted by the alphabet of `lang`, kz without it.
 */
export const listPassingScores: Operation<ListPassingScoresRequest, ListPassingScoresData, ListPassingScoresError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-passing-score', { safe: true })

export interface ListScoreCategoriesRequest {
  header?: operations['listScoreCategories']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListScoreCategoriesData = components['schemas']['ScoreCategory'][]

export type ListScoreCategoriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Categories of passing scores
 *
 * Kinds of entrance tests, in display order. A category without scores on the site is left out.
 */
export const listScoreCategories: Operation<ListScoreCategoriesRequest, ListScoreCategoriesData, ListScoreCategoriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-passing-score/categories', { safe: true })

export interface ListScoreFieldsRequest {
  header?: operations['listScoreFields']['parameters']['header']
  body: components['schemas']['ScoreFieldsRequest']
}

export type ListScoreFieldsData = components['schemas']['ScoreField'][]

export type ListScoreFieldsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Fields of training with passing scores
 *
 * Those of one category, by code. A field without scores on the site is left out.
 */
export const listScoreFields: Operation<ListScoreFieldsRequest, ListScoreFieldsData, ListScoreFieldsError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-passing-score/fields', { safe: true })

export interface ListScoreDirectionsRequest {
  header?: operations['listScoreDirections']['parameters']['header']
  body: components['schemas']['ScoreDirectionsRequest']
}

export type ListScoreDirectionsData = components['schemas']['ScoreDirection'][]

export type ListScoreDirectionsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Directions of training with passing scores
 *
 * Those of one field, by code. A direction without scores on the site is left out.
 */
export const listScoreDirections: Operation<ListScoreDirectionsRequest, ListScoreDirectionsData, ListScoreDirectionsError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-passing-score/directions', { safe: true })

export interface ListDoctoralScoresRequest {
  header?: operations['listDoctoralScores']['parameters']['header']
  body: components['schemas']['DoctoralScoreListRequest']
}

export type ListDoctoralScoresData = components['schemas']['DoctoralScoreList']

export type ListDoctoralScoresError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Passing scores for doctorates
 *
 * The newest year first, then by group of programmes, language and funding. Rows where nobody was admitted are listed,
 * with null points. Filters are combined by "and". Names are sorted by the alphabet of `lang`, kz without it.
 */
export const listDoctoralScores: Operation<ListDoctoralScoresRequest, ListDoctoralScoresData, ListDoctoralScoresError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-passing-score/doctoral', { safe: true })
