import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArchiveNotice } from '../components/archive-notice'
import { Breadcrumbs } from '../components/breadcrumbs'
import { NewsArticle } from '../components/news-article'
import { PageHead } from '../components/page-head'
import { SharePage } from '../components/share-page'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'

/** A news item of the archive: `/news/archive/{id}`. */
export default function ArchivedNewsTemplate({ data, pageContext }: PageProps<Queries.ArchivedNewsQuery, PageContext>) {
  const { t } = useLanguage()
  const news = data.universityArchivedNews
  if (!news) return null

  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('news.title'), to: '/news' }, { title: t('archive.title'), to: '/news/archive' }, { title: news.title }]} />
      <NewsArticle
        news={news}
        base="/news/archive"
        categoryPath={(slug) => `/news/archive?category=${slug}`}
        notice={<ArchiveNotice archivedAt={news.archived_at} legacyUrl={news.legacy_url} />}
        share={<SharePage pageContext={pageContext} item={news} />}
      />
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.ArchivedNewsQuery, PageContext>) {
  const news = data.universityArchivedNews
  return (
    <PageHead
      pageContext={pageContext}
      title={news?.title?.text}
      description={news?.lead?.text}
      seo={news?.seo}
      textLanguage={news?.content?.language}
    />
  )
}

export const query = graphql`
  query ArchivedNews($id: String!, $language: UniversityLanguage!) {
    universityArchivedNews(id: { eq: $id }) {
      title(language: $language) { ...Text }
      lead(language: $language) { ...Text }
      content(language: $language) { ...Text }
      author(language: $language) { ...Text }
      image { ...ArticlePicture }
      gallery {
        id
        ...ArticlePicture
      }
      categories {
        slug
        name(language: $language) { ...Text }
      }
      tags
      published_at
      archived_at
      legacy_url
      views
      next { ...NewsLink }
      prev { ...NewsLink }
      related {
        ...NewsLink
        published_at
        image { ...Picture }
      }
      seo { ...Seo }
    }
  }
`
