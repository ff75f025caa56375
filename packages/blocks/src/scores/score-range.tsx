import * as styles from './score-range.module.css'

export interface ScoreRangeProps {
  /** Lowest points that won a place. */
  min: number
  /** Highest ones; null where only the lowest are known. */
  max: number | null
  /** The most that the test gives. */
  limit: number
  /** The reader’s own points. */
  own?: number | undefined
}

/** Where the points of those who won a place lie on the whole scale, for who looks rather than reads. Told apart by height, too: a reader may have two colours alone. */
export function ScoreRange({ min, max, limit, own }: ScoreRangeProps) {
  const share = (points: number) => Math.min(100, Math.max(0, (points / limit) * 100))
  return (
    <svg className={styles.range} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className={styles.scale} x="0" y="4.5" width="100" height="1" />
      <rect className={styles.won} x={share(min)} y="3.5" width={share(max ?? limit) - share(min)} height="3" rx="1" />
      <rect className={styles.least} x={Math.min(98.5, share(min))} y="1" width="1.5" height="8" />
      {own !== undefined && <rect className={styles.own} x={Math.min(98.5, share(own))} y="0" width="1.5" height="10" />}
    </svg>
  )
}
