import type { getGallery } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import type { LocalText } from '@university/api-client/pick-text'
import type { PictureImage } from '../picture/picture.options'

/** Which gallery an editor shows. */
export type GalleryOptions = Pick<RequestOf<typeof getGallery>['body'], 'gallery_id'>

/** A picture in one language. */
export interface GalleryPicture {
  /** Stays, so that a link can open it: `?picture=1501`. */
  id: number
  image: PictureImage
  /** What it shows; null where nobody wrote it. */
  alt: LocalText | null
  caption: LocalText | null
}

export interface GalleryInitial {
  title: LocalText | null
  /** Plain text. */
  description: LocalText | null
  pictures: readonly GalleryPicture[]
}
