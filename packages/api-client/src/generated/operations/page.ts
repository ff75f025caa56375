// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface ListPagesRequest {
  header?: operations['listPages']['parameters']['header']
  body: components['schemas']['PageListRequest']
}

export type ListPagesData = components['schemas']['PageList']

export type ListPagesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Pages of a site
 *
 * Published pages without their content, ordered by id. A build walks this list, so that a page that no menu names is
 * published too.
 *
 * With `block` it says where something is: on which page the vacancies are listed, or the fees. Then the page whose block
 * shows the most comes first, that is the one with the fewest options (`per_page`, `sort` and `order` leave nothing out);
 * among equals one that the menu names, then the one with the lowest id.
 */
export const listPages: Operation<ListPagesRequest, ListPagesData, ListPagesError> = /*#__PURE__*/ operation('POST', '/api/page', { safe: true })

export interface GetPageRequest {
  path: operations['getPage']['parameters']['path']
  query?: operations['getPage']['parameters']['query']
  header?: operations['getPage']['parameters']['header']
}

export type GetPageData = components['schemas']['Page']

export type GetPageError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One content page
 *
 * By its slug, whose segments are joined by `/` and percent-encoded as one path segment (`admission%2Fbachelor`), or by
 * its numeric id, such as the `admission_page_id` of the settings. Published pages only; a draft answers 404 without
 * the preview key, so a guessed id reveals nothing.
 *
 * Blocks are embedded in the content as `<div data-block="PriceEducation" data-props='{"category_id":3}'></div>`;
 * `blocks` lists them, so that a client can load what they need before it reads the HTML.
 */
export const getPage: Operation<GetPageRequest, GetPageData, GetPageError> = /*#__PURE__*/ operation('GET', '/api/page/{slug}')

export interface GetBreadcrumbsRequest {
  header?: operations['getBreadcrumbs']['parameters']['header']
  body: components['schemas']['BreadcrumbsRequest']
}

export type GetBreadcrumbsData = components['schemas']['Breadcrumb'][]

export type GetBreadcrumbsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * The way from the top of the menu to an item
 *
 * From the outermost menu item to the one asked for, which is marked `is_current`.
 */
export const getBreadcrumbs: Operation<GetBreadcrumbsRequest, GetBreadcrumbsData, GetBreadcrumbsError> = /*#__PURE__*/ operation('POST', '/api/page/breadcrumbs', { safe: true })
