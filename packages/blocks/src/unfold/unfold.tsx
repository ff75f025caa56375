import type { LocalText } from '@university/api-client/pick-text'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useLangOf } from '../environment/use-lang-of'
import { Chevron } from './chevron'
import { isUnfolded, keepUnfolded } from './unfolded'
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
  const fold = useRef<HTMLDetailsElement | null>(null)
  const key = `${label}: ${about.text}`
  // No state of React, which would open again what two fast presses have closed: it hears of the first only then.
  const isOpened = useRef(isUnfolded(key))
  // With the page: the browser looks for the place of who comes back as soon as it is there.
  const attach = useCallback((element: HTMLDetailsElement | null) => {
    fold.current = element
    if (element && isOpened.current) element.open = true
  }, [])
  useEffect(() => {
    if (isOpen || !fold.current) return
    // The reader may have opened it before the code was there to hear of it.
    isOpened.current ||= fold.current.open
    fold.current.open = isOpened.current
    if (isOpened.current) keepUnfolded(key, true)
  }, [isOpen, key])

  return (
    <details
      ref={attach}
      className={styles.unfold}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => {
        if (isOpen) return
        isOpened.current = currentTarget.open
        keepUnfolded(key, currentTarget.open)
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
