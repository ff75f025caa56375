// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from './types'

export type OperationId =
  | 'getMenu'
  | 'listUsefulLinks'
  | 'listPages'
  | 'getPage'
  | 'getBreadcrumbs'
  | 'getSettings'
  | 'listNews'
  | 'getNews'
  | 'listNewsCategories'

/** A request as the server sees it: checked against the contract, header names in lower case. */
export interface HandlerRequest<K extends OperationId> {
  path: Shapes[K]['path']
  query: Shapes[K]['query']
  header: Shapes[K]['header']
  body: Shapes[K]['body']
}

/** What the handler gives back: the body of the operation's 2xx answer. */
export type HandlerAnswer<K extends OperationId> = Shapes[K]['answer']

export type Handler<K extends OperationId, Context> = (request: HandlerRequest<K>, context: Context) => HandlerAnswer<K> | Promise<HandlerAnswer<K>>

/** One handler an operation; a missing one is a compile error. */
export type Handlers<Context> = { [K in OperationId]: Handler<K, Context> }

interface Shapes {
  getMenu: {
    path: undefined
    query: undefined
    header: { 'if-none-match'?: NonNullable<operations['getMenu']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['MenuRequest']
    answer: components['schemas']['MenuItem'][]
  }
  listUsefulLinks: {
    path: undefined
    query: undefined
    header: { 'if-none-match'?: NonNullable<operations['listUsefulLinks']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SiteRequest']
    answer: components['schemas']['UsefulLink'][]
  }
  listPages: {
    path: undefined
    query: undefined
    header: { 'if-none-match'?: NonNullable<operations['listPages']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ListRequest']
    answer: components['schemas']['PageList']
  }
  getPage: {
    path: operations['getPage']['parameters']['path']
    query: NonNullable<operations['getPage']['parameters']['query']>
    header: { 'if-none-match'?: NonNullable<operations['getPage']['parameters']['header']>['If-None-Match'] }
    body: undefined
    answer: components['schemas']['Page']
  }
  getBreadcrumbs: {
    path: undefined
    query: undefined
    header: { 'if-none-match'?: NonNullable<operations['getBreadcrumbs']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['BreadcrumbsRequest']
    answer: components['schemas']['Breadcrumb'][]
  }
  getSettings: {
    path: undefined
    query: undefined
    header: { 'if-none-match'?: NonNullable<operations['getSettings']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SettingsRequest']
    answer: components['schemas']['Settings']
  }
  listNews: {
    path: undefined
    query: undefined
    header: { 'if-none-match'?: NonNullable<operations['listNews']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['NewsListRequest']
    answer: components['schemas']['NewsList']
  }
  getNews: {
    path: undefined
    query: undefined
    header: { 'if-none-match'?: NonNullable<operations['getNews']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ItemRequest']
    answer: components['schemas']['News']
  }
  listNewsCategories: {
    path: undefined
    query: undefined
    header: { 'if-none-match'?: NonNullable<operations['listNewsCategories']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SiteRequest']
    answer: components['schemas']['NewsCategory'][]
  }
}
