import { Salary } from '@university/blocks/salary'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'
import { langOf } from '../lib/text'
import { Link } from './link'
import * as styles from './similar-vacancies.module.css'

export interface SimilarVacanciesProps {
  vacancies: readonly Queries.VacancyCardFragment[]
  /** The reader's clock: a post whose deadline has passed is left out. */
  now: number | undefined
}

/** Open posts of the same kind; nothing without any. */
export function SimilarVacancies({ vacancies, now }: SimilarVacanciesProps) {
  const { t, language } = useLanguage()
  const open = vacancies.filter(({ deadline_at: deadline }) => now === undefined || deadline === null || Date.parse(deadline) > now)
  if (open.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{t('vacancy.similar')}</h2>
      <ul className={styles.list}>
        {open.map((vacancy) => (
          <li key={vacancy.api_id}>
            <h3 lang={langOf(vacancy.title, language)}>
              <Link to={`/vacancy/${vacancy.api_id}`}>{vacancy.title?.text}</Link>
            </h3>
            {vacancy.department?.name && <p lang={langOf(vacancy.department.name, language)}>{vacancy.department.name.text}</p>}
            <p className={styles.salary}>
              <Salary from={vacancy.salary_from} to={vacancy.salary_to} language={language} />
            </p>
            {vacancy.deadline_at && (
              <p>
                {t('vacancy.deadline')}: <time dateTime={vacancy.deadline_at}>{formatDate(vacancy.deadline_at, language)}</time>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
