// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface GetGalleryRequest {
  header?: operations['getGallery']['parameters']['header']
  body: components['schemas']['GalleryRequest']
}

export type GetGalleryData = components['schemas']['Gallery']

export type GetGalleryError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One gallery
 *
 * All pictures of a gallery in display order. Picture ids are stable, so that a link can open one of them. An unknown
 * or unpublished gallery answers 404.
 */
export const getGallery: Operation<GetGalleryRequest, GetGalleryData, GetGalleryError> = /*#__PURE__*/ operation('POST', '/api/plugin/gallery', { safe: true })
