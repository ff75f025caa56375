import { useTranslation } from 'react-i18next'
import { capitalise } from '../environment/capitalise'
import { Deadline } from '../environment/deadline'
import { useBlockEnvironment } from '../environment/environment'
import { formatDecimal } from '../environment/format-number'
import { useLangOf } from '../environment/use-lang-of'
import { daysLeft, soonDays } from './days-left'
import { Salary } from './salary'
import type { VacancyItem } from './vacancy-list.options'
import * as styles from './vacancy-row.module.css'

export interface VacancyRowProps {
  item: VacancyItem
  /** The reader's clock in milliseconds; undefined during the first render. */
  now: number | undefined
}

/** So many days before the deadline they are counted. */
const countedDays = 30

/** A post: what, where, for how much, until when, and the way to apply; once closed, that it is. */
export function VacancyRow({ item, now }: VacancyRowProps) {
  const { t } = useTranslation()
  const { Link, language } = useBlockEnvironment()
  const langOf = useLangOf()
  const { deadline } = item
  const isClosed = item.isClosed || (now !== undefined && deadline !== null && Date.parse(deadline) <= now)
  const left = deadline !== null && now !== undefined && !isClosed ? daysLeft(deadline, now) : Infinity

  return (
    <article className={`${styles.row} ${isClosed ? styles.closed : ''}`}>
      <div className={styles.words}>
        <p className={styles.category} lang={langOf(item.category)}>
          {item.category.text}
        </p>
        <h3 className={styles.title} lang={langOf(item.title)}>
          <Link to={`/vacancy/${item.id}`}>{item.title.text}</Link>
        </h3>
        {item.department && (
          <p className={styles.department} lang={langOf(item.department)}>
            {item.department.text}
          </p>
        )}
        <ul className={styles.facts}>
          <li>
            {capitalise(t(`vacancies.${item.employment}`))}
            {item.rate !== null && item.rate !== 1 && `, ${t('vacancies.rate', { rate: formatDecimal(item.rate, language) })}`}
          </li>
          {item.positions > 1 && <li>{t('vacancies.positions', { count: item.positions })}</li>}
          {item.city && <li lang={langOf(item.city)}>{item.city.text}</li>}
        </ul>
      </div>
      <div className={styles.side}>
        <p className={styles.salary}>
          <Salary from={item.salaryFrom} to={item.salaryTo} language={language} />
        </p>
        <p className={styles.deadline}>
          {deadline ? (
            <>
              {t('vacancies.deadline')} <Deadline iso={deadline} />
            </>
          ) : (
            t('vacancies.no_deadline')
          )}
          {/* Its line is kept free until the browser knows what to say. */}
          {deadline && !item.isClosed && (
            <span className={left <= soonDays ? styles.soon : styles.left}>
              {left > countedDays ? '\u00a0' : left === 0 ? t('vacancies.last_day') : t('vacancies.days_left', { count: left })}
            </span>
          )}
        </p>
        <p className={styles.action} data-until={isClosed ? undefined : (deadline ?? undefined)}>
          {isClosed ? (
            <span className={styles.over}>{t('vacancies.closed')}</span>
          ) : (
            <Link to={`/vacancy/${item.id}#apply`}>
              {t('vacancies.apply')}
              <span className="visually-hidden">
                : <span lang={langOf(item.title)}>{item.title.text}</span>
              </span>
            </Link>
          )}
        </p>
      </div>
    </article>
  )
}
