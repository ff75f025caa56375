import { Icon } from './icon'
import * as styles from './calendar-link.module.css'

export interface CalendarLinkProps {
  /** Of a calendar file. */
  href: string
  /** What it is called where the browser has made it: a `data:` address has no name. */
  download?: string | undefined
  className?: string | undefined
  children: string
}

/** Puts something into the reader's calendar. */
export function CalendarLink({ href, download, className = '', children }: CalendarLinkProps) {
  return (
    <a className={`button button-quiet ${styles.calendar} ${className}`} href={href} download={download} type="text/calendar">
      <Icon name="calendar" /> {children}
    </a>
  )
}
