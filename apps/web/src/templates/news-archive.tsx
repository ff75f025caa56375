import { toName } from '@university/blocks/choice'
import { islandCode } from '@university/blocks/island-code'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { ListIsland } from '../components/late/list-island'
import { PageHead } from '../components/page-head'
import { messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import { perPage } from '../lib/list-sizes'
import type { PageContext } from '../lib/page-context'
import { toNewsCard } from '../lib/to-news-card'
import * as styles from '../components/list-page.module.css'

const list = islandCode(() => import(/* webpackChunkName: "island-news-archive" */ '@university/blocks/news-archive').then((module) => module.NewsArchive))

/** The archive of news: `/news/archive`. */
export default function NewsArchiveTemplate({ data, pageContext }: PageProps<Queries.NewsArchiveQuery, PageContext>) {
  const { t, language } = useLanguage()
  const { nodes, totalCount } = data.allUniversityArchivedNews
  const categories = data.allUniversityNewsCategory.nodes.filter(({ slug }) => data.archived.distinct.includes(slug))

  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('news.title'), to: '/news' }, { title: t('archive.title') }]} />
      <header className={styles.head}>
        <h1>{t('archive.title')}</h1>
        <p>{t('archive.lead')}</p>
      </header>
      <div className={styles.list}>
        <ListIsland
          id="NewsArchive"
          code={list}
          pagesOf={({ archivePages }) => archivePages}
          options={{
            perPage: perPage.archive,
            years: pageContext.years ?? [],
            categories: categories.map(({ slug, name }) => ({ slug, ...toName(name, slug, language) })),
            initial: { items: nodes.map((news) => toNewsCard(news, language)), page: 1, lastPage: Math.max(1, Math.ceil(totalCount / perPage.archive)), total: totalCount },
          }}
        />
      </div>
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.NewsArchiveQuery, PageContext>) {
  const messages = messagesOf(pageContext.language)
  return <PageHead pageContext={pageContext} title={messages['archive.title']} description={messages['archive.lead']} noindex={data.allUniversityArchivedNews.totalCount === 0} />
}

export const query = graphql`
  query NewsArchive($site: String!, $language: UniversityLanguage!, $perPage: Int!) {
    allUniversityArchivedNews(filter: { site: { eq: $site } }, sort: [{ published_at: DESC }, { api_id: DESC }], limit: $perPage) {
      totalCount
      nodes {
        ...ArchivedNewsCard
      }
    }
    archived: allUniversityArchivedNews(filter: { site: { eq: $site } }) {
      distinct(field: { categories: { slug: SELECT } })
    }
    allUniversityNewsCategory(filter: { site: { eq: $site } }, sort: { sort_order: ASC }) {
      nodes {
        slug
        name(language: $language) { ...Text }
      }
    }
  }
`
