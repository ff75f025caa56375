import * as styles from './chevron.module.css'

/** Says that something unfolds, and whether it has: in the summary or the button that does it. */
export function Chevron() {
  return (
    <svg className={styles.chevron} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="m4 6 4 4 4-4" />
    </svg>
  )
}
