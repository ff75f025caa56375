import { EventStatus } from '@university/blocks/event-status'
import { isOver } from '@university/blocks/is-over'
import { useNow } from '@university/blocks/use-now'
import { localizePath } from '../../i18n/paths'
import { useLanguage } from '../../i18n/use-language'
import { CalendarLink } from '../calendar-link'
import { Link } from '../link'
import * as styles from './event-actions.module.css'

type Event = NonNullable<Queries.EventQuery['universityEvent']>

export interface EventActionsProps {
  event: Event
  /** Its calendar file, where the build has written none: a `data:` address. */
  calendarFile?: string | undefined
}

/** To register, and to put an event into one's calendar; or that it is over, by the reader's clock. Nothing where none makes sense. */
export function EventActions({ event, calendarFile }: EventActionsProps) {
  const { t, language } = useLanguage()
  const now = useNow()
  const { status, registration_url: registrationUrl } = event
  // What was put off has no day that could have passed.
  const over = status !== 'postponed' && now !== undefined && isOver({ startsAt: event.starts_at, endsAt: event.ends_at, allDay: event.all_day }, now)
  const hasDate = status !== 'cancelled' && status !== 'postponed'
  const registration = status === 'cancelled' ? null : registrationUrl
  if (!registration && !hasDate) return null

  return (
    <div className={styles.actions}>
      {/* What is over keeps the room of its buttons, so that nothing moves when the browser finds out. */}
      <p className={over ? styles.gone : undefined}>
        {registration && (
          <Link to={registration} className="button button-accent">
            {t('events.register')}
          </Link>
        )}
        {hasDate && (
          <CalendarLink href={event.ics_url ?? calendarFile ?? localizePath(language, `/events/${event.api_id}.ics`)} download={calendarFile && `${event.api_id}.ics`}>
            {t('events.add_to_calendar')}
          </CalendarLink>
        )}
      </p>
      {over && (
        <p>
          <EventStatus status={status} over />
        </p>
      )}
    </div>
  )
}
