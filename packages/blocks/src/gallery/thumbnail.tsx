import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useLangOf } from '../environment/use-lang-of'
import { LineIcon } from '../icon/line-icon'
import { SearchLink } from '../list/search-link'
import { Picture } from '../picture/picture'
import type { GalleryPicture } from './gallery.options'
import * as styles from './gallery.module.css'
import type { Place } from './places-in-rows'

/** How wide the text of a page is where it has an outline beside it, in rem. */
const contentRem = 50

export interface ThumbnailProps {
  picture: GalleryPicture
  /** From 1. */
  number: number
  total: number
  place: Place
}

/** Width by height at which a picture is shown: what is very wide or very high is cut. */
export function shownRatio({ image: { width, height } }: GalleryPicture): number {
  return Math.min(2.2, Math.max(0.7, width / height))
}

/** A picture of the gallery, at its place in a row of one height. */
export function Thumbnail({ picture, number, total, place }: ThumbnailProps) {
  const { id, image, alt, caption } = picture
  const { t } = useTranslation()
  const langOf = useLangOf()
  const shown = alt ?? caption
  const style = { '--ratio': shownRatio(picture).toFixed(3), '--share': place.share.toFixed(4), '--others': place.others }

  return (
    <li data-picture={id} style={style as CSSProperties}>
      <figure className={styles.figure}>
        <SearchLink className={styles.link} changes={{ picture: String(id) }}>
          <Picture image={image} sizes={`(min-width: 48rem) ${Math.ceil(place.share * contentRem)}rem, 94vw`} alt={shown?.text ?? t('gallery.position', { number, total })} lang={langOf(shown)} />
          <span className={styles.enlarge}>
            <LineIcon path="M9.5 2.5h4v4M13.5 2.5 9 7M6.5 13.5h-4v-4M2.5 13.5 7 9" />
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
