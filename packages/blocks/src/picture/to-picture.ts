import type { Schema } from '@university/api-client/types'
import type { PictureImage } from './picture.options'

/**
 * A picture of the contract → as much of it as is shown, because it travels in the data of a page. The same form as GraphQL
 * gives, so that an answer equals what the build knows where nothing has changed.
 */
export function toPicture({ url, width, height, sources }: Schema<'Image'>): PictureImage {
  return { url, width, height, sources: sources?.map((source) => ({ type: source.type, width: source.width, url: source.url })) ?? null }
}
