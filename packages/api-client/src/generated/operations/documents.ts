// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface ListDocumentsRequest {
  header?: operations['listDocuments']['parameters']['header']
  body: components['schemas']['DocumentListRequest']
}

export type ListDocumentsData = components['schemas']['DocumentList']

export type ListDocumentsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Documents of the university
 *
 * Published documents of the site, the newest approval first. A document that a newer version replaces is left out unless
 * `include_replaced` asks for it; one whose `valid_until` has passed stays. Filters are combined by "and". Titles are
 * sorted by the alphabet of `lang`, kz without it.
 */
export const listDocuments: Operation<ListDocumentsRequest, ListDocumentsData, ListDocumentsError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-docs', { safe: true })
