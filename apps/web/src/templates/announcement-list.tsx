import { islandCode } from '@university/blocks/island-code'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { ListIsland } from '../components/late/list-island'
import { PageHead } from '../components/page-head'
import { messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import { announcementsInForce } from '../lib/announcements-in-force'
import { perPage } from '../lib/list-sizes'
import type { PageContext } from '../lib/page-context'
import { toAnnounceListItem } from '../lib/to-announce-list-item'
import * as styles from '../components/list-page.module.css'

const list = islandCode(() => import(/* webpackChunkName: "island-announcement-list" */ '@university/blocks/announce-list').then((module) => module.AnnounceList))

/** The list of announcements: `/announce`. */
export default function AnnouncementListTemplate({ data, pageContext }: PageProps<Queries.AnnouncementListQuery, PageContext>) {
  const { t, language } = useLanguage()
  const { temporary, lasting } = data
  const total = temporary.totalCount + lasting.totalCount
  const items = announcementsInForce(temporary.nodes, lasting.nodes, perPage.announcements).map((row) => toAnnounceListItem(row, language))

  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('announce.title') }]} />
      <header className={styles.head}>
        <h1>{t('announce.title')}</h1>
        <p>{t('announce.lead')}</p>
      </header>
      <div className={styles.list}>
        <ListIsland
          id="AnnounceList"
          code={list}
          pagesOf={({ announcementPages }) => announcementPages}
          options={{ perPage: perPage.announcements, years: pageContext.years ?? [], initial: { items, page: 1, lastPage: Math.max(1, Math.ceil(total / perPage.announcements)), total } }}
        />
      </div>
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.AnnouncementListQuery, PageContext>) {
  const messages = messagesOf(pageContext.language)
  return <PageHead pageContext={pageContext} title={messages['announce.title']} description={messages['announce.lead']} noindex={data.temporary.totalCount + data.lasting.totalCount === 0} />
}

/** What was in force when the site was built, in the order of the API; two lists, because a filter knows no "or". */
export const query = graphql`
  query AnnouncementList($site: String!, $language: UniversityLanguage!, $now: Date!, $perPage: Int!) {
    temporary: allUniversityAnnouncement(
      filter: { site: { eq: $site }, expires_at: { gt: $now } }
      sort: [{ published_at: DESC }, { api_id: ASC }]
      limit: $perPage
    ) {
      totalCount
      nodes {
        ...AnnouncementRow
      }
    }
    lasting: allUniversityAnnouncement(
      filter: { site: { eq: $site }, expires_at: { eq: null } }
      sort: [{ published_at: DESC }, { api_id: ASC }]
      limit: $perPage
    ) {
      totalCount
      nodes {
        ...AnnouncementRow
      }
    }
  }
`
