import { toName } from '@university/blocks/choice'
import { ContentBlock } from '@university/blocks/content-block'
import { islandCode } from '@university/blocks/island-code'
import { PlainText } from '@university/blocks/plain-text'
import { Portrait } from '@university/blocks/portrait'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { FormOpener } from '../components/late/form-opener'
import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { ListIsland } from '../components/late/list-island'
import { PageHead } from '../components/page-head'
import { messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'
import { initialsOf } from '../lib/person'
import { langOf } from '../lib/text'
import * as styles from './blog.module.css'

const list = islandCode(() => import(/* webpackChunkName: "island-blog" */ '@university/blocks/blog-plugin').then((module) => module.BlogPlugin))
const loadQuestionForm = () => import(/* webpackChunkName: "blog-question" */ '../blog-question/blog-question-form').then((module) => module.BlogQuestionForm)

/** The rector's blog: `/blog`. */
export default function BlogTemplate({ data, pageContext }: PageProps<Queries.BlogQuery, PageContext>) {
  const { t, language } = useLanguage()
  const blog = data.universityBlog
  if (!blog) return null
  const { categories, content, greeting, owner, posts, reception_hours, slug } = blog
  const photo = owner.photo ?? data.universityPortfolio?.photo ?? null

  return (
    <>
      <div className="container">
        <Breadcrumbs items={[{ title: t('blog.title') }]} />
      </div>
      <header className={styles.head}>
        <div className={`container ${styles.columns}`}>
          <div className={styles.portrait}>
            <Portrait photo={photo} initials={data.universityPortfolio ? initialsOf(data.universityPortfolio) : ''} eager />
          </div>
          <div className={styles.words}>
            <h1>{t('blog.title')}</h1>
            {greeting && (
              <p className={styles.greeting} lang={langOf(greeting, language)}>
                {greeting.text}
              </p>
            )}
            <p className={styles.owner}>
              <strong lang={langOf(owner.full_name, language)}>{owner.full_name?.text}</strong>
              <span lang={langOf(owner.position, language)}>{owner.position?.text}</span>
            </p>
            {reception_hours && (
              <dl className={styles.hours}>
                <dt>
                  <Icon name="clock" /> {t('portfolio.hours')}
                </dt>
                <dd lang={langOf(reception_hours, language)}>
                  <PlainText text={reception_hours.text} />
                </dd>
              </dl>
            )}
            <p className={styles.ways}>
              <a href="#ask" className="button button-accent">
                {t('blog.ask')}
              </a>
              <Link to="/blog/RectorModal" className="button button-quiet">
                {t('blog.about')} <Icon name="arrow" />
              </Link>
            </p>
          </div>
        </div>
      </header>
      <div className={`container ${styles.list}`}>
        <ListIsland
          id="BlogPlugin"
          code={list}
          pagesOf={({ postPages }) => postPages}
          options={{
            blog: slug,
            categories: categories.map(({ id, name }) => ({ id, ...toName(name, '', language) })),
            perPage: posts.per_page,
            initial: {
              items: posts.data.map(({ id, title, content: text, published_at }) => ({
                id,
                title: title ?? { text: `#${id}`, language },
                content: text,
                publishedAt: published_at,
              })),
              page: posts.current_page,
              lastPage: posts.last_page,
              total: posts.total,
            },
          }}
        />
      </div>
      <section className={styles.asking} aria-labelledby="asking">
        <div className="container">
          <h2 id="asking">{t('blog.asking')}</h2>
          {content && <ContentBlock html={content.text} textLanguage={content.language} />}
          <FormOpener
            id="ask"
            form="blogQuestion"
            draft={`blog-${slug}`}
            label={t('blog.ask')}
            title={t('blog.ask_title')}
            failed={t('blog.ask_failed')}
            load={loadQuestionForm}
            props={{ site: pageContext.site, blog: slug, categories }}
          />
        </div>
      </section>
    </>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogQuery, PageContext>) {
  return <PageHead pageContext={pageContext} title={messagesOf(pageContext.language)['blog.title']} description={data.universityBlog?.greeting?.text} />
}

export const query = graphql`
  query Blog($id: String!, $ownerId: String, $language: UniversityLanguage!) {
    universityBlog(id: { eq: $id }) {
      slug
      owner { ...BlogOwner }
      greeting(language: $language) { ...Text }
      content(language: $language) { ...Text }
      reception_hours(language: $language) { ...Text }
      categories {
        id
        name(language: $language) { ...Text }
      }
      posts {
        data {
          id
          title(language: $language) { ...Text }
          content(language: $language) { ...Text }
          published_at
        }
        current_page
        last_page
        per_page
        total
      }
    }
    universityPortfolio(id: { eq: $ownerId }) {
      last_name(language: $language) { ...Text }
      first_name(language: $language) { ...Text }
      photo {
        ...Picture
      }
    }
  }
`

/** Who writes a blog. */
export const blogOwnerFragment = graphql`
  fragment BlogOwner on UniversityBlogOwner {
    full_name(language: $language) { ...Text }
    position(language: $language) { ...Text }
    photo {
      ...Picture
    }
  }
`
