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
  if (over && status !== 'cancelled') return <span className={`${styles.status} ${styles.over}`}>{t('events.over')}</span>
  if (status === 'scheduled') return null
  return <span className={`${styles.status} ${styles[status]}`}>{t(`events.${status}`)}</span>
}
