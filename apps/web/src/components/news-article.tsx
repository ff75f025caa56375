import { ContentBlock } from '@university/blocks/content-block'
import { withFormattedCount } from '@university/blocks/format-number'
import { Picture } from '@university/blocks/picture'
import { PlainText } from '@university/blocks/plain-text'
import type { ReactNode } from 'react'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'
import { langOf } from '../lib/text'
import { FullSizeLink } from './full-size-link'
import { Icon } from './icon'
import { Link } from './link'
import * as styles from './news-article.module.css'
import { TranslationNotice } from './translation-notice'

export interface NewsArticleProps {
  news: Omit<NonNullable<Queries.NewsQuery['universityNews']>, 'seo'>
  /** Where the items beside it are. */
  base: '/news' | '/news/archive'
  /** Slug of a category → where its items are. */
  categoryPath: (slug: string) => string
  /** What the reader must know first; stands below the title. */
  notice?: ReactNode
  /** The last of the article: passes it on. */
  share: ReactNode
}

/** A news item with the ways to others. */
export function NewsArticle({ news, base, categoryPath, notice, share }: NewsArticleProps) {
  const { t, language } = useLanguage()
  return (
    <>
      <article className={styles.article}>
        <header className={styles.head}>
          <ul className={styles.categories} aria-label={t('news.categories')}>
            {news.categories.map((category) => (
              <li key={category.slug}>
                <Link to={categoryPath(category.slug)} lang={langOf(category.name, language)}>
                  {category.name?.text ?? category.slug}
                </Link>
              </li>
            ))}
          </ul>
          <h1 lang={langOf(news.title, language)}>{news.title?.text}</h1>
          {notice}
          <TranslationNotice textLanguage={news.content?.language} />
          <p className={styles.meta}>
            <time dateTime={news.published_at}>{formatDate(news.published_at, language)}</time>
            {news.author && <span lang={langOf(news.author, language)}>{news.author.text}</span>}
            <span>
              <Icon name="eye" /> {withFormattedCount(t('news.views', { count: news.views }), news.views, language)}
            </span>
          </p>
        </header>
        {news.image && <ArticlePicture picture={news.image} sizes="(min-width: 64rem) 60rem, 94vw" isFirst />}
        <div className={styles.body}>
          {news.lead && (
            <p className={styles.lead} lang={langOf(news.lead, language)}>
              <PlainText text={news.lead.text} />
            </p>
          )}
          {news.content && <ContentBlock html={news.content.text} textLanguage={news.content.language} />}
          {news.gallery.length > 0 && (
            <ul className={styles.gallery}>
              {news.gallery.map((picture) => (
                <li key={picture.id}>
                  <ArticlePicture picture={picture} sizes="(min-width: 50rem) 44rem, 94vw" />
                </li>
              ))}
            </ul>
          )}
          {news.tags.length > 0 && (
            <ul className={styles.tags} aria-label={t('news.tags')}>
              {news.tags.map((tag) => (
                <li key={tag} lang={language === 'kz' ? undefined : 'kk'}>
                  #{tag}
                </li>
              ))}
            </ul>
          )}
          {share}
        </div>
      </article>
      <Neighbours news={news} base={base} />
      <RelatedNews items={news.related} base={base} />
    </>
  )
}

interface ArticlePictureProps {
  picture: Queries.ArticlePictureFragment
  sizes: string
  /** At the top of the page. */
  isFirst?: boolean
}

/** A picture with its caption; the picture is the link to its full size. */
function ArticlePicture({ picture, sizes, isFirst = false }: ArticlePictureProps) {
  const { language } = useLanguage()
  const { alt, caption, url } = picture
  return (
    <figure className={styles.picture}>
      <FullSizeLink url={url}>
        <Picture image={picture} sizes={sizes} alt={alt?.text ?? ''} lang={langOf(alt, language)} load={isFirst ? 'first' : 'lazy'} />
      </FullSizeLink>
      {caption && <figcaption lang={langOf(caption, language)}>{caption.text}</figcaption>}
    </figure>
  )
}

function Neighbours({ news: { next, prev }, base }: Pick<NewsArticleProps, 'news' | 'base'>) {
  const { t, language } = useLanguage()
  if (!next && !prev) return null
  return (
    <nav className={styles.neighbours} aria-label={t('news.title')}>
      {next && (
        <Link to={`${base}/${next.id}`} rel="next">
          <span>{t('news.newer')}</span>
          <strong lang={langOf(next.title, language)}>{next.title?.text}</strong>
        </Link>
      )}
      {prev && (
        <Link to={`${base}/${prev.id}`} rel="prev">
          <span>{t('news.older')}</span>
          <strong lang={langOf(prev.title, language)}>{prev.title?.text}</strong>
        </Link>
      )}
    </nav>
  )
}

function RelatedNews({ items, base }: Pick<NewsArticleProps, 'base'> & { items: NewsArticleProps['news']['related'] }) {
  const { t, language } = useLanguage()
  if (items.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related-news">
      <h2 id="related-news">{t('news.related')}</h2>
      <ul className={styles.relatedList}>
        {items.map((item) => (
          <li key={item.id}>
            {item.image && <Picture image={item.image} sizes="(min-width: 64rem) 19rem, (min-width: 36rem) 47vw, 94vw" />}
            <time dateTime={item.published_at}>{formatDate(item.published_at, language)}</time>
            <h3 lang={langOf(item.title, language)}>
              <Link to={`${base}/${item.id}`}>{item.title?.text}</Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
