import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import * as styles from './facts.module.css'

/** What is worth knowing at a glance, each with its name. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

export interface FactProps {
  icon: IconName
  name: string
  children: ReactNode
}

export function Fact({ icon, name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} /> {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
