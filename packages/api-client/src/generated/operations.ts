// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../operation'

export interface GetMenuRequest {
  header?: operations['getMenu']['parameters']['header']
  body: components['schemas']['MenuRequest']
}

export type GetMenuData = components['schemas']['MenuItem'][]

export type GetMenuError = components['schemas']['Problem']

/**
 * The menu of a site
 *
 * The whole tree, in display order, three levels deep at most. With `is_main` the items that are meant for the main
 * navigation only; without it the full menu that the site map shows.
 */
export const getMenu: Operation<GetMenuRequest, GetMenuData, GetMenuError> = /*#__PURE__*/ operation('POST', '/api/menu')

export interface ListUsefulLinksRequest {
  header?: operations['listUsefulLinks']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListUsefulLinksData = components['schemas']['UsefulLink'][]

export type ListUsefulLinksError = components['schemas']['Problem']

/**
 * Useful links of a site
 *
 * Links to services outside the site, in display order.
 */
export const listUsefulLinks: Operation<ListUsefulLinksRequest, ListUsefulLinksData, ListUsefulLinksError> = /*#__PURE__*/ operation('POST', '/api/menu/useful-links')

export interface ListPagesRequest {
  header?: operations['listPages']['parameters']['header']
  body: components['schemas']['ListRequest']
}

export type ListPagesData = components['schemas']['PageList']

export type ListPagesError = components['schemas']['Problem']

/**
 * Pages of a site
 *
 * Published pages without their content, ordered by id. A build walks this list, so that a page that no menu names is
 * published too.
 */
export const listPages: Operation<ListPagesRequest, ListPagesData, ListPagesError> = /*#__PURE__*/ operation('POST', '/api/page')

export interface GetPageRequest {
  path: operations['getPage']['parameters']['path']
  query?: operations['getPage']['parameters']['query']
  header?: operations['getPage']['parameters']['header']
}

export type GetPageData = components['schemas']['Page']

export type GetPageError = components['schemas']['Problem']

/**
 * One content page
 *
 * By its slug, whose segments are joined by `/` and percent-encoded as one path segment (`admission%2Fbachelor`), or by
 * its numeric id. Published pages only; a draft answers 404, so a guessed id reveals nothing.
 */
export const getPage: Operation<GetPageRequest, GetPageData, GetPageError> = /*#__PURE__*/ operation('GET', '/api/page/{slug}')

export interface GetBreadcrumbsRequest {
  header?: operations['getBreadcrumbs']['parameters']['header']
  body: components['schemas']['BreadcrumbsRequest']
}

export type GetBreadcrumbsData = components['schemas']['Breadcrumb'][]

export type GetBreadcrumbsError = components['schemas']['Problem']

/**
 * The way from the top of the menu to an item
 *
 * From the outermost menu item to the one asked for, which is marked `is_current`.
 */
export const getBreadcrumbs: Operation<GetBreadcrumbsRequest, GetBreadcrumbsData, GetBreadcrumbsError> = /*#__PURE__*/ operation('POST', '/api/page/breadcrumbs')

export interface GetSettingsRequest {
  header?: operations['getSettings']['parameters']['header']
  body: components['schemas']['SettingsRequest']
}

export type GetSettingsData = components['schemas']['Settings']

export type GetSettingsError = components['schemas']['Problem']

/**
 * Settings of a site
 *
 * Name, contacts, state and features of one site. An identifier without a site of its own answers 404.
 */
export const getSettings: Operation<GetSettingsRequest, GetSettingsData, GetSettingsError> = /*#__PURE__*/ operation('POST', '/api/web/settings')

export interface ListNewsRequest {
  header?: operations['listNews']['parameters']['header']
  body: components['schemas']['NewsListRequest']
}

export type ListNewsData = components['schemas']['NewsList']

export type ListNewsError = components['schemas']['Problem']

/**
 * News of a site
 *
 * Published items, pinned ones first, then the newest. Items without content; `getNews` has it.
 */
export const listNews: Operation<ListNewsRequest, ListNewsData, ListNewsError> = /*#__PURE__*/ operation('POST', '/api/plugin/news')

export interface GetNewsRequest {
  header?: operations['getNews']['parameters']['header']
  body: components['schemas']['ItemRequest']
}

export type GetNewsData = components['schemas']['News']

export type GetNewsError = components['schemas']['Problem']

/**
 * One news item
 *
 * Published items only; a draft answers 404, so a guessed id reveals nothing.
 */
export const getNews: Operation<GetNewsRequest, GetNewsData, GetNewsError> = /*#__PURE__*/ operation('POST', '/api/plugin/news/id')

export interface ListNewsCategoriesRequest {
  header?: operations['listNewsCategories']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListNewsCategoriesData = components['schemas']['NewsCategory'][]

export type ListNewsCategoriesError = components['schemas']['Problem']

/**
 * Categories of news
 *
 * In display order, each with the number of published items on the site. A category without items is listed with 0.
 */
export const listNewsCategories: Operation<ListNewsCategoriesRequest, ListNewsCategoriesData, ListNewsCategoriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/news/categories')
