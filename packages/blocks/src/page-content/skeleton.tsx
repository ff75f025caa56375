import * as styles from './skeleton.module.css'

/** Stands where a block will be: a heading, a row of controls, some rows. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span className={styles.heading} />
      <span className={styles.controls} />
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className={styles.row} />
      ))}
    </div>
  )
}
