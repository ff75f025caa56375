import { useTranslation } from 'react-i18next'
import type { Language } from '../environment/environment'
import { formatSalary, type SalaryRange } from './format-salary'

/** What a post pays, on a card. An amount is seen to be one: what it is of is then only read out. */
export function Salary({ from, to, language }: SalaryRange & { language: Language }) {
  const { t } = useTranslation()
  const isAmount = from !== null || to !== null
  return (
    <>
      <span className={isAmount ? 'visually-hidden' : undefined}>{t('salary.label')}: </span>
      {formatSalary({ from, to }, language, t)}
    </>
  )
}
