import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { CouncilCard } from '../components/defences/council-card'
import { DefenceStatus } from '../components/defences/defence-status'
import { FileSection } from '../components/file-list'
import { Link } from '../components/link'
import { ListLink } from '../components/list-link'
import { PageHead } from '../components/page-head'
import { SharePage } from '../components/share-page'
import { formatDate } from '../i18n/format-date'
import { messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import { isAwaited } from '../lib/is-awaited'
import { listPath } from '../lib/list-path'
import type { PageContext } from '../lib/page-context'
import { langOf } from '../lib/text'
import { useNewerPage } from '../live/use-newer-page'
import * as styles from './dissertation.module.css'

/** The defences of one programme before one council in one year: `/dissertation/{id}`. */
export default function DissertationTemplate(page: PageProps<Queries.DissertationQuery, PageContext>) {
  const { t, language } = useLanguage()
  const built = page.data.universityDissertation
  const { data, pageContext } = useNewerPage(page, built?.doctorals.some(isAwaited) ? built : undefined)
  const dissertation = data.universityDissertation
  if (!dissertation) return null
  const { api_id, council, doctorals, program_code, program_name, reports, year } = dissertation

  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('defence.title'), to: listPath(dissertation) }, { title: `${program_code} · ${year}` }]} />
      <header className={styles.head}>
        <p className="overline">
          {t('defence.title')} · {year}
        </p>
        <h1>
          <span className={styles.code}>{program_code}</span> <span lang={langOf(program_name, language)}>{program_name?.text}</span>
        </h1>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section aria-labelledby="candidates">
            <h2 id="candidates" className={styles.heading}>
              {t('defence.candidates')}
            </h2>
            {doctorals.length === 0 && <p className={styles.empty}>{t('defence.empty')}</p>}
            <ul className={styles.candidates}>
              {doctorals.map((doctoral) => (
                <li key={doctoral.id} className={styles.candidate}>
                  <div className={styles.when}>
                    {doctoral.defence_at ? (
                      <time dateTime={doctoral.defence_at} className={doctoral.status === 'cancelled' ? styles.struck : undefined}>
                        {formatDate(doctoral.defence_at, language)}, {formatDate(doctoral.defence_at, language, 'time')}
                      </time>
                    ) : (
                      <span>{t('defence.no_date')}</span>
                    )}
                    <DefenceStatus status={doctoral.status} />
                  </div>
                  <h3 lang={langOf(doctoral.full_name, language)}>
                    <Link to={`/dissertation/${api_id}/doctorals/${doctoral.id}`}>{doctoral.full_name?.text}</Link>
                  </h3>
                  <p className={styles.topic} lang={langOf(doctoral.topic, language)}>
                    {doctoral.topic?.text}
                  </p>
                </li>
              ))}
            </ul>
          </section>
          <FileSection id="reports" title={t('defence.reports')} files={reports} />
          <SharePage pageContext={pageContext} item={{ title: { text: titleOf(dissertation, t('defence.title')) }, seo: dissertation.seo }} />
          <ListLink to={listPath(dissertation)}>{t('defence.all')}</ListLink>
        </div>
        <CouncilCard council={council} people={pageContext.people ?? []} />
      </div>
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.DissertationQuery, PageContext>) {
  const dissertation = data.universityDissertation
  return (
    <PageHead
      pageContext={pageContext}
      title={dissertation ? titleOf(dissertation, messagesOf(pageContext.language)['defence.title']) : undefined}
      description={dissertation?.council.name?.text}
      seo={dissertation?.seo}
      textLanguage={dissertation?.program_name?.language}
    />
  )
}

type Dissertation = NonNullable<Queries.DissertationQuery['universityDissertation']>

/** `Defence · 8D061 · Computer Science, 2026`. */
function titleOf({ program_code, program_name, year }: Dissertation, kind: string | undefined): string {
  return `${[kind, program_code, program_name?.text].filter(Boolean).join(' · ')}, ${year}`
}

export const query = graphql`
  query Dissertation($id: String!, $language: UniversityLanguage!) {
    universityDissertation(id: { eq: $id }) {
      api_id
      list_slug
      program_code
      program_name(language: $language) { ...Text }
      year
      updated_at
      council { ...Council }
      doctorals {
        id
        full_name(language: $language) { ...Text }
        topic(language: $language) { ...Text }
        defence_at
        status
      }
      reports { ...FileLink }
      seo { ...Seo }
    }
  }
`
