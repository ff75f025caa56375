import * as styles from './line-icon.module.css'

/** Lines on a field of 16 in the colour of the text, 1em high; the place may have it otherwise. Decorative: the text beside it says what it means. */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
