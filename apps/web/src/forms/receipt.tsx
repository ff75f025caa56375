import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '../components/icon'
import * as styles from './receipt.module.css'

export interface ReceiptProps {
  title: string
  /** Of the heading, one below that of the form. */
  level: 3 | 4
  /** What the reader should keep. */
  facts: { name: string; value: ReactNode }[]
  /** The button that had the focus is gone. */
  takesFocus: boolean
  /** What comes next. */
  children: ReactNode
}

/** Says that a submission has arrived. */
export function Receipt({ title, level, facts, takesFocus, children }: ReceiptProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = `h${level}` as const
  useEffect(() => {
    if (!takesFocus) return
    // The toast stands at the lower edge of the window: what comes but once shall not stand under it.
    section.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <section ref={section} className={styles.receipt} aria-labelledby={id}>
      <Heading id={id} ref={heading} className={styles.title} tabIndex={-1}>
        <Icon name="check" /> {title}
      </Heading>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
