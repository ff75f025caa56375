import * as styles from './ornament.module.css'

/**
 * A band of the ram's horn, the oldest figure of Kazakh ornament, as wide as what is around it. Drawn in the page and not by
 * a style: the browser would make a document of its own for each picture in a style, before the first view.
 */
export function Ornament() {
  return (
    <svg className={styles.ornament} aria-hidden="true" data-ornament="">
      <pattern id="ornament" width="48" height="18" x="50%" patternUnits="userSpaceOnUse">
        <path d="M24 16.5V6.5M24 6.5C24 3 21 1.5 18.5 2.5S15.5 7 18 7.5 21 5 19.8 4.6M24 6.5C24 3 27 1.5 29.5 2.5S32.5 7 30 7.5 27 5 28.2 4.6M24 12c-4 0-9 .5-12 4.5M24 12c4 0 9 .5 12 4.5M0 16.5h12M36 16.5h12M0 10l3-3 3 3-3 3ZM48 10l-3-3-3 3 3 3Z" />
      </pattern>
      <rect width="100%" height="18" fill="url(#ornament)" />
    </svg>
  )
}
