import { createContext, useState, type ReactNode } from 'react'
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

/** How often the filters of a bar were taken back: what is typed into one of them and not looked for yet goes, too. */
export const ResetsContext = createContext(0)

/** Filters of a block, side by side. Each acts at once, so there is nothing to send. */
export function FilterBar({ label, onReset, children }: FilterBarProps) {
  const suffix = useNameSuffix()
  const [resets, setResets] = useState(0)

  function reset() {
    setResets(resets + 1)
    onReset?.()
  }

  return (
    <div role="search" aria-label={`${label}${suffix}`} className={styles.bar}>
      <ResetsContext.Provider value={resets}>{children}</ResetsContext.Provider>
      {onReset && <ResetButton className={styles.reset} onReset={reset} />}
    </div>
  )
}
