// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface SearchContentRequest {
  header?: operations['searchContent']['parameters']['header']
  body: components['schemas']['SearchRequest']
}

export type SearchContentData = components['schemas']['SearchHitList']

export type SearchContentError = components['schemas']['Problem']

/**
 * Search over all content
 *
 * Published content of all kinds, the best fit first. All three languages are searched. What is found is shown in `lang`
 * where it exists in it; what exists in other languages only comes after what fits about as well. Small and capital letters, forms of a word, Latin script for Kazakh and one typing error a
 * word make no difference; other words for the same are found, too, after the word itself. Of three words and more one may
 * be missing; where nothing has all of them, what has most is found. Where a heading has what the title does not have, `section`
 * leads to it. Where `suggestion` is given, searching for it finds more.
 */
export const searchContent: Operation<SearchContentRequest, SearchContentData, SearchContentError> = /*#__PURE__*/ operation('POST', '/api/search', { safe: true })
