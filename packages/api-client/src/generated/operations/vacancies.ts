// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { multipart } from '../../bodies'
import { operation, type Operation } from '../../operation'

export interface ListVacanciesRequest {
  header?: operations['listVacancies']['parameters']['header']
  body: components['schemas']['VacancyListRequest']
}

export type ListVacanciesData = components['schemas']['VacancyList']

export type ListVacanciesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Vacancies of a site
 *
 * Published vacancies without their description, the newest first; `getVacancy` has the rest. Only open ones, unless
 * `status` asks for others. Filters are combined by "and".
 */
export const listVacancies: Operation<ListVacanciesRequest, ListVacanciesData, ListVacanciesError> = /*#__PURE__*/ operation('POST', '/api/plugin/vacancy', { safe: true })

export interface ListVacancyCategoriesRequest {
  header?: operations['listVacancyCategories']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListVacancyCategoriesData = components['schemas']['VacancyCategory'][]

export type ListVacancyCategoriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Categories of vacancies
 *
 * In display order, each with the number of open vacancies on the site. A category without any is listed with 0.
 */
export const listVacancyCategories: Operation<ListVacancyCategoriesRequest, ListVacancyCategoriesData, ListVacancyCategoriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/vacancy/category', { safe: true })

export interface GetVacancyRequest {
  header?: operations['getVacancy']['parameters']['header']
  body: components['schemas']['ItemRequest']
}

export type GetVacancyData = components['schemas']['Vacancy']

export type GetVacancyError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One vacancy
 *
 * Published vacancies only; a draft answers 404 without the preview key, so a guessed id reveals nothing. From its
 * deadline on a vacancy is closed and answers 410, with the key too; `listVacancies` with `status: closed` still has it in short.
 */
export const getVacancy: Operation<GetVacancyRequest, GetVacancyData, GetVacancyError> = /*#__PURE__*/ operation('POST', '/api/plugin/vacancy/id', { safe: true })

export interface ApplyForVacancyRequest {
  header?: operations['applyForVacancy']['parameters']['header']
  body: components['schemas']['VacancyApplication']
}

export type ApplyForVacancyData = components['schemas']['ApplicationReceipt']

export type ApplyForVacancyError = components['schemas']['Problem']

/**
 * Apply for a vacancy
 *
 * Numbers are sent as text, as forms do; each of `files` is a part of that name. An unknown vacancy answers 404, a closed one
 * 410. The same e-mail address may apply once with a telephone number for a vacancy: a second time is 409, but a repeat
 * with the same `Idempotency-Key` and body answers as the first. `website` must be empty.
 */
export const applyForVacancy: Operation<ApplyForVacancyRequest, ApplyForVacancyData, ApplyForVacancyError> = /*#__PURE__*/ operation('POST', '/api/plugin/vacancy/respond', { bodySerializer: multipart })
