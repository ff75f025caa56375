import type { AnnounceListItem } from '@university/blocks/announce-list/options'
import { EventRow } from '@university/blocks/event-row'
import type { EventItem } from '@university/blocks/events-plugin/options'
import { formatNumber } from '@university/blocks/format-number'
import { isOver } from '@university/blocks/is-over'
import { NewsCard } from '@university/blocks/news-card'
import type { NewsCardItem } from '@university/blocks/news-plugin/options'
import { Picture } from '@university/blocks/picture'
import { useNow } from '@university/blocks/use-now'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { PageHead } from '../components/page-head'
import { sectionsOf, SiteSections } from '../components/site-sections'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'
import { announcementsInForce } from '../lib/announcements-in-force'
import { onHome } from '../lib/list-sizes'
import type { PageContext } from '../lib/page-context'
import { langOf } from '../lib/text'
import { toAnnounceListItem } from '../lib/to-announce-list-item'
import { toNewsCard } from '../lib/to-news-card'
import { upcomingEvents } from '../lib/upcoming-events'
import { useNewerHome } from '../live/use-newer-home'
import type { Shell } from '../shell/shell'
import { getShell } from '../shell/store'
import * as styles from './home.module.css'

/** The home page of a site. */
export default function HomeTemplate({ data, pageContext }: PageProps<Queries.HomeQuery, PageContext>) {
  const { language } = useLanguage()
  const shell = getShell(pageContext.shell)
  const info = data.universitySettings?.site_info
  const { news, events, announcements } = useNewerHome({
    news: data.allUniversityNews.nodes.map((one) => toNewsCard(one, language)),
    events: upcomingEvents(data.withEnd.nodes, data.openEnded.nodes, language, onHome.events),
    announcements: announcementsInForce(data.temporary.nodes, data.lasting.nodes, onHome.announcements).map((row) => toAnnounceListItem(row, language)),
  })

  return (
    <>
      <Hero info={info} />
      {info && info.figures.length > 0 && <Figures figures={info.figures} />}
      <LatestNews items={news} />
      <Soon events={events} announcements={announcements} />
      {shell && sectionsOf(shell.menu).length > 0 && (
        <div className={styles.explore}>
          <div className="container">
            <SiteSections menu={shell.menu} />
          </div>
        </div>
      )}
      {/* The footer has them, too: one or two make no section. */}
      {shell && shell.usefulLinks.length > 2 && <UsefulLinks links={shell.usefulLinks} />}
    </>
  )
}

type Info = NonNullable<Queries.HomeQuery['universitySettings']>['site_info']

