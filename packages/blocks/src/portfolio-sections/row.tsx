import type { LocalText } from '@university/api-client/pick-text'
import type { ReactNode } from 'react'
import { useLangOf } from '../environment/use-lang-of'
import * as styles from './portfolio-sections.module.css'

/** One row of a list: when, what, and what else there is to say. */
export function Row({ when, title, children }: { when: ReactNode; title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.row}>
      <p className={styles.when}>{when}</p>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  )
}

/** A text, marked where it is not in the language of the page; nothing for none. */
export function Words({ of }: { of: LocalText | null }) {
  const langOf = useLangOf()
  if (!of) return null
  return <span lang={langOf(of)}>{of.text}</span>
}

/** Words with a point between them; nothing without any. */
export function Facts({ of }: { of: readonly (ReactNode | null)[] }) {
  const present = of.filter((fact) => fact !== null && fact !== '')
  if (present.length === 0) return null
  return (
    <p className={styles.facts}>
      {present.map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </p>
  )
}
