import { useLanguage } from '../../i18n/use-language'
import { langOf } from '../../lib/text'
import * as styles from './expert-list.module.css'
import { FileLink } from '../file-list'
import { PersonName } from '../people/person-name'

export interface ExpertListProps {
  /** Of the heading; the address can name it. */
  id: string
  title: string
  experts: readonly Queries.DefenceExpertFragment[]
  /** Ids of the portfolios that have a page on this site. */
  people: readonly number[]
}

/** Consultants or reviewers of a dissertation with their reviews; nothing without any. */
export function ExpertList({ id, title, experts, people }: ExpertListProps) {
  const { language } = useLanguage()
  if (experts.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {experts.map((expert, index) => (
          <li key={index}>
            <p className={styles.name}>
              <PersonName name={expert.full_name} portfolioId={expert.portfolio_id} people={people} />
            </p>
            {expert.degree && <p lang={langOf(expert.degree, language)}>{expert.degree.text}</p>}
            {expert.affiliation && <p lang={langOf(expert.affiliation, language)}>{expert.affiliation.text}</p>}
            {expert.review && (
              <div className={styles.review}>
                <FileLink file={expert.review} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
