import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import type { EmbeddedProps } from '../page-content/block-definition'
import { BlockSection } from '../section/block-section'
import { CalendarFeed } from './calendar-feed'
import type { EventsBlockInitial, EventsBlockOptions } from './events-block.options'
import { EventsPlugin } from './events-plugin'
import { FeedWays } from './feed-ways'
import * as styles from '../list/embedded-list.module.css'

/** Events in the content of a page: the list of the page of events below a heading, with the calendar to subscribe to. */
export function EventsBlock({ options, initial }: EmbeddedProps<EventsBlockOptions, EventsBlockInitial>) {
  const { t } = useTranslation()
  const { Link, href, page, site, siteUrl } = useBlockEnvironment()
  const feed = { origin: page ? new URL(page.url).origin : siteUrl(site), path: href('/events.ics') }
  const { category_slug, per_page, ...fixed } = options
  return (
    <BlockSection title={t('events.title')}>
      <CalendarFeed {...feed} ways={<FeedWays {...feed} />}>
        {(opener) => (
          <header className={styles.head}>
            <h2>{t('events.title')}</h2>
            <p>
              <Link to="/events">{t('events.all_events')}</Link>
              {opener}
            </p>
          </header>
        )}
      </CalendarFeed>
      <EventsPlugin categorySlug={category_slug} categories={initial.categories} perPage={per_page} fixed={fixed} level={3} builtAt={initial.builtAt} initial={initial.page} />
    </BlockSection>
  )
}
