import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { lastMomentBefore } from '../environment/last-moment-before'
import { useLangOf } from '../environment/use-lang-of'
import { DateLeaf } from './date-leaf'
import { EventStatus } from './event-status'
import type { EventItem } from './events-plugin.options'
import { formatFormerStart } from './format-former-start'
import * as styles from './event-row.module.css'

export interface EventRowProps {
  item: EventItem
  /** True where the event has ended by the reader's clock. */
  over: boolean
  /** Level of the title in the outline of the page. */
  level?: 3 | 4
}

/** One event in a list: the leaf of a calendar, what it is, when and where. The title is the link, the whole row answers to it. */
export function EventRow({ item, over, level = 3 }: EventRowProps) {
  const { t } = useTranslation()
  const { Link, formatDate } = useBlockEnvironment()
  const langOf = useLangOf()
  const hours = useHours(item)
  const Title = `h${level}` as const
  const room = item.room && t('events.room', { room: item.room })

  return (
    <article className={`${styles.row} ${over || item.status === 'cancelled' ? styles.off : ''}`}>
      <DateLeaf iso={item.startsAt} />
      <div className={styles.words}>
        {item.category && (
          <p className={styles.category} lang={langOf(item.category)}>
            {item.category.text}
          </p>
        )}
        <Title className={styles.title} lang={langOf(item.title)}>
          <Link to={`/events/${item.id}`}>{item.title.text}</Link>
        </Title>
        <ul className={styles.facts}>
          {(over || item.status !== 'scheduled') && (
            <li>
              <EventStatus status={item.status} over={over} />
            </li>
          )}
          {item.formerStart && <li>{t('events.former_date', { date: formatFormerStart(item.formerStart, item, formatDate) })}</li>}
          {hours && <li className={styles.hours}>{hours}</li>}
          {item.place && (
            <li>
              <span lang={langOf(item.place)}>{item.place.text}</span>
              {room && `, ${room}`}
            </li>
          )}
          {item.isOnline && <li>{t('events.online')}</li>}
        </ul>
      </div>
    </article>
  )
}

/** What the leaf leaves open: the hours of one day, the whole period of several. Nothing of one whole day. Who joins from elsewhere is told whose hours they are. */
function useHours({ startsAt, endsAt, allDay, isOnline }: EventItem): string {
  const { t } = useTranslation()
  const { formatDate, formatPeriod } = useBlockEnvironment()
  const period = { startsAt, endsAt, allDay }
  const last = endsAt && lastMomentBefore(endsAt)
  const isOneDay = !last || formatDate(last) === formatDate(startsAt)
  if (allDay) return isOneDay ? '' : formatPeriod(period)
  const hours = isOneDay ? [startsAt, endsAt].flatMap((iso) => (iso ? [formatDate(iso, 'time')] : [])).join('–') : formatPeriod(period)
  return isOnline ? `${hours} (${t('time.almaty')})` : hours
}
