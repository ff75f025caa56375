import { Deadline } from '@university/blocks/deadline'
import { useBlockEnvironment } from '@university/blocks/environment'
import { Salary } from '@university/blocks/salary'
import { useNow } from '@university/blocks/use-now'
import { useLanguage } from '../../i18n/use-language'
import { langOf } from '../../lib/text'
import { Link } from '../link'
import * as styles from './similar-vacancies.module.css'

/** Open posts of the same kind, those whose deadline has passed by the reader's clock left out; nothing without any. An island. */
export function SimilarVacancies({ vacancies }: { vacancies: readonly Queries.VacancyCardFragment[] }) {
  const { t } = useLanguage()
  const { language } = useBlockEnvironment()
  const now = useNow()
  const open = vacancies.filter(({ deadline_at: deadline }) => now === undefined || deadline === null || Date.parse(deadline) > now)
  if (open.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{t('vacancy.similar')}</h2>
      <ul className={styles.list}>
        {open.map((vacancy) => (
          <li key={vacancy.api_id} data-until={vacancy.deadline_at ?? undefined}>
            <h3 lang={langOf(vacancy.title, language)}>
              <Link to={`/vacancy/${vacancy.api_id}`} language={language}>{vacancy.title?.text}</Link>
            </h3>
            {vacancy.department?.name && <p lang={langOf(vacancy.department.name, language)}>{vacancy.department.name.text}</p>}
            <p className={styles.salary}>
              <Salary from={vacancy.salary_from} to={vacancy.salary_to} language={language} />
            </p>
            {vacancy.deadline_at && (
              <p>
                {t('vacancy.deadline')}: <Deadline iso={vacancy.deadline_at} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
