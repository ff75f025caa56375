import { timeNow } from '@university/blocks/clock'
import { ContentBlock } from '@university/blocks/content-block'
import { DateLeaf } from '@university/blocks/date-leaf'
import { EventStatus } from '@university/blocks/event-status'
import { formatFormerStart } from '@university/blocks/format-former-start'
import { isOver } from '@university/blocks/is-over'
import { Picture } from '@university/blocks/picture'
import { PlainText } from '@university/blocks/plain-text'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { EventActions } from '../components/events/event-actions'
import { EventFacts } from '../components/events/event-facts'
import { FileSection } from '../components/file-list'
import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { PageHead } from '../components/page-head'
import { SharePage } from '../components/share-page'
import { TranslationNotice } from '../components/translation-notice'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'
import { langOf } from '../lib/text'
import { useNewerPage } from '../live/use-newer-page'
import * as styles from './event.module.css'

/** An event: `/events/{id}`. */
export default function EventTemplate(page: PageProps<Queries.EventQuery, PageContext>) {
  const { t, language } = useLanguage()
  const built = page.data.universityEvent
  const { data, pageContext } = useNewerPage(page, built && isToCome(built) ? built : undefined)
  const event = data.universityEvent
  if (!event) return null
  const { status, image } = event
  const textLanguage = (event.content ?? event.title)?.language
  const formerStart = event.previous_starts_at && formatFormerStart(event.previous_starts_at, { startsAt: event.starts_at, allDay: event.all_day }, (iso, style) => formatDate(iso, language, style))

  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('events.title'), to: '/events' }, { title: event.title }]} />
      <article className={styles.event}>
        <header className={styles.head}>
          <p className="overline" lang={langOf(event.category.name, language)}>
            {event.category.name?.text}
          </p>
          <h1 lang={langOf(event.title, language)}>{event.title?.text}</h1>
          {event.summary && (
            <p className={styles.lead} lang={langOf(event.summary, language)}>
              <PlainText text={event.summary.text} />
            </p>
          )}
          <TranslationNotice textLanguage={textLanguage} />
        </header>
        <div className={styles.card}>
          <div className={styles.facts}>
            <div className={styles.day}>
              <DateLeaf iso={event.starts_at} />
              {status !== 'scheduled' && (
                <div className={styles.changes}>
                  <EventStatus status={status} />
                  {formerStart && <p>{t('events.former_date', { date: formerStart })}</p>}
                  {status === 'postponed' && <p>{t('events.no_new_date')}</p>}
                </div>
              )}
            </div>
            <EventFacts event={event} />
          </div>
          <EventActions event={event} calendarFile={pageContext.calendarFile} />
        </div>
        <div className={styles.body}>
          {image && (
            <Picture
              className={styles.picture}
              image={image}
              sizes="(min-width: 50rem) 44rem, 94vw"
              alt={image.alt?.text ?? ''}
              lang={langOf(image.alt, language)}
              load="first"
            />
          )}
          {event.content && <ContentBlock html={event.content.text} textLanguage={event.content.language} />}
          <FileSection id="event-files" title={t('events.files')} files={event.files} className={styles.files} />
          <SharePage pageContext={pageContext} item={event} />
          <p className={styles.more}>
            <Link to="/events">
              {t('events.other')} <Icon name="arrow" />
            </Link>
          </p>
        </div>
      </article>
    </div>
  )
}

/** What was put off has no day that could have passed. */
function isToCome({ status, starts_at, ends_at, all_day }: NonNullable<Queries.EventQuery['universityEvent']>): boolean {
  return status === 'postponed' || !isOver({ startsAt: starts_at, endsAt: ends_at, allDay: all_day }, timeNow())
}

export function Head({ data, pageContext }: HeadProps<Queries.EventQuery, PageContext>) {
  const event = data.universityEvent
  return (
    <PageHead
      pageContext={pageContext}
      title={event?.title?.text}
      description={event?.summary?.text}
      seo={event?.seo}
      textLanguage={(event?.content ?? event?.title)?.language}
    />
  )
}

export const query = graphql`
  query Event($id: String!, $language: UniversityLanguage!) {
    universityEvent(id: { eq: $id }) {
      api_id
      title(language: $language) { ...Text }
      summary(language: $language) { ...Text }
      content(language: $language) { ...Text }
      category {
        name(language: $language) { ...Text }
      }
      updated_at
      starts_at
      ends_at
      previous_starts_at
      all_day
      status
      place(language: $language) { ...Text }
      room
      online_url
      attendance_mode
      organizer(language: $language) { ...Text }
      registration_url
      price
      ics_url
      image {
        ...Picture
        alt(language: $language) { ...Text }
      }
      files {
        ...FileLink
      }
      seo { ...Seo }
    }
  }
`
