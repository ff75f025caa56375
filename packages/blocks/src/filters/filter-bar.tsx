import type { ReactNode } from 'react'
import { useNameSuffix } from '../section/block-section'
import * as styles from './filter-bar.module.css'
import { ResetButton } from './reset-button'

export interface FilterBarProps {
  /** What is filtered, for screen readers. */
  label: string
  /** Shown only where there is something to take back. */
  onReset: (() => void) | undefined
  /** The filters. */
  children: ReactNode
}

/** Filters of a block, side by side. Each acts at once, so there is nothing to send. */
export function FilterBar({ label, onReset, children }: FilterBarProps) {
  const suffix = useNameSuffix()
  return (
    <div role="search" aria-label={`${label}${suffix}`} className={styles.bar}>
      {children}
      {onReset && <ResetButton className={styles.reset} onReset={onReset} />}
    </div>
  )
}
