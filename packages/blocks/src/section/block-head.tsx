import type { ReactNode } from 'react'
import * as styles from './block-section.module.css'

export interface BlockHeadProps {
  heading: ReactNode
  /** What the heading leaves open, such as a year; paler. */
  detail?: ReactNode
  /** What stands below the heading. */
  children?: ReactNode
}

/** The heading of a block, below a line that begins something new. */
export function BlockHead({ heading, detail, children }: BlockHeadProps) {
  return (
    <header className={styles.head}>
      <h2>
        {heading}
        {detail !== undefined && (
          <>
            {' '}
            <span className={styles.detail}>{detail}</span>
          </>
        )}
      </h2>
      {children}
    </header>
  )
}
