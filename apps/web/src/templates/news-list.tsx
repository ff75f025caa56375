import { formatNumber } from '@university/blocks/format-number'
import { islandCode } from '@university/blocks/island-code'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { ListIsland } from '../components/late/list-island'
import { PageHead } from '../components/page-head'
import type { Language } from '../i18n/languages'
import { useLanguage } from '../i18n/use-language'
import { messagesOf } from '../i18n/load-messages'
import { perPage } from '../lib/list-sizes'
import type { PageContext } from '../lib/page-context'
import { langOf } from '../lib/text'
import { toNewsCard } from '../lib/to-news-card'
import * as styles from './news-list.module.css'

const list = islandCode(() => import(/* webpackChunkName: "island-news-list" */ '@university/blocks/news-plugin').then((module) => module.NewsPlugin))

/** The list of news: `/news` and `/news/category/{slug}`. */
export default function NewsListTemplate({ data, pageContext }: PageProps<Queries.NewsListQuery, PageContext>) {
  const { t, language } = useLanguage()
  const { nodes, totalCount } = data.allUniversityNews
  const categories = data.allUniversityNewsCategory.nodes
  const current = categories.find((category) => category.slug === pageContext.category)
  const title = current && nameOf(current, language)

  return (
    <div className="container">
      <Breadcrumbs items={title ? [{ title: t('news.title'), to: '/news' }, { title }] : [{ title: t('news.title') }]} />
      <header className={styles.head}>
        <h1 lang={langOf(title, language)}>{title?.text ?? t('news.title')}</h1>
        {!title && <p>{t('news.lead')}</p>}
        <nav aria-label={t('news.categories')}>
          <ul className={styles.categories}>
            <li>
              <Link to="/news" {...(!current && { 'aria-current': 'page' as const })}>
                {t('news.all_categories')}
              </Link>
            </li>
            {categories
              .filter((category) => category.news_count > 0 || category === current)
              .map((category) => {
                const name = nameOf(category, language)
                return (
                  <li key={category.slug}>
                    <Link to={`/news/category/${category.slug}`} {...(category === current && { 'aria-current': 'page' as const })}>
                      <span lang={langOf(name, language)}>{name.text}</span> <span className={styles.count}>{formatNumber(category.news_count, language)}</span>
                    </Link>
                  </li>
                )
              })}
          </ul>
        </nav>
        {data.allUniversityArchivedNews.totalCount > 0 && (
          <p className={styles.archive}>
            <Link to={current ? `/news/archive?category=${current.slug}` : '/news/archive'}>
              <Icon name="archive" /> {t('archive.title')}
            </Link>{' '}
            {formatNumber(data.allUniversityArchivedNews.totalCount, language)}
          </p>
        )}
      </header>
      <div className={styles.list}>
        <ListIsland
          key={pageContext.category ?? ''}
          id="NewsPlugin"
          code={list}
          pagesOf={({ newsPages }) => newsPages}
          options={{
            categorySlug: pageContext.category,
            perPage: perPage.news,
            years: pageContext.years ?? [],
            initial: { items: nodes.map((news) => toNewsCard(news, language)), page: 1, lastPage: Math.max(1, Math.ceil(totalCount / perPage.news)), total: totalCount },
          }}
        />
      </div>
    </div>
  )
}

/** Without a name in any language it is called by its slug. */
function nameOf({ name, slug }: Queries.NewsListQuery['allUniversityNewsCategory']['nodes'][number], language: Language) {
  return name ?? { text: slug, language }
}

export function Head({ data, pageContext }: HeadProps<Queries.NewsListQuery, PageContext>) {
  const messages = messagesOf(pageContext.language)
  const category = data.allUniversityNewsCategory.nodes.find(({ slug }) => slug === pageContext.category)
  const title = category
    ? (messages['news.category_title'] ?? '').replace('{{category}}', () => nameOf(category, pageContext.language).text)
    : messages['news.title']
  const lead = messages['news.lead'] ?? ''
  // No two pages have the same description.
  return <PageHead pageContext={pageContext} title={title} description={category ? `${title}. ${lead}` : lead} noindex={data.allUniversityNews.totalCount === 0} />
}

export const query = graphql`
  query NewsList($site: String!, $language: UniversityLanguage!, $category: String, $perPage: Int!) {
    allUniversityNews(
      filter: { site: { eq: $site }, categories: { elemMatch: { slug: { eq: $category } } } }
      sort: [{ is_pinned: DESC }, { published_at: DESC }, { api_id: DESC }]
      limit: $perPage
    ) {
      totalCount
      nodes {
        ...NewsCard
      }
    }
    allUniversityArchivedNews(filter: { site: { eq: $site }, categories: { elemMatch: { slug: { eq: $category } } } }) {
      totalCount
    }
    allUniversityNewsCategory(filter: { site: { eq: $site } }, sort: { sort_order: ASC }) {
      nodes {
        slug
        name(language: $language) { ...Text }
        news_count
      }
    }
  }
`