/** Who this is, and the ways that most come for. */
function Hero({ info }: { info: Info | undefined }) {
  const { language } = useLanguage()
  const title = info?.tagline ?? info?.name
  return (
    <section className={styles.hero}>
      {info?.hero && (
        // Twice as wide as high, and it covers a place that is 68vh high at least; a phone shows its middle third, for which half does.
        <Picture className={styles.picture} image={info.hero} sizes="(max-aspect-ratio: 3/4) 66vh, (max-aspect-ratio: 136/100) 136vh, 100vw" load="first" />
      )}
      <div className={`container ${styles.words}`}>
        {info?.tagline && (
          <p className={styles.name} lang={langOf(info.name, language)}>
            {info.name?.text}
          </p>
        )}
        <h1 lang={langOf(title, language)}>{title?.text}</h1>
        {info && info.hero_links.length > 0 && (
          <p className={styles.actions}>
            {info.hero_links.map((link, index) => (
              <Link key={`${index} ${link.link}`} to={link.link} className={index === 0 ? 'button button-accent' : 'button button-quiet'} lang={langOf(link.title, language)}>
                {link.title?.text}
              </Link>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}

function Figures({ figures }: Pick<Info, 'figures'>) {
  const { t, language } = useLanguage()
  return (
    <section className={styles.figures} aria-labelledby="figures">
      <h2 id="figures" className="visually-hidden">
        {t('home.figures')}
      </h2>
      <dl className="container">
        {figures.map((figure, index) => (
          <div key={index}>
            <dt lang={langOf(figure.label, language)}>{figure.label?.text}</dt>
            <dd>{formatNumber(figure.value, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function LatestNews({ items: [lead, ...others] }: { items: readonly NewsCardItem[] }) {
  const { t } = useLanguage()
  if (!lead) return null
  return (
    <section className="section" aria-labelledby="latest">
      <div className="container">
        <ListHeading id="latest" title={t('home.latest_news')} to="/news" all={t('home.all_news')} />
        <NewsCard key={lead.id} item={lead} variant="lead" />
        {others.length > 0 && (
          <ul className={styles.news}>
            {others.map((item, index) => (
              <li key={item.id}>
                <NewsCard item={item} isWide={others.length === 4 || index >= others.length - (others.length % 3)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** Events and announcements side by side. What is over by the reader's clock is said to be, or gone. */
function Soon({ events, announcements }: { events: readonly EventItem[]; announcements: readonly AnnounceListItem[] }) {
  const { t, language } = useLanguage()
  const now = useNow()
  const inForce = announcements.filter(({ expiresAt }) => now === undefined || expiresAt === null || Date.parse(expiresAt) > now)
  if (events.length === 0 && inForce.length === 0) return null
  return (
    <div className={`section ${styles.soon}`}>
      <div className={`container ${styles.soonColumns}`}>
        {events.length > 0 && (
          <section aria-labelledby="upcoming">
            <ListHeading id="upcoming" title={t('home.upcoming_events')} to="/events" all={t('home.all_events')} />
            <ul className={styles.events}>
              {events.map((event) => (
                <li key={event.id}>
                  <EventRow item={event} over={now !== undefined && isOver(event, now)} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {inForce.length > 0 && (
          <section aria-labelledby="announcements">
            <ListHeading id="announcements" title={t('announce.title')} to="/announce" all={t('home.all_announcements')} />
            <ul className={styles.announcements}>
              {inForce.map((item) => (
                <li key={item.id}>
                  <time dateTime={item.publishedAt}>{formatDate(item.publishedAt, language)}</time>
                  <h3 lang={langOf(item.title, language)}>
                    <Link to={`/announce/${item.id}`}>{item.title.text}</Link>
                  </h3>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

/** With the way to the whole list. */
function ListHeading({ id, title, to, all }: { id: string; title: string; to: string; all: string }) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      <Link to={to} className={styles.more}>
        {all} <Icon name="arrow" />
      </Link>
    </div>
  )
}

function UsefulLinks({ links }: { links: Shell['usefulLinks'] }) {
  const { t } = useLanguage()
  return (
    <section className="section" aria-labelledby="useful">
      <div className="container">
        <h2 id="useful" className={styles.usefulHeading}>
          {t('site.useful_links')}
        </h2>
        <ul className={styles.useful}>
          {links.map((link, index) => (
            <li key={`${index} ${link.url}`}>
              <Link to={link.url ?? '/'} lang={link.lang}>
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.HomeQuery, PageContext>) {
  const info = data.universitySettings?.site_info
  return <PageHead pageContext={pageContext} description={info?.tagline?.text} />
}

export const query = graphql`
  query Home($site: String!, $language: UniversityLanguage!, $now: Date!, $today: Date!, $news: Int!, $events: Int!, $announcements: Int!) {
    universitySettings(site: { eq: $site }) {
      site_info {
        name(language: $language) { ...Text }
        tagline(language: $language) { ...Text }
        hero {
          ...Picture
        }
        hero_links {
          title(language: $language) { ...Text }
          link
        }
        figures {
          value
          label(language: $language) { ...Text }
        }
      }
    }
    allUniversityNews(filter: { site: { eq: $site } }, sort: [{ is_pinned: DESC }, { published_at: DESC }, { api_id: DESC }], limit: $news) {
      nodes {
        ...NewsCard
      }
    }
    withEnd: allUniversityEvent(filter: { site: { eq: $site }, ends_at: { gt: $now } }, sort: [{ starts_at: ASC }, { api_id: ASC }], limit: $events) {
      nodes {
        ...EventRow
      }
    }
    openEnded: allUniversityEvent(
      filter: { site: { eq: $site }, ends_at: { eq: null }, starts_at: { gte: $today } }
      sort: [{ starts_at: ASC }, { api_id: ASC }]
      limit: $events
    ) {
      nodes {
        ...EventRow
      }
    }
    temporary: allUniversityAnnouncement(
      filter: { site: { eq: $site }, expires_at: { gt: $now } }
      sort: [{ published_at: DESC }, { api_id: ASC }]
      limit: $announcements
    ) {
      nodes {
        ...AnnouncementTitle
      }
    }
    lasting: allUniversityAnnouncement(
      filter: { site: { eq: $site }, expires_at: { eq: null } }
      sort: [{ published_at: DESC }, { api_id: ASC }]
      limit: $announcements
    ) {
      nodes {
        ...AnnouncementTitle
      }
    }
  }
`
