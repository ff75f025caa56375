import type { Schema } from '@university/api-client/types'
import { useTranslation } from 'react-i18next'
import { Cite } from '../citation/cite'
import { languageOfWork } from '../citation/language-of-work'
import { useBlockEnvironment } from '../environment/environment'
import { formatPercent } from '../environment/format-number'
import { useLangOf } from '../environment/use-lang-of'
import * as styles from './portfolio-sections.module.css'
import { Row } from './row'

type Publication = Schema<'PortfolioPublication'>

/** A publication: title, authors, where it appeared, in which index, and how it is cited. */
export function PublicationRow({ publication }: { publication: Publication }) {
  const { Link, language } = useBlockEnvironment()
  const { t } = useTranslation()
  const lang = useLangOf()({ language: languageOfWork(publication) })
  const { title, authors, year, doi, index, quartile, percentile } = publication
  const url = publication.url ?? (doi && `https://doi.org/${doi}`)
  const names = { scopus: 'Scopus', wos: 'Web of Science', kkson: t('portfolio.ministry_list'), other: null }
  const badges = index.flatMap((name) => names[name] ?? [])
  const source = sourceOf(publication)
  const words = <span lang={lang}>{title}</span>
  const rank = [quartile, percentile === null ? null : formatPercent(percentile, language)].filter(Boolean).join(' · ')
  return (
    <Row when={String(year)} title={url ? <Link to={url}>{words}</Link> : words}>
      <p lang={lang}>{authors}</p>
      {source && (
        <p className={styles.source} lang={lang}>
          {source}
        </p>
      )}
      {(badges.length > 0 || rank || doi) && (
        <p className={styles.badges}>
          {badges.map((name) => (
            <span key={name} className={styles.badge}>
              {name}
            </span>
          ))}
          {rank && <span className={`${styles.badge} ${styles.rank}`}>{rank}</span>}
          {doi && <span className={styles.code}>DOI {doi}</span>}
        </p>
      )}
      <Cite work={publication} />
    </Row>
  )
}

/** `Vestnik, 14 (3), 41–56`: what there is of journal, volume, issue and pages. */
function sourceOf({ source, volume, issue, pages }: Publication): string {
  const number = volume && issue ? `${volume} (${issue})` : (volume ?? issue)
  return [source, number, pages].filter(Boolean).join(', ')
}
