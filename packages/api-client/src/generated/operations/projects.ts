// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface ListProjectsRequest {
  header?: operations['listProjects']['parameters']['header']
  body: components['schemas']['ScientificProjectListRequest']
}

export type ListProjectsData = components['schemas']['ScientificProjectList']

export type ListProjectsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Scientific projects
 *
 * Published projects of the site, complete, the latest start first. All states are listed unless `status` chooses one.
 * Filters are combined by "and". Titles and names are sorted by the alphabet of `lang`, kz without it.
 */
export const listProjects: Operation<ListProjectsRequest, ListProjectsData, ListProjectsError> = /*#__PURE__*/ operation('POST', '/api/plugin/scientific-projects', { safe: true })

export interface ListProjectTypesRequest {
  header?: operations['listProjectTypes']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListProjectTypesData = components['schemas']['ProjectType'][]

export type ListProjectTypesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Types of scientific projects
 *
 * In display order, each with the number of published projects of the site. An entry without projects is listed with 0.
 */
export const listProjectTypes: Operation<ListProjectTypesRequest, ListProjectTypesData, ListProjectTypesError> = /*#__PURE__*/ operation('POST', '/api/plugin/scientific-projects/type', { safe: true })

export interface ListProjectFundingRequest {
  header?: operations['listProjectFunding']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListProjectFundingData = components['schemas']['ProjectFunding'][]

export type ListProjectFundingError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Kinds of funding of scientific projects
 *
 * In display order, each with the number of published projects of the site. An entry without projects is listed with 0.
 */
export const listProjectFunding: Operation<ListProjectFundingRequest, ListProjectFundingData, ListProjectFundingError> = /*#__PURE__*/ operation('POST', '/api/plugin/scientific-projects/funding', { safe: true })
