import type { TFunction } from 'i18next'
import type { GalleryInitial } from './gallery.options'

/** What the heading says: as editors call the gallery. */
export function galleryTitle(t: TFunction, { title }: GalleryInitial): string {
  return title?.text ?? t('gallery.label')
}
