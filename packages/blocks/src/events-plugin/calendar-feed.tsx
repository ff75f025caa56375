import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeedWaysProps } from './feed-ways'
import { subscriptionAddress } from './subscription-address'
import * as styles from './calendar-feed.module.css'

export interface CalendarFeedProps extends FeedWaysProps {
  icon?: ReactNode
  /** FeedWays, whose code may come when they are wanted. */
  ways: ReactNode
  /** What the button stands in; the ways open below it. */
  children: (opener: ReactNode) => ReactNode
}

/** Offers the calendar to subscribe to. Without JavaScript two plain links: to subscribe, and to the file. */
export function CalendarFeed({ origin, path, icon, ways, children }: CalendarFeedProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const opener = (
    <>
      <button type="button" className={styles.opener} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {icon}
        {t('events.feed')}
      </button>
      <span className={styles.links}>
        <a href={subscriptionAddress({ origin, path })}>{t('events.feed')}</a>
        <a href={path} type="text/calendar">
          {origin}
          {path}
        </a>
      </span>
    </>
  )
  return (
    <>
      {children(opener)}
      <div id={id} className={styles.ways} hidden={!isOpen}>
        {isOpen && ways}
      </div>
    </>
  )
}
