import { ContentBlock } from '@university/blocks/content-block'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { PageHead } from '../components/page-head'
import { TranslationNotice } from '../components/translation-notice'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'
import { highPriority } from '../lib/high-priority'
import type { PageContext } from '../lib/page-context'
import { langOf } from '../lib/text'
import * as styles from './news.module.css'

/** A news item: `/news/{id}`. */
export default function NewsTemplate({ data }: PageProps<Queries.NewsQuery, PageContext>) {
  const { t, language } = useLanguage()
  const news = data.universityNews
  if (!news) return null

  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('news.title'), to: '/news' }, { title: news.title?.text ?? '' }]} />
      <article className={styles.article}>
        <header className={styles.head}>
          <ul className={styles.categories} aria-label={t('news.categories')}>
            {news.categories.map((category) => (
              <li key={category.slug}>
                <Link to={`/news/category/${category.slug}`}>{category.name?.text}</Link>
              </li>
            ))}
          </ul>
          <h1 lang={langOf(news.title, language)}>{news.title?.text}</h1>
          <TranslationNotice textLanguage={news.content?.language} />
          <p className={styles.meta}>
            <time dateTime={news.published_at}>{formatDate(news.published_at, language)}</time>
            {news.author && <span lang={langOf(news.author, language)}>{news.author.text}</span>}
            <span>
              <Icon name="eye" /> {t('news.views', { count: news.views })}
            </span>
          </p>
        </header>
        {news.image && (
          <figure className={styles.picture}>
            <img
              src={news.image.url}
              width={news.image.width}
              height={news.image.height}
              alt={news.image.alt?.text ?? ''}
              lang={langOf(news.image.alt, language)}
              {...highPriority}
              decoding="async"
            />
            {news.image.caption && <figcaption lang={langOf(news.image.caption, language)}>{news.image.caption.text}</figcaption>}
          </figure>
        )}
        <div className={styles.body}>
          {news.lead && (
            <p className={styles.lead} lang={langOf(news.lead, language)}>
              {news.lead.text}
            </p>
          )}
          {news.content && <ContentBlock html={news.content.text} textLanguage={news.content.language} />}
          {news.tags.length > 0 && (
            <ul className={styles.tags} aria-label={t('news.tags')}>
              {news.tags.map((tag) => (
                <li key={tag} lang={language === 'kz' ? undefined : 'kk'}>
                  #{tag}
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
      {(news.next || news.prev) && (
        <nav className={styles.neighbours} aria-label={t('news.title')}>
          {news.next && (
            <Link to={`/news/${news.next.id}`} rel="next">
              <span>{t('news.newer')}</span>
              <strong lang={langOf(news.next.title, language)}>{news.next.title?.text}</strong>
            </Link>
          )}
          {news.prev && (
            <Link to={`/news/${news.prev.id}`} rel="prev">
              <span>{t('news.older')}</span>
              <strong lang={langOf(news.prev.title, language)}>{news.prev.title?.text}</strong>
            </Link>
          )}
        </nav>
      )}
      {news.related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{t('news.related')}</h2>
          <ul className={styles.relatedList}>
            {news.related.map((item) => (
              <li key={item.id}>
                {item.image && <img src={item.image.url} width={item.image.width} height={item.image.height} alt="" loading="lazy" decoding="async" />}
                <time dateTime={item.published_at}>{formatDate(item.published_at, language)}</time>
                <h3 lang={langOf(item.title, language)}>
                  <Link to={`/news/${item.id}`}>{item.title?.text}</Link>
                </h3>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.NewsQuery, PageContext>) {
  const news = data.universityNews
  return (
    <PageHead
      pageContext={pageContext}
      type="article"
      title={news?.seo.meta_title?.text ?? news?.title?.text}
      description={news?.seo.meta_description?.text ?? news?.lead?.text}
      image={news?.image?.url}
      noindex={news?.seo.noindex ?? false}
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
      image {
        url
        width
        height
        alt(language: $language) { ...Text }
        caption(language: $language) { ...Text }
      }
      categories {
        slug
        name(language: $language) { text }
      }
      tags
      published_at
      views
      next {
        id
        title(language: $language) { ...Text }
      }
      prev {
        id
        title(language: $language) { ...Text }
      }
      related {
        id
        published_at
        title(language: $language) { ...Text }
        image {
          url
          width
          height
        }
      }
      seo {
        meta_title(language: $language) { text }
        meta_description(language: $language) { text }
        noindex
      }
    }
  }
`
