import { useTranslation } from 'react-i18next'
import type { EventItem } from './events-plugin.options'
import * as styles from './event-status.module.css'

export interface EventStatusProps {
  status: EventItem['status']
  /** True where the event has ended by the reader's clock. */
  over?: boolean
}

/** What a reader must not miss about an event: cancelled, another day, online only, over. Nothing where it takes place as announced. */
export function EventStatus({ status, over = false }: EventStatusProps) {
  const { t } = useTranslation()
  // What was put off keeps the day that no longer holds: when that has passed, nothing has taken place.
  if (over && status !== 'cancelled' && status !== 'postponed') return <span className={`${styles.status} ${styles.over}`}>{t('events.over')}</span>
  if (status === 'scheduled') return null
  return <span className={`${styles.status} ${styles[status]}`}>{t(`events.${status}`)}</span>
}
