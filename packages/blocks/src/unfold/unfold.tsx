import type { LocalText } from '@university/api-client/pick-text'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLangOf } from '../environment/use-lang-of'
import { Chevron } from './chevron'
import * as chevronStyles from './chevron.module.css'
import * as styles from './unfold.module.css'

export interface UnfoldProps {
  label: string
  /** What there is more to say of; read out with the label. */
  about: LocalText
  /** Opened for a while, whatever the reader has done: for paper. */
  isOpen?: boolean
  children: ReactNode
}

/** What else there is to say of a thing in a list, folded away. */
export function Unfold({ label, about, isOpen = false, children }: UnfoldProps) {
  const langOf = useLangOf()
  const fold = useRef<HTMLDetailsElement>(null)
  // No state of React, which would open again what two fast presses have closed: it hears of the first only then.
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpen || !fold.current) return
    // The reader may have opened it before the code was there to hear of it.
    isOpened.current ||= fold.current.open
    fold.current.open = isOpened.current
  }, [isOpen])

  return (
    <details
      ref={fold}
      className={styles.unfold}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => {
        if (!isOpen) isOpened.current = currentTarget.open
      }}
    >
      <summary className={chevronStyles.toggle}>
        {label}
        <span className="visually-hidden" lang={langOf(about)}>
          : {about.text}
        </span>
        <Chevron />
      </summary>
      {children}
    </details>
  )
}
