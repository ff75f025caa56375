import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { NewsArticle } from '../components/news-article'
import { PageHead } from '../components/page-head'
import { SharePage } from '../components/share-page'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'

/** A news item: `/news/{id}`. */
export default function NewsTemplate({ data, pageContext }: PageProps<Queries.NewsQuery, PageContext>) {
  const { t } = useLanguage()
  const news = data.universityNews
  if (!news) return null

  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('news.title'), to: '/news' }, { title: news.title }]} />
      <NewsArticle news={news} base="/news" categoryPath={(slug) => `/news/category/${slug}`} share={<SharePage pageContext={pageContext} item={news} />} />
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.NewsQuery, PageContext>) {
  const news = data.universityNews
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
  query News($id: String!, $language: UniversityLanguage!) {
    universityNews(id: { eq: $id }) {
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
