import { CalendarFeed } from '@university/blocks/calendar-feed'
import { toName } from '@university/blocks/choice'
import { islandCode } from '@university/blocks/island-code'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { Icon } from '../components/icon'
import { LateFeedWays } from '../components/late/late-feed-ways'
import { ListIsland } from '../components/late/list-island'
import { PageHead } from '../components/page-head'
import { messagesOf } from '../i18n/load-messages'
import { localizePath } from '../i18n/paths'
import { useLanguage } from '../i18n/use-language'
import { perPage } from '../lib/list-sizes'
import type { PageContext } from '../lib/page-context'
import { upcomingEvents } from '../lib/upcoming-events'
import { getShell } from '../shell/store'
import * as styles from './event-list.module.css'

const list = islandCode(() => import(/* webpackChunkName: "island-event-list" */ '@university/blocks/events-plugin').then((module) => module.EventsPlugin))

/** The list of events: `/events`. */
export default function EventListTemplate({ data, pageContext }: PageProps<Queries.EventListQuery, PageContext>) {
  const { t, language } = useLanguage()
  const { withEnd, openEnded, allUniversityEventCategory } = data
  const items = upcomingEvents(withEnd.nodes, openEnded.nodes, language, perPage.events)
  const total = withEnd.totalCount + openEnded.totalCount
  const feed = { origin: getShell(pageContext.shell)?.origin ?? '', path: localizePath(language, '/events.ics') }

  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('events.title') }]} />
      <div className={styles.top}>
        <CalendarFeed {...feed} icon={<Icon name="calendar" />} ways={<LateFeedWays {...feed} />}>
          {(opener) => (
            <header className={styles.head}>
              <div>
                <h1>{t('events.title')}</h1>
                <p>{t('events.lead')}</p>
              </div>
              {opener}
            </header>
          )}
        </CalendarFeed>
      </div>
      <div className={styles.list}>
        <ListIsland
          id="EventsPlugin"
          code={list}
          pagesOf={({ eventPages }) => eventPages}
          options={{
            perPage: perPage.events,
            builtAt: pageContext.now ?? '',
            categories: allUniversityEventCategory.nodes.map(({ slug, name }) => ({ slug, ...toName(name, slug, language) })),
            initial: { items, page: 1, lastPage: Math.max(1, Math.ceil(total / perPage.events)), total },
          }}
        />
      </div>
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.EventListQuery, PageContext>) {
  const messages = messagesOf(pageContext.language)
  return <PageHead pageContext={pageContext} title={messages['events.title']} description={messages['events.lead']} noindex={data.all.totalCount === 0} />
}

/** What is not over by the rule of isOver; two lists, because a filter knows no "or". */
export const query = graphql`
  query EventList($site: String!, $language: UniversityLanguage!, $now: Date!, $today: Date!, $perPage: Int!) {
    withEnd: allUniversityEvent(filter: { site: { eq: $site }, ends_at: { gt: $now } }, sort: [{ starts_at: ASC }, { api_id: ASC }], limit: $perPage) {
      totalCount
      nodes {
        ...EventRow
      }
    }
    openEnded: allUniversityEvent(
      filter: { site: { eq: $site }, ends_at: { eq: null }, starts_at: { gte: $today } }
      sort: [{ starts_at: ASC }, { api_id: ASC }]
      limit: $perPage
    ) {
      totalCount
      nodes {
        ...EventRow
      }
    }
    all: allUniversityEvent(filter: { site: { eq: $site } }) {
      totalCount
    }
    allUniversityEventCategory(filter: { site: { eq: $site }, events_count: { gt: 0 } }, sort: { sort_order: ASC }) {
      nodes {
        slug
        name(language: $language) { ...Text }
      }
    }
  }
`
