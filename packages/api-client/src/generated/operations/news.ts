// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface ListNewsRequest {
  header?: operations['listNews']['parameters']['header']
  body: components['schemas']['NewsListRequest']
}

export type ListNewsData = components['schemas']['NewsList']

export type ListNewsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * News of a site
 *
 * Published items, pinned ones first, then the newest. With another `sort`, or with `order: asc`, pinned items take
 * their place among the rest. Titles are ordered by the alphabet of `lang`, kz without it. Items come without content;
 * `getNews` has it. Archived items are left out; `listArchivedNews` has them.
 */
export const listNews: Operation<ListNewsRequest, ListNewsData, ListNewsError> = /*#__PURE__*/ operation('POST', '/api/plugin/news', { safe: true })

export interface GetNewsRequest {
  header?: operations['getNews']['parameters']['header']
  body: components['schemas']['ItemRequest']
}

export type GetNewsData = components['schemas']['News']

export type GetNewsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One news item
 *
 * Published items only; a draft answers 404 without the preview key, so a guessed id reveals nothing. An archived
 * item answers 404 as well; it keeps its id, so that `getArchivedNews` finds it.
 */
export const getNews: Operation<GetNewsRequest, GetNewsData, GetNewsError> = /*#__PURE__*/ operation('POST', '/api/plugin/news/id', { safe: true })

export interface ListNewsCategoriesRequest {
  header?: operations['listNewsCategories']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListNewsCategoriesData = components['schemas']['NewsCategory'][]

export type ListNewsCategoriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Categories of news
 *
 * In display order, each with the number of published items on the site. A category without items is listed with 0.
 */
export const listNewsCategories: Operation<ListNewsCategoriesRequest, ListNewsCategoriesData, ListNewsCategoriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/news/categories', { safe: true })

export interface ListArchivedNewsRequest {
  header?: operations['listArchivedNews']['parameters']['header']
  body: components['schemas']['ArchivedNewsListRequest']
}

export type ListArchivedNewsData = components['schemas']['ArchivedNewsList']

export type ListArchivedNewsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Archived news of a site
 *
 * Items of past years that editors moved out of the news, the newest first. Titles are ordered by the alphabet of
 * `lang`, kz without it. Items come without content; `getArchivedNews` has it.
 */
export const listArchivedNews: Operation<ListArchivedNewsRequest, ListArchivedNewsData, ListArchivedNewsError> = /*#__PURE__*/ operation('POST', '/api/plugin/news/archive', { safe: true })

export interface GetArchivedNewsRequest {
  header?: operations['getArchivedNews']['parameters']['header']
  body: components['schemas']['ItemRequest']
}

export type GetArchivedNewsData = components['schemas']['ArchivedNews']

export type GetArchivedNewsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One archived news item
 *
 * With the address that it had on the former site, so that old links can be led here. An id that is not in the archive
 * answers 404, that of a current item too.
 */
export const getArchivedNews: Operation<GetArchivedNewsRequest, GetArchivedNewsData, GetArchivedNewsError> = /*#__PURE__*/ operation('POST', '/api/plugin/news/archive/id', { safe: true })
