import { capitalise } from '@university/blocks/capitalise'
import { daysLeft, soonDays } from '@university/blocks/days-left'
import { Deadline } from '@university/blocks/deadline'
import { formatDecimal } from '@university/blocks/format-number'
import { formatSalary } from '@university/blocks/format-salary'
import { useLanguage } from '../../i18n/use-language'
import { langOf } from '../../lib/text'
import { Fact, Facts } from '../facts'
import * as styles from './vacancy-facts.module.css'

type Vacancy = NonNullable<Queries.VacancyQuery['universityVacancy']>

export interface VacancyFactsProps {
  vacancy: Vacancy
  /** The reader's clock; undefined during the first render. */
  now: number | undefined
  closed: boolean
}

/** Pay, hours, number of posts, place, and until when one may apply. */
export function VacancyFacts({ vacancy, now, closed }: VacancyFactsProps) {
  const { t, language } = useLanguage()
  const { deadline_at: deadline, rate, city } = vacancy
  const employment = vacancy.employment_type
  const left = deadline !== null && now !== undefined && !closed ? daysLeft(deadline, now) : undefined

  return (
    <Facts>
      <Fact icon="tenge" name={t('salary.label')}>
        {capitalise(formatSalary({ from: vacancy.salary_from, to: vacancy.salary_to }, language, t))}
        {(vacancy.salary_from !== null || vacancy.salary_to !== null) && <span className={styles.note}>{t('vacancy.salary_note')}</span>}
      </Fact>
      <Fact icon="clock" name={t('vacancy.employment')}>
        {t(`vacancy.${employment}`)}
        {rate !== null && rate !== 1 && <span className={styles.note}>{t('vacancy.rate', { rate: formatDecimal(rate, language) })}</span>}
      </Fact>
      <Fact icon="calendar" name={t('vacancy.deadline')}>
        {deadline ? <Deadline iso={deadline} withTime /> : t('vacancy.no_deadline')}
        {/* Its line is kept free until the browser knows what to say. */}
        {deadline && (
          <span className={`${styles.note} ${left !== undefined && left <= soonDays ? styles.soon : ''}`}>
            {left === undefined ? '\u00a0' : left === 0 ? t('vacancy.last_day') : t('vacancy.days_left', { count: left })}
          </span>
        )}
      </Fact>
      {city && (
        <Fact icon="pin" name={t('vacancy.city')}>
          <span lang={langOf(city, language)}>{city.text}</span>
        </Fact>
      )}
      {vacancy.positions_count > 1 && (
        <Fact icon="person" name={t('vacancy.positions')}>
          {vacancy.positions_count}
        </Fact>
      )}
    </Facts>
  )
}
