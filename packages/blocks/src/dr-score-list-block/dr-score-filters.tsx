import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../filters/choice-filter'
import { FilterBar } from '../filters/filter-bar'
import { SelectFilter } from '../filters/select-filter'
import { TextFilter } from '../filters/text-filter'
import { ScoreLanguageFilter, ScoreYearFilter } from '../scores/score-filters'
import { toGroupOptions } from '../scores/score-groups'
import { useScoreWords } from '../scores/use-score-words'
import type { DrScoreListBlockInitial, DrScoreListBlockOptions } from './dr-score-list-block.options'
import type { DrScoreParams } from './use-dr-scores'

export interface DrScoreFiltersProps {
  params: DrScoreParams
  /** What the editor has fixed is not offered. */
  options: DrScoreListBlockOptions
  initial: DrScoreListBlockInitial
  year: number | undefined
}

/** Which group, year, language, and who pays. */
export function DrScoreFilters({ params: { values, change, reset }, options, initial: { years, groups }, year }: DrScoreFiltersProps) {
  const { t } = useTranslation()
  const { fundings } = useScoreWords()
  const isGroupFixed = options.group_code !== undefined

  return (
    <FilterBar label={t('scores.filters')} onReset={reset}>
      {!options.q && !isGroupFixed && <TextFilter label={t('scores.search')} value={values.q} onChange={(q, isMore) => change({ q }, { replace: isMore })} />}
      {!options.year && years.length > 1 && <ScoreYearFilter years={years} year={year} isGroupFixed={isGroupFixed} onChange={(next) => change({ year: next })} />}
      {!isGroupFixed && groups.length > 1 && (
        <SelectFilter label={t('scores.group')} any={t('scores.any_group')} value={values.group} options={toGroupOptions(groups, values.group)} onChange={(group) => change({ group })} />
      )}
      {!options.edu_lang && <ScoreLanguageFilter value={values.edu} onChange={(edu) => change({ edu })} />}
      {!options.funding && (
        <ChoiceFilter
          label={t('scores.funding')}
          value={values.funding}
          options={[{ value: '', label: t('scores.any_funding') }, ...(['state_grant', 'university_grant', 'paid'] as const).map((value) => ({ value, label: fundings[value] }))]}
          onChange={(funding) => change({ funding })}
        />
      )}
    </FilterBar>
  )
}
