import type { ReactNode } from 'react'
import { Icon } from './icon'
import { Link } from './link'
import * as styles from './list-link.module.css'

export interface ListLinkProps {
  /** A path of the site without a language; undefined where the site has no such list. */
  to: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Leads from an item to the list that it is from. */
export function ListLink({ to, className, children }: ListLinkProps) {
  if (to === undefined) return null
  return (
    <p className={[styles.all, className].filter(Boolean).join(' ')}>
      <Link to={to}>
        {children}
        <Icon name="arrow" />
      </Link>
    </p>
  )
}
