// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface GetVisitorCountsRequest {
  body: components['schemas']['SiteRequest']
}

export type GetVisitorCountsData = components['schemas']['VisitorCounts']

export type GetVisitorCountsError = components['schemas']['Problem']

/**
 * Visitors of a site
 *
 * For the badge in the footer. The call itself counts its visitor, which is why it is a POST: one address and browser is
 * one visitor a day, known by a hash whose salt changes at midnight, so that nobody can be followed from day to day. A
 * site without a counter answers 404.
 */
export const getVisitorCounts: Operation<GetVisitorCountsRequest, GetVisitorCountsData, GetVisitorCountsError> = /*#__PURE__*/ operation('POST', '/api/stats/visitors')
