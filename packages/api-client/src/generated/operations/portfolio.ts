// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface GetPortfolioRequest {
  query: operations['getPortfolio']['parameters']['query']
  header?: operations['getPortfolio']['parameters']['header']
}

export type GetPortfolioData = components['schemas']['Portfolio']

export type GetPortfolioError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One portfolio
 *
 * The person with biography, education and profiles. Subjects, publications, awards, grants, interests, experience and
 * projects are asked for one by one; `counts` says how many rows each has. People who left, and those whose portfolio
 * is not published, answer 404; the latter with the preview key do not.
 */
export const getPortfolio: Operation<GetPortfolioRequest, GetPortfolioData, GetPortfolioError> = /*#__PURE__*/ operation('GET', '/api/plugin/portfolio')

export interface ListPortfoliosRequest {
  header?: operations['listPortfolios']['parameters']['header']
  body: components['schemas']['PortfolioListRequest']
}

export type ListPortfoliosData = components['schemas']['PortfolioList']

export type ListPortfoliosError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Members of staff
 *
 * People of the site whose portfolio is published, by last name. The filters find those of a department with all its
 * chairs, of one chair, with one first letter, or with one degree as the highest. Names are ordered by the alphabet of
 * `lang`, kz without it; a name without a translation counts in the language that it has. `getPortfolio` has the whole
 * portfolio.
 */
export const listPortfolios: Operation<ListPortfoliosRequest, ListPortfoliosData, ListPortfoliosError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio', { safe: true })

export interface ListDepartmentsRequest {
  header?: operations['listDepartments']['parameters']['header']
  body: components['schemas']['DepartmentsRequest']
}

export type ListDepartmentsData = components['schemas']['Department'][]

export type ListDepartmentsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Departments with their chairs
 *
 * Departments of the site in display order, each with its chairs. Departments and chairs without people are listed
 * with 0. The sub-site of a faculty lists that faculty only.
 */
export const listDepartments: Operation<ListDepartmentsRequest, ListDepartmentsData, ListDepartmentsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/departments', { safe: true })

export interface ListPortfolioSubjectsRequest {
  header?: operations['listPortfolioSubjects']['parameters']['header']
  body: components['schemas']['PortfolioRequest']
}

export type ListPortfolioSubjectsData = components['schemas']['PortfolioSubject'][]

export type ListPortfolioSubjectsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Subjects that a person teaches
 *
 * Subjects of this academic year, by level and name. An unknown portfolio, or one that is not published, answers 404.
 */
export const listPortfolioSubjects: Operation<ListPortfolioSubjectsRequest, ListPortfolioSubjectsData, ListPortfolioSubjectsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/subjects', { safe: true })

export interface ListPortfolioPublicationsRequest {
  header?: operations['listPortfolioPublications']['parameters']['header']
  body: components['schemas']['PortfolioPublicationListRequest']
}

export type ListPortfolioPublicationsData = components['schemas']['PortfolioPublicationList']

export type ListPortfolioPublicationsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Publications of a person
 *
 * The latest year first, within a year by title. Titles, authors and references stand in the language of the
 * publication; they are not translated. An unknown portfolio, or one that is not published, answers 404.
 */
export const listPortfolioPublications: Operation<ListPortfolioPublicationsRequest, ListPortfolioPublicationsData, ListPortfolioPublicationsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/publications', { safe: true })

export interface ListPortfolioAwardsRequest {
  header?: operations['listPortfolioAwards']['parameters']['header']
  body: components['schemas']['PortfolioRequest']
}

export type ListPortfolioAwardsData = components['schemas']['PortfolioAward'][]

export type ListPortfolioAwardsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Awards of a person
 *
 * Awards, prizes and titles of honour, the latest first. An unknown portfolio, or one that is not published, answers
 * 404.
 */
export const listPortfolioAwards: Operation<ListPortfolioAwardsRequest, ListPortfolioAwardsData, ListPortfolioAwardsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/awards', { safe: true })

export interface ListPortfolioGrantsRequest {
  header?: operations['listPortfolioGrants']['parameters']['header']
  body: components['schemas']['PortfolioRequest']
}

export type ListPortfolioGrantsData = components['schemas']['PortfolioGrant'][]

export type ListPortfolioGrantsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Grants of a person
 *
 * Grants that the person has or had a part in, the latest start first. Sums that are not public are null. An unknown
 * portfolio, or one that is not published, answers 404.
 */
export const listPortfolioGrants: Operation<ListPortfolioGrantsRequest, ListPortfolioGrantsData, ListPortfolioGrantsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/grants', { safe: true })

export interface ListPortfolioInterestsRequest {
  header?: operations['listPortfolioInterests']['parameters']['header']
  body: components['schemas']['PortfolioRequest']
}

export type ListPortfolioInterestsData = components['schemas']['PortfolioInterest'][]

export type ListPortfolioInterestsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Research interests of a person
 *
 * In the order that the person chose. An unknown portfolio, or one that is not published, answers 404.
 */
export const listPortfolioInterests: Operation<ListPortfolioInterestsRequest, ListPortfolioInterestsData, ListPortfolioInterestsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/interests', { safe: true })

export interface ListPortfolioExperienceRequest {
  header?: operations['listPortfolioExperience']['parameters']['header']
  body: components['schemas']['PortfolioRequest']
}

export type ListPortfolioExperienceData = components['schemas']['PortfolioExperience'][]

export type ListPortfolioExperienceError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Posts of a person
 *
 * Posts held now come first, then the latest end. An unknown portfolio, or one that is not published, answers 404.
 */
export const listPortfolioExperience: Operation<ListPortfolioExperienceRequest, ListPortfolioExperienceData, ListPortfolioExperienceError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/experience', { safe: true })

export interface ListPortfolioProjectsRequest {
  header?: operations['listPortfolioProjects']['parameters']['header']
  body: components['schemas']['PortfolioRequest']
}

export type ListPortfolioProjectsData = components['schemas']['PortfolioProject'][]

export type ListPortfolioProjectsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Scientific projects of a person
 *
 * Projects that the person works on or worked on, the latest start first. With `project_id` the project is one of
 * `listProjects`. An unknown portfolio, or one that is not published, answers 404.
 */
export const listPortfolioProjects: Operation<ListPortfolioProjectsRequest, ListPortfolioProjectsData, ListPortfolioProjectsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/scientific', { safe: true })
