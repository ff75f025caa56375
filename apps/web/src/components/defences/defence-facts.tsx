import { capitalise } from '@university/blocks/capitalise'
import { useNow } from '@university/blocks/use-now'
import { graphql } from 'gatsby'
import { formatDate } from '../../i18n/format-date'
import { localizePath } from '../../i18n/paths'
import { useLanguage } from '../../i18n/use-language'
import { langOf } from '../../lib/text'
import { DefenceStatus } from './defence-status'
import * as styles from './defence-facts.module.css'
import { CalendarLink } from '../calendar-link'
import { Icon } from '../icon'
import { Link } from '../link'

export interface DefenceFactsProps {
  doctoral: Queries.DefenceFactsFragment
  /** Its calendar file, where the build has written none: a `data:` address. */
  calendarFile?: string | undefined
}

/** When and where a dissertation is defended, and whether it still is; to put it into one's calendar. */
export function DefenceFacts({ doctoral, calendarFile }: DefenceFactsProps) {
  const { t, language } = useLanguage()
  const now = useNow()
  const { api_id, defence_at, degree, dissertation_id, place, status, stream_url, video_url } = doctoral
  const isPlanned = status === 'planned' && defence_at !== null
  const hasBegun = isPlanned && now !== undefined && Date.parse(defence_at) <= now
  return (
    <section className={styles.card} aria-labelledby="defence">
      <div className={`${styles.leaf} ${status === 'cancelled' || !defence_at ? styles.noDate : ''}`} aria-hidden="true">
        <span className={styles.month}>{defence_at ? capitalise(formatDate(defence_at, language, 'short-month')) : ''}</span>
        <span className={styles.day}>{defence_at ? formatDate(defence_at, language, 'day') : '?'}</span>
      </div>
      <div className={styles.words}>
        <h2 id="defence" className="visually-hidden">
          {t('defence.time')}
        </h2>
        <DefenceStatus status={status} />
        <p className={styles.time}>
          {defence_at ? (
            <time dateTime={defence_at} className={status === 'cancelled' ? styles.struck : undefined}>
              {formatDate(defence_at, language)}, {formatDate(defence_at, language, 'time')}
            </time>
          ) : (
            t('defence.no_date')
          )}
          {/* Who watches from elsewhere has another. */}
          {isPlanned && stream_url && ` (${t('time.almaty')})`}
        </p>
        <dl className={styles.facts}>
          {place && (
            <div>
              <dt>{t('defence.place')}</dt>
              <dd lang={langOf(place, language)}>{place.text}</dd>
            </div>
          )}
          {degree && (
            <div>
              <dt>{t('defence.degree')}</dt>
              <dd lang={langOf(degree, language)}>{degree.text}</dd>
            </div>
          )}
        </dl>
        {(stream_url || video_url || isPlanned) && (
          <p className={styles.actions}>
            {stream_url && status === 'planned' && (
              <Link to={stream_url} className="button" plain>
                <Icon name="play" /> {t('defence.stream')}
              </Link>
            )}
            {video_url && (
              <Link to={video_url} className="button" plain>
                <Icon name="play" /> {t('defence.video')}
              </Link>
            )}
            {/* Where it has begun, its room stays, so that nothing moves when the browser finds out. */}
            {isPlanned && (
              <CalendarLink
                className={hasBegun ? styles.gone : undefined}
                href={calendarFile ?? localizePath(language, `/dissertation/${dissertation_id}/doctorals/${api_id}.ics`)}
                download={calendarFile && `${dissertation_id}-${api_id}.ics`}
              >
                {t('defence.add_to_calendar')}
              </CalendarLink>
            )}
          </p>
        )}
      </div>
    </section>
  )
}

export const defenceFactsFragment = graphql`
  fragment DefenceFacts on UniversityDoctoral {
    api_id
    dissertation_id
    defence_at
    status
    place(language: $language) { ...Text }
    degree(language: $language) { ...Text }
    stream_url
    video_url
  }
`
