import { ContentBlock } from '@university/blocks/content-block'
import { IsolatedContent } from '@university/blocks/isolated-content'
import { Portrait } from '@university/blocks/portrait'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { FullSizeLink } from '../components/full-size-link'
import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { PageHead } from '../components/page-head'
import { PersonContacts } from '../components/people/person-contacts'
import { TranslationNotice } from '../components/translation-notice'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'
import { initialsOf } from '../lib/person'
import { langOf } from '../lib/text'
import * as styles from './rector.module.css'

/** Who writes the rector's blog: `/blog/RectorModal`. What is more than a name comes from the owner's portfolio. */
export default function RectorTemplate({ data }: PageProps<Queries.RectorQuery, PageContext>) {
  const { t, language } = useLanguage()
  const blog = data.universityBlog
  if (!blog) return null
  const { content, greeting, owner, reception_hours } = blog
  const person = data.universityPortfolio
  const photo = owner.photo ?? person?.photo ?? null

  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('blog.title'), to: '/blog' }, { title: owner.full_name }]} />
      <article>
        <header className={styles.head}>
          <div className={styles.portrait}>
            <FullSizeLink url={photo?.url}>
              <Portrait photo={photo} initials={person ? initialsOf(person) : ''} alt={owner.full_name?.text ?? ''} lang={langOf(owner.full_name, language)} eager />
            </FullSizeLink>
          </div>
          <div>
            <h1 lang={langOf(owner.full_name, language)}>{owner.full_name?.text}</h1>
            {owner.position && (
              <p className={styles.position} lang={langOf(owner.position, language)}>
                {owner.position.text}
              </p>
            )}
            {person?.degree && (
              <p className={styles.degree} lang={langOf(person.degree, language)}>
                {person.degree.text}
              </p>
            )}
            <p className={styles.links}>
              <Link to="/blog" className="button">
                {t('blog.title')} <Icon name="arrow" />
              </Link>
              {person && <Link to={`/portfolio/${person.api_id}`}>{t('blog.portfolio')}</Link>}
            </p>
          </div>
          <PersonContacts person={{ email: null, phone: null, room: null, ...person, office_hours: reception_hours ?? person?.office_hours ?? null }} />
        </header>
        <div className={styles.body}>
          {greeting && (
            <blockquote className={styles.greeting} lang={langOf(greeting, language)}>
              {greeting.text}
            </blockquote>
          )}
          {person?.bio && (
            <section aria-labelledby="about">
              <h2 id="about" className={styles.heading}>
                {t('portfolio.about')}
              </h2>
              <TranslationNotice textLanguage={person.bio.language} />
              <IsolatedContent id="bio" html={person.bio.text} textLanguage={person.bio.language} />
            </section>
          )}
          <section aria-labelledby="asking">
            <h2 id="asking" className={styles.heading}>
              {t('blog.asking')}
            </h2>
            {content && <ContentBlock html={content.text} textLanguage={content.language} />}
            <p className={styles.ask}>
              <Link to="/blog#ask" className="button">
                {t('blog.ask')} <Icon name="arrow" />
              </Link>
            </p>
          </section>
        </div>
      </article>
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.RectorQuery, PageContext>) {
  const owner = data.universityBlog?.owner
  return (
    <PageHead
      pageContext={pageContext}
      title={owner?.full_name?.text}
      description={owner?.position?.text}
      textLanguage={owner?.full_name?.language}
    />
  )
}

export const query = graphql`
  query Rector($id: String!, $ownerId: String, $language: UniversityLanguage!) {
    universityBlog(id: { eq: $id }) {
      owner { ...BlogOwner }
      greeting(language: $language) { ...Text }
      content(language: $language) { ...Text }
      reception_hours(language: $language) { ...Text }
    }
    universityPortfolio(id: { eq: $ownerId }) {
      api_id
      last_name(language: $language) { ...Text }
      first_name(language: $language) { ...Text }
      degree(language: $language) { ...Text }
      bio(language: $language) { ...Text }
      photo {
        ...Picture
      }
      ...PersonContacts
    }
  }
`
