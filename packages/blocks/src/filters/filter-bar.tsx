import { Children, createContext, isValidElement, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NameSuffix, useNameSuffix } from '../section/block-section'
import { Chevron } from '../unfold/chevron'
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

/**
 * Filters of a block, side by side. Each acts at once, so there is nothing to send. On a phone those after the first are folded away, unless they hold: the rows that
 * they act on would be two windows further down, and nobody would see that anything has changed.
 */
export function FilterBar({ label, onReset, children }: FilterBarProps) {
  const suffix = useNameSuffix()
  const [resets, setResets] = useState(0)
  const id = useId()
  const { t } = useTranslation()
  const [first, ...others] = Children.toArray(children)
  /** Undefined until the reader has unfolded or folded them. */
  const [chosen, choose] = useState<boolean>()
  const isOpen = chosen ?? others.some(holds)

  function reset() {
    setResets(resets + 1)
    onReset?.()
  }

  return (
    <div role="search" aria-label={`${label}${suffix}`} className={styles.bar}>
      <ResetsContext.Provider value={resets}>
        {first}
        {others.length > 1 ? (
          <>
            <button type="button" className={styles.more} aria-expanded={isOpen} aria-controls={id} onClick={() => choose(!isOpen)}>
              {t('filters.all')}
              <NameSuffix />
              <Chevron />
            </button>
            {/* Whoever takes a choice back stays where they are. */}
            <div id={id} className={styles.others} data-open={isOpen || undefined} onChange={() => choose(true)}>
              {others}
            </div>
          </>
        ) : (
          others
        )}
      </ResetsContext.Provider>
      {onReset && <ResetButton className={styles.reset} onReset={reset} />}
    </div>
  )
}

/** Whether a filter leaves something out: one that always has a choice does not say so by that. */
function holds(filter: ReactNode): boolean {
  if (!isValidElement<{ value?: unknown; any?: string; options?: readonly { value?: string }[] }>(filter)) return false
  const { value, any, options } = filter.props
  return Boolean(value) && (any !== undefined || options === undefined || options.some((option) => option.value === ''))
}
