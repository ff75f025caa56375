import type { ReactNode } from 'react'
import { LineIcon } from '../icon/line-icon'
import * as styles from './outcome.module.css'

export interface OutcomeProps {
  tone: 'working' | 'good' | 'bad' | 'plain'
  title: string
  /** What it means, and what to do next. */
  children?: ReactNode
}

/** How something stands that the reader waits for. */
export function Outcome({ tone, title, children }: OutcomeProps) {
  return (
    <div className={`${styles.outcome} ${styles[tone]}`}>
      <span className={styles.mark} aria-hidden="true">
        {tone === 'working' ? (
          <span className={styles.spinner} />
        ) : (
          <LineIcon path={marks[tone]} />
        )}
      </span>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  )
}

const marks = {
  good: 'm3 8.5 3.3 3.3L13 4.8',
  bad: 'M8 3.5v5.2M8 12v.1',
  plain: 'M2 4h12v8.5H2zm0 .5 6 4.5 6-4.5',
}
