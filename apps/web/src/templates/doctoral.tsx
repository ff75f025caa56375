import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { CouncilCard } from '../components/defences/council-card'
import { DefenceFacts } from '../components/defences/defence-facts'
import { ExpertList } from '../components/defences/expert-list'
import { FileSection } from '../components/file-list'
import { ListLink } from '../components/list-link'
import { PageHead } from '../components/page-head'
import { SharePage } from '../components/share-page'
import { TranslationNotice } from '../components/translation-notice'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'
import { isAwaited } from '../lib/is-awaited'
import { listPath } from '../lib/list-path'
import type { PageContext } from '../lib/page-context'
import { langOf } from '../lib/text'
import { useNewerPage } from '../live/use-newer-page'
import * as styles from './doctoral.module.css'

/** A doctoral candidate and the defence: `/dissertation/{id}/doctorals/{doctoral_id}`. */
export default function DoctoralTemplate(page: PageProps<Queries.DoctoralQuery, PageContext>) {
  const { t, language } = useLanguage()
  const built = page.data.universityDoctoral
  const { data, pageContext } = useNewerPage(page, built && isAwaited(built) ? built : undefined)
  const { universityDoctoral: doctoral, universityDissertation: dissertation } = data
  if (!doctoral || !dissertation) return null
  const people = pageContext.people ?? []
  const { program_code, program_name, year } = dissertation

  return (
    <div className="container">
      <Breadcrumbs
        items={[
          { title: t('defence.title'), to: listPath(dissertation) },
          { title: `${program_code} · ${year}`, to: `/dissertation/${dissertation.api_id}` },
          { title: doctoral.full_name },
        ]}
      />
      <article>
        <header className={styles.head}>
          <p className="overline">
            {t('defence.candidate')} · {program_code} <span lang={langOf(program_name, language)}>{program_name?.text}</span>
          </p>
          <h1 lang={langOf(doctoral.full_name, language)}>{doctoral.full_name?.text}</h1>
          <p className={styles.topic} lang={langOf(doctoral.topic, language)}>
            {doctoral.topic?.text}
          </p>
          <TranslationNotice textLanguage={doctoral.topic?.language} />
        </header>
        <div className={styles.columns}>
          <div className={styles.main}>
            <DefenceFacts doctoral={doctoral} calendarFile={pageContext.calendarFile} />
            {doctoral.changes.length > 0 && (
              <section className={styles.changes} aria-labelledby="changes">
                <h2 id="changes">{t('defence.changes')}</h2>
                <ol className={styles.changeList}>
                  {doctoral.changes.map((change, index) => (
                    <li key={index}>
                      <time dateTime={change.changed_at}>{formatDate(change.changed_at, language)}</time>
                      <p lang={langOf(change.text, language)}>{change.text?.text}</p>
                    </li>
                  ))}
                </ol>
              </section>
            )}
            <FileSection id="documents" title={t('defence.documents')} files={[doctoral.thesis, ...annotationsFirst(doctoral, language), doctoral.publications, doctoral.conclusion]} />
            <ExpertList id="consultants" title={t('defence.consultants')} experts={doctoral.consultants} people={people} />
            <ExpertList id="reviewers" title={t('defence.reviewers')} experts={doctoral.reviewers} people={people} />
            <p className={styles.published}>
              {t('defence.published')}: <time dateTime={doctoral.published_at}>{formatDate(doctoral.published_at, language)}</time>
            </p>
            <SharePage pageContext={pageContext} item={{ title: doctoral.full_name, seo: doctoral.seo }} />
            <ListLink to={listPath(dissertation)}>{t('defence.all')}</ListLink>
          </div>
          <CouncilCard council={dissertation.council} people={people} />
        </div>
      </article>
    </div>
  )
}

/** The annotation in the reader's language before the others. */
function annotationsFirst({ annotation_kz: kz, annotation_ru: ru, annotation_en: en }: Queries.DoctoralAnnotationsFragment, language: PageContext['language']) {
  const annotations = { kz, ru, en }
  return [annotations[language], ...[kz, ru, en].filter((file) => file !== annotations[language])]
}

export function Head({ data, pageContext }: HeadProps<Queries.DoctoralQuery, PageContext>) {
  const doctoral = data.universityDoctoral
  return (
    <PageHead
      pageContext={pageContext}
      title={doctoral?.full_name?.text}
      description={doctoral?.topic?.text}
      seo={doctoral?.seo}
      textLanguage={doctoral?.topic?.language}
    />
  )
}

export const query = graphql`
  fragment DoctoralAnnotations on UniversityDoctoral {
    annotation_kz { ...FileLink }
    annotation_ru { ...FileLink }
    annotation_en { ...FileLink }
  }
  query Doctoral($id: String!, $site: String!, $dissertationId: Int!, $language: UniversityLanguage!) {
    universityDoctoral(id: { eq: $id }) {
      full_name(language: $language) { ...Text }
      topic(language: $language) { ...Text }
      ...DefenceFacts
      ...DoctoralAnnotations
      thesis { ...FileLink }
      publications { ...FileLink }
      conclusion { ...FileLink }
      consultants { ...DefenceExpert }
      reviewers { ...DefenceExpert }
      changes {
        changed_at
        text(language: $language) { ...Text }
      }
      published_at
      updated_at
      seo { ...Seo }
    }
    universityDissertation(site: { eq: $site }, api_id: { eq: $dissertationId }) {
      api_id
      list_slug
      program_code
      program_name(language: $language) { ...Text }
      year
      council { ...Council }
    }
  }
`
