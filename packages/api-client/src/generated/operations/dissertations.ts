// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface ListDissertationsRequest {
  header?: operations['listDissertations']['parameters']['header']
  body: components['schemas']['DissertationListRequest']
}

export type ListDissertationsData = components['schemas']['DissertationList']

export type ListDissertationsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Defences of dissertations
 *
 * Each row holds the candidates of one programme before one council in one year; the latest year first, within a year
 * by the code of the programme. `status` and `q` keep rows in which at least one candidate matches, with all their
 * candidates. `getDissertation` adds the reports of the council, `getDoctoral` all that is public about one defence.
 */
export const listDissertations: Operation<ListDissertationsRequest, ListDissertationsData, ListDissertationsError> = /*#__PURE__*/ operation('POST', '/api/plugin/dissertation', { safe: true })

export interface GetDissertationRequest {
  header?: operations['getDissertation']['parameters']['header']
  body: components['schemas']['ItemRequest']
}

export type GetDissertationData = components['schemas']['Dissertation']

export type GetDissertationError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One dissertation page
 *
 * The council with its contacts and reports, and the candidates with the state of their defence. An unknown or
 * unpublished page answers 404.
 */
export const getDissertation: Operation<GetDissertationRequest, GetDissertationData, GetDissertationError> = /*#__PURE__*/ operation('POST', '/api/plugin/dissertation/id', { safe: true })

export interface GetDoctoralRequest {
  header?: operations['getDoctoral']['parameters']['header']
  body: components['schemas']['DoctoralRequest']
}

export type GetDoctoralData = components['schemas']['Doctoral']

export type GetDoctoralError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One doctoral candidate
 *
 * Everything that Kazakhstan’s model regulations on dissertation councils want to be public about a defence:
 *
 * 1. the notice: `defence_at`, `place_*`, `stream_url`, `status`;
 * 2. the dissertation: `thesis`;
 * 3. annotations in Kazakh, Russian and English: `annotation_*`;
 * 4. the list of publications: `publications`;
 * 5. reviews by the consultants: `consultants`;
 * 6. reviews by the official reviewers: `reviewers`;
 * 7. the recording: `video_url`;
 * 8. reports of the council: `reports` of `getDissertation`;
 * 9. changes of day, time, place or reviewers: `changes`.
 *
 * Beyond the nine there is the `conclusion` on the dissertation, where the council publishes one. What has not been
 * handed in yet is null. A candidate who is not published, or is on another dissertation page than `id`, answers 404.
 */
export const getDoctoral: Operation<GetDoctoralRequest, GetDoctoralData, GetDoctoralError> = /*#__PURE__*/ operation('POST', '/api/plugin/dissertation/doctorals', { safe: true })
