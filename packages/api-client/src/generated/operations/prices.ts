// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface ListPricesRequest {
  header?: operations['listPrices']['parameters']['header']
  body: components['schemas']['PriceListRequest']
}

export type ListPricesData = components['schemas']['PriceList']

export type ListPricesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Tuition fees
 *
 * The fees of one academic year: `academic_year` or, without it, the newest that the site has fees for. By code of the
 * programme, then by basis of admission. A programme has a row for each study form and basis. Filters are combined by
 * "and". Names are sorted by the alphabet of `lang`, kz without it.
 */
export const listPrices: Operation<ListPricesRequest, ListPricesData, ListPricesError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-price', { safe: true })

export interface ListPriceCategoriesRequest {
  header?: operations['listPriceCategories']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListPriceCategoriesData = components['schemas']['PriceCategory'][]

export type ListPriceCategoriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Categories of tuition fees
 *
 * The whole tree as a flat list in display order: a category is followed by those below it. A category without fees of any
 * year is left out.
 */
export const listPriceCategories: Operation<ListPriceCategoriesRequest, ListPriceCategoriesData, ListPriceCategoriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-price/categories', { safe: true })

export interface ListPriceChildrenRequest {
  header?: operations['listPriceChildren']['parameters']['header']
  body: components['schemas']['PriceChildrenRequest']
}

export type ListPriceChildrenData = components['schemas']['PriceChildren']

export type ListPriceChildrenError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * What lies directly in a category of tuition fees
 *
 * One step down the tree: the category, the categories directly below it, and the fees of the category itself, unpaged.
 * The fees are those of `academic_year` or, without it, of the newest year that the site has fees for. An unknown category
 * answers 404.
 */
export const listPriceChildren: Operation<ListPriceChildrenRequest, ListPriceChildrenData, ListPriceChildrenError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-price/child', { safe: true })
