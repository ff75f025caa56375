// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface ListUniversitiesRequest {
  header?: operations['listUniversities']['parameters']['header']
  body: components['schemas']['PartnerUniversityListRequest']
}

export type ListUniversitiesData = components['schemas']['PartnerUniversityList']

export type ListUniversitiesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Partner universities
 *
 * Universities with an agreement with the site’s owner, by name. Ended agreements are listed unless `active` is true.
 * Filters are combined by "and". Names are sorted by the alphabet of `lang`, kz without it.
 */
export const listUniversities: Operation<ListUniversitiesRequest, ListUniversitiesData, ListUniversitiesError> = /*#__PURE__*/ operation('POST', '/api/plugin/universities', { safe: true })

export interface ListCooperationsRequest {
  header?: operations['listCooperations']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListCooperationsData = components['schemas']['Cooperation'][]

export type ListCooperationsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Kinds of cooperation
 *
 * In display order, each with the number of partner universities of the site. A kind without universities is listed with
 * 0.
 */
export const listCooperations: Operation<ListCooperationsRequest, ListCooperationsData, ListCooperationsError> = /*#__PURE__*/ operation('POST', '/api/plugin/universities/cooperations', { safe: true })

export interface ListCountriesRequest {
  header?: operations['listCountries']['parameters']['header']
  body: components['schemas']['CountriesRequest']
}

export type ListCountriesData = components['schemas']['Country'][]

export type ListCountriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Countries of the partner universities
 *
 * By name in the language of `lang`, kz without it. A country without partner universities of the site, or of the kind of
 * cooperation asked for, is left out.
 */
export const listCountries: Operation<ListCountriesRequest, ListCountriesData, ListCountriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/universities/coutries', { safe: true })
