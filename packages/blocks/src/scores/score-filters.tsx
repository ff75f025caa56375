import type { Schema } from '@university/api-client/types'
import { useTranslation } from 'react-i18next'
import { SelectFilter } from '../filters/select-filter'
import { yearOption } from '../filters/to-option'
import { useScoreWords } from './use-score-words'

export interface ScoreYearFilterProps {
  /** Those with scores, the latest first. */
  years: readonly number[]
  /** The one that holds; undefined for all. */
  year: number | undefined
  /** Of one group one wants to see all years. */
  isGroupFixed: boolean
  onChange: (year: string | undefined) => void
}

export function ScoreYearFilter({ years, year, isGroupFixed, onChange }: ScoreYearFilterProps) {
  const { t } = useTranslation()
  return (
    <SelectFilter
      label={t('scores.year')}
      value={year === undefined ? 'all' : String(year)}
      options={[...years.map(yearOption), { value: 'all', label: t('filters.any_year') }]}
      onChange={(next) => onChange(next === (isGroupFixed ? 'all' : String(years[0])) ? undefined : next)}
    />
  )
}

/** Language of instruction. */
export function ScoreLanguageFilter({ value, onChange }: { value: Schema<'TeachingLanguage'> | undefined; onChange: (language: string | undefined) => void }) {
  const { t } = useTranslation()
  const { languages } = useScoreWords()
  return (
    <SelectFilter
      label={t('scores.language')}
      any={t('filters.any_language')}
      value={value}
      options={(['kz', 'ru', 'en'] as const).map((language) => ({ value: language, label: languages[language] }))}
      onChange={onChange}
    />
  )
}
