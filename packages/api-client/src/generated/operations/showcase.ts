// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface ListShowcaseRequest {
  header?: operations['listShowcase']['parameters']['header']
  body: components['schemas']['ShowcaseListRequest']
}

export type ListShowcaseData = components['schemas']['ShowcaseList']

export type ListShowcaseError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Digital products of the university
 *
 * Published products of the site, complete, the latest launch first and those not yet launched last. Archived ones are
 * left out unless `status` asks for them. Filters are combined by "and". Titles are sorted by the alphabet of `lang`, kz
 * without it.
 */
export const listShowcase: Operation<ListShowcaseRequest, ListShowcaseData, ListShowcaseError> = /*#__PURE__*/ operation('POST', '/api/plugin/digital-showcase', { safe: true })
