import type { ReactNode } from 'react'
import * as styles from './unfold.module.css'

export type FactRow = readonly [name: string, value: ReactNode]

/** Facts with their names; those without a value are left out. */
export function FactRows({ rows, className = '' }: { rows: readonly FactRow[]; className?: string | undefined }) {
  return (
    <dl className={`${styles.rows} ${className}`}>
      {rows
        .filter(([, value]) => value || value === 0)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
