import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { languageTag } from '../environment/language-tag'
import type { LocalText } from '../environment/pick-text'
import { SearchLink } from '../list/search-link'
import { Picture } from '../picture/picture'
import type { GalleryPicture } from './gallery.options'
import * as styles from './gallery.module.css'

export interface ThumbnailProps {
  picture: GalleryPicture
  /** From 1. */
  number: number
  total: number
}

/** A picture of the gallery, cut where it is very wide or very high; a row of them has one height. */
export function Thumbnail({ picture: { id, image, alt, caption }, number, total }: ThumbnailProps) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const langOf = (text: LocalText | null) => (text && text.language !== language ? languageTag(text.language) : undefined)
  const shown = alt ?? caption
  const ratio = Math.min(2.2, Math.max(0.7, image.width / image.height))

  return (
    <li data-picture={id} style={{ '--ratio': ratio.toFixed(3) } as CSSProperties}>
      <figure className={styles.figure}>
        <SearchLink className={styles.link} changes={{ picture: String(id) }}>
          <Picture image={image} sizes="(min-width: 48rem) 24rem, 94vw" alt={shown?.text ?? t('gallery.position', { number, total })} lang={langOf(shown)} />
          <span className={styles.enlarge}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M9.5 2.5h4v4M13.5 2.5 9 7M6.5 13.5h-4v-4M2.5 13.5 7 9" />
            </svg>
            <span className="visually-hidden"> {t('gallery.enlarge')}</span>
          </span>
        </SearchLink>
        <figcaption className={styles.caption}>
          {caption && <span lang={langOf(caption)}>{caption.text}</span>}{' '}
          <a className={styles.original} href={image.url}>
            {t('gallery.original')}
          </a>
        </figcaption>
      </figure>
    </li>
  )
}
