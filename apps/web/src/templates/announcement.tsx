import { Validity } from '@university/blocks/announcement-validity'
import { ContentBlock } from '@university/blocks/content-block'
import { Picture } from '@university/blocks/picture'
import { PlainText } from '@university/blocks/plain-text'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { FileSection } from '../components/file-list'
import { Link } from '../components/link'
import { ListLink } from '../components/list-link'
import { PageHead } from '../components/page-head'
import { SharePage } from '../components/share-page'
import { TranslationNotice } from '../components/translation-notice'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'
import { langOf } from '../lib/text'
import * as styles from './announcement.module.css'

/** An announcement: `/announce/{id}`. An expired one keeps its page and says so. */
export default function AnnouncementTemplate({ data, pageContext }: PageProps<Queries.AnnouncementQuery, PageContext>) {
  const { t, language } = useLanguage()
  const announcement = data.universityAnnouncement
  if (!announcement) return null
  const { title, lead, content, image, link, department, files } = announcement

  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('announce.title'), to: '/announce' }, { title }]} />
      <article className={styles.article}>
        <header className={styles.head}>
          <h1 lang={langOf(title, language)}>{title?.text}</h1>
          <TranslationNotice textLanguage={content?.language} />
        </header>
        <div className={styles.facts}>
          <p className={styles.validity}>
            <Validity expiresAt={announcement.expires_at} wasOver={pageContext.wasOver ?? false} withTime />
          </p>
          <dl className={styles.list}>
            <div>
              <dt>{t('announce.published')}</dt>
              <dd>
                <time dateTime={announcement.published_at}>{formatDate(announcement.published_at, language)}</time>
              </dd>
            </div>
            {department && (
              <div>
                <dt>{t('announce.department')}</dt>
                <dd lang={langOf(department.name, language)}>{department.name?.text}</dd>
              </div>
            )}
          </dl>
          {link && (
            <Link to={link} className={pageContext.wasOver ? styles.formerAct : `button button-accent ${styles.act}`}>
              {t('announce.act')}
            </Link>
          )}
        </div>
        <div className={styles.body}>
          {image && (
            <Picture
              className={styles.picture}
              image={image}
              sizes="(min-width: 50rem) 44rem, 94vw"
              alt={image.alt?.text ?? ''}
              lang={langOf(image.alt, language)}
              load="first"
            />
          )}
          {lead && (
            <p className={styles.lead} lang={langOf(lead, language)}>
              <PlainText text={lead.text} />
            </p>
          )}
          {content && <ContentBlock html={content.text} textLanguage={content.language} />}
          <FileSection id="announcement-files" title={t('announce.files')} files={files} className={styles.files} />
          <SharePage pageContext={pageContext} item={announcement} />
          <ListLink to="/announce" className={styles.all}>
            {t('announce.all')}
          </ListLink>
        </div>
      </article>
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.AnnouncementQuery, PageContext>) {
  const announcement = data.universityAnnouncement
  return (
    <PageHead
      pageContext={pageContext}
      title={announcement?.title?.text}
      description={announcement?.lead?.text}
      seo={announcement?.seo}
      textLanguage={announcement?.content?.language}
    />
  )
}

export const query = graphql`
  query Announcement($id: String!, $language: UniversityLanguage!) {
    universityAnnouncement(id: { eq: $id }) {
      title(language: $language) { ...Text }
      lead(language: $language) { ...Text }
      content(language: $language) { ...Text }
      image {
        ...Picture
        alt(language: $language) { ...Text }
      }
      link
      department {
        name(language: $language) { ...Text }
      }
      published_at
      expires_at
      files {
        ...FileLink
      }
      seo { ...Seo }
    }
  }
`
