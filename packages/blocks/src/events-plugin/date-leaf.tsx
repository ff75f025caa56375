import { capitalise } from '../environment/capitalise'
import { useBlockEnvironment } from '../environment/environment'
import * as styles from './date-leaf.module.css'

/** A day as a leaf of a calendar. */
export function DateLeaf({ iso }: { iso: string }) {
  const { formatDate } = useBlockEnvironment()
  return (
    <time className={styles.leaf} dateTime={iso}>
      <span className={styles.month}>{capitalise(formatDate(iso, 'short-month'))}</span> <span className={styles.day}>{formatDate(iso, 'day')}</span>{' '}
      <span className={styles.weekday}>{formatDate(iso, 'weekday')}</span>
    </time>
  )
}
