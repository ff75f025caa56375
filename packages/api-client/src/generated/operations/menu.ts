// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface GetMenuRequest {
  header?: operations['getMenu']['parameters']['header']
  body: components['schemas']['MenuRequest']
}

export type GetMenuData = components['schemas']['MenuItem'][]

export type GetMenuError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * The menu of a site
 *
 * The whole tree, in display order, three levels deep at most. With `is_main` the items that are meant for the main
 * navigation only; without it the full menu that the site map shows.
 */
export const getMenu: Operation<GetMenuRequest, GetMenuData, GetMenuError> = /*#__PURE__*/ operation('POST', '/api/menu', { safe: true })

export interface ListUsefulLinksRequest {
  header?: operations['listUsefulLinks']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListUsefulLinksData = components['schemas']['UsefulLink'][]

export type ListUsefulLinksError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Useful links of a site
 *
 * Links to services outside the site, in display order.
 */
export const listUsefulLinks: Operation<ListUsefulLinksRequest, ListUsefulLinksData, ListUsefulLinksError> = /*#__PURE__*/ operation('POST', '/api/menu/useful-links', { safe: true })
