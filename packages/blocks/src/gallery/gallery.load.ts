import { getGallery } from '@university/api-client'
import { pickText } from '@university/api-client/pick-text'
import type { BlockLoader } from '../page-content/block-definition'
import { toPicture } from '../picture/to-picture'
import type { GalleryInitial, GalleryOptions } from './gallery.options'

/** All pictures of the gallery: the browser fetches each when it comes into view. */
export const loadGallery: BlockLoader<GalleryOptions, GalleryInitial> = async (client, { site, language, options }) => {
  const result = await getGallery(client, { body: { slug: site, lang: language, ...options } })
  if (!result.ok) return result
  const { data } = result
  return {
    ...result,
    data: {
      title: pickText(data, 'title', language),
      description: pickText(data, 'description', language),
      pictures: data.images.map((image) => ({ id: image.id, image: toPicture(image), alt: pickText(image, 'alt', language), caption: pickText(image, 'caption', language) })),
    },
  }
}
