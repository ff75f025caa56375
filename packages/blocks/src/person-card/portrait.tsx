import { Picture } from '../picture/picture'
import type { PersonCardItem } from './person-card.options'
import * as styles from './portrait.module.css'

export interface PortraitProps extends Pick<PersonCardItem, 'initials' | 'photo'> {
  /** What the picture shows; empty where the name stands beside it. Default empty. */
  alt?: string
  lang?: string | undefined
  /** True for the large one at the top of a page, which is seen at once. */
  eager?: boolean
}

/** The portrait of a person, or their initials. Fills the width that it is given. */
export function Portrait({ photo, initials, alt = '', lang, eager = false }: PortraitProps) {
  return (
    <span className={styles.frame} {...(!photo && { 'aria-hidden': true })}>
      {photo ? (
        <Picture image={photo} sizes={eager ? '(min-width: 48rem) 16rem, 10rem' : '7.5rem'} alt={alt} lang={lang} load={eager ? 'first' : 'lazy'} />
      ) : (
        <svg viewBox="0 0 80 100" focusable="false">
          <text x="40" y="53" textAnchor="middle" dominantBaseline="middle">
            {initials}
          </text>
        </svg>
      )}
    </span>
  )
}
