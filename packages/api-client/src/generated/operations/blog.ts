// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface GetBlogRequest {
  header?: operations['getBlog']['parameters']['header']
  body: components['schemas']['BlogRequest']
}

export type GetBlogData = components['schemas']['Blog']

export type GetBlogError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * A blog and its posts
 *
 * By the slug of the blog, which is not that of a sub-site. Published posts with their content, the newest first, by pages;
 * the rest of the answer is the same on each page. Questions and answers have their own list, `listBlogQuestions`.
 */
export const getBlog: Operation<GetBlogRequest, GetBlogData, GetBlogError> = /*#__PURE__*/ operation('POST', '/api/blog', { safe: true })

export interface ListBlogQuestionsRequest {
  header?: operations['listBlogQuestions']['parameters']['header']
  body: components['schemas']['BlogQuestionListRequest']
}

export type ListBlogQuestionsData = components['schemas']['BlogQuestionList']

export type ListBlogQuestionsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Questions to the owner of a blog
 *
 * Those that a moderator let pass and whose senders agreed to see them published, the newest first. Without `answered` only
 * answered ones. Each is in the one language in which it was asked, whatever `lang` is. An unknown blog answers 404.
 */
export const listBlogQuestions: Operation<ListBlogQuestionsRequest, ListBlogQuestionsData, ListBlogQuestionsError> = /*#__PURE__*/ operation('POST', '/api/blog/requests', { safe: true })

export interface SendBlogQuestionRequest {
  header?: operations['sendBlogQuestion']['parameters']['header']
  body: components['schemas']['BlogQuestionSubmission']
}

export type SendBlogQuestionData = components['schemas']['BlogQuestionReceipt']

export type SendBlogQuestionError = components['schemas']['Problem']

/**
 * Ask the owner of a blog
 *
 * A moderator reads the question first. The answer comes by e-mail and, with `is_public`, is published with the sender's
 * first name and an initial. An unknown blog answers 404, a category of another blog 400. `website` must be empty.
 */
export const sendBlogQuestion: Operation<SendBlogQuestionRequest, SendBlogQuestionData, SendBlogQuestionError> = /*#__PURE__*/ operation('POST', '/api/blog/send')
