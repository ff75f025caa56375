import * as styles from './skeleton.module.css'

/** Stands where a block will be: a heading, a row of controls, some rows. */
export function Skeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span className={styles.heading} />
      <span className={styles.controls} />
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={styles.row} />
      ))}
    </div>
  )
}
