import { formatMoney } from '@university/blocks/format-money'
import type { ReactNode } from 'react'
import { formatPeriod } from '../../i18n/format-period'
import { useLanguage } from '../../i18n/use-language'
import { langOf } from '../../lib/text'
import { Fact, Facts } from '../facts'
import { Link } from '../link'

type Event = NonNullable<Queries.EventQuery['universityEvent']>

/** When, where, by whom and for how much: what one must know to come to an event. */
export function EventFacts({ event }: { event: Event }) {
  const { t, language } = useLanguage()
  const { place, room, organizer, online_url: onlineUrl, attendance_mode: mode, price } = event
  const when = (
    <>
      <time dateTime={event.starts_at}>{formatPeriod({ startsAt: event.starts_at, endsAt: event.ends_at, allDay: event.all_day }, language)}</time>
      {/* Who joins from elsewhere has another. */}
      {mode !== 'offline' && !event.all_day && ` (${t('time.almaty')})`}
    </>
  )
  const where: ReactNode[] = []
  if (place) {
    where.push(
      <p key="place">
        <span lang={langOf(place, language)}>{place.text}</span>
        {room && `, ${t('events.room', { room })}`}
      </p>,
    )
  }
  if (mode !== 'offline') {
    where.push(<p key="online">{onlineUrl && event.status !== 'cancelled' ? <Link to={onlineUrl}>{t('events.join')}</Link> : t('events.online')}</p>)
  }

  return (
    <Facts>
      <Fact icon="clock" name={t('events.when')}>
        {event.status === 'cancelled' || event.status === 'postponed' ? <s>{when}</s> : when}
      </Fact>
      {where.length > 0 && (
        <Fact icon={place ? 'pin' : 'globe'} name={t('events.where')}>
          {where}
        </Fact>
      )}
      {organizer && (
        <Fact icon="person" name={t('events.organizer')}>
          <span lang={langOf(organizer, language)}>{organizer.text}</span>
        </Fact>
      )}
      {price !== null && (
        <Fact icon="tenge" name={t('events.price')}>
          {price === 0 ? t('events.free') : formatMoney(price, language)}
        </Fact>
      )}
    </Facts>
  )
}
