// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { multipartOf } from '../../bodies'
import { operation, type Operation } from '../../operation'

export interface ListRequestCategoriesRequest {
  header?: operations['listRequestCategories']['parameters']['header']
  body: components['schemas']['QuestionCategoryRequest']
}

export type ListRequestCategoriesData = components['schemas']['QuestionCategory'][]

export type ListRequestCategoriesError = components['schemas']['Problem']

/**
 * Categories of questions
 *
 * In display order. The form of the public reception offers them; the chosen one goes back whole with the question.
 */
export const listRequestCategories: Operation<ListRequestCategoriesRequest, ListRequestCategoriesData, ListRequestCategoriesError> = /*#__PURE__*/ operation('POST', '/api/web/request', { safe: true })

export interface SendWebQuestionRequest {
  header?: operations['sendWebQuestion']['parameters']['header']
  body: components['schemas']['WebQuestionSubmission']
}

export type SendWebQuestionData = components['schemas']['QuestionReceipt']

export type SendWebQuestionError = components['schemas']['Problem']

/**
 * Put a question without a file
 *
 * The former way to send a question: the parts of `sendQuestion` as one JSON object, on the host of the site, without a
 * file, so `count` is 0. Kept for old callers; new ones use `sendQuestion`.
 *
 * @deprecated
 */
export const sendWebQuestion: Operation<SendWebQuestionRequest, SendWebQuestionData, SendWebQuestionError> = /*#__PURE__*/ operation('POST', '/api/web/sendQuestion')

export interface SendQuestionRequest {
  header?: operations['sendQuestion']['parameters']['header']
  body: components['schemas']['QuestionSubmission']
}

export type SendQuestionData = components['schemas']['QuestionReceipt']

export type SendQuestionError = components['schemas']['Problem']

/**
 * Put a question to the university
 *
 * Of any kind: a question, complaint, suggestion or the wish for an appointment. A moderator reads it before it is
 * registered; the answer comes by e-mail or by telephone. The number and the tracking code are given once: with both
 * `getQuestionStatus` tells how the question fares. Faults in the part `question` are named with their place, such as
 * `question.question.mobile`; an unknown category and a `count` that does not fit are 400. `website` must be empty.
 */
export const sendQuestion: Operation<SendQuestionRequest, SendQuestionData, SendQuestionError> = /*#__PURE__*/ operation('POST', '/api/reception/sendQuestion', { baseUrl: 'https://reception.kokzhiek.example', bodySerializer: /*#__PURE__*/ multipartOf({ question: 'application/json' }) })

export interface GetQuestionStatusRequest {
  query: operations['getQuestionStatus']['parameters']['query']
}

export type GetQuestionStatusData = components['schemas']['QuestionProgress']

export type GetQuestionStatusError = components['schemas']['Problem']

/**
 * How a question fares
 *
 * By the two values that `sendQuestion` answered. Both must fit: otherwise 404, whichever is wrong. The answer has nothing
 * of what was asked, nor of who asked. It is never cached.
 */
export const getQuestionStatus: Operation<GetQuestionStatusRequest, GetQuestionStatusData, GetQuestionStatusError> = /*#__PURE__*/ operation('GET', '/api/reception/status', { baseUrl: 'https://reception.kokzhiek.example' })
