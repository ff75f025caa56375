// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface ListEntriesRequest {
  header?: operations['listEntries']['parameters']['header']
  body: components['schemas']['EntryListRequest']
}

export type ListEntriesData = components['schemas']['EntryList']

export type ListEntriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Entries of a generic list
 *
 * Published entries of one list, in the order that the editors gave them. Titles are ordered by the alphabet of
 * `lang`, kz without it; `letter` is meant in that language, too. Each page has the title of the list, null in all
 * languages where the editors gave none. An unknown list answers 404, one without matching entries an empty `data`.
 */
export const listEntries: Operation<ListEntriesRequest, ListEntriesData, ListEntriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/list', { safe: true })
