import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { LocalText } from '../environment/pick-text'
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
  const [isOpened, setOpened] = useState(false)
  // The reader may have opened it before the code was there to hear of it.
  useEffect(() => {
    if (!isOpen && fold.current?.open) setOpened(true)
  }, [isOpen])

  return (
    <details ref={fold} className={styles.unfold} open={isOpen || isOpened || undefined} onToggle={({ currentTarget }) => !isOpen && setOpened(currentTarget.open)}>
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
