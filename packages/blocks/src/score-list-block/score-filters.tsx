import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../filters/choice-filter'
import { FilterBar } from '../filters/filter-bar'
import { SelectFilter } from '../filters/select-filter'
import { TextFilter } from '../filters/text-filter'
import { toOption } from '../filters/to-option'
import { ScoreLanguageFilter, ScoreYearFilter } from '../scores/score-filters'
import { toGroupOptions } from '../scores/score-groups'
import { useScoreWords } from '../scores/use-score-words'
import type { ScoreCategory, ScoreListBlockInitial, ScoreListBlockOptions } from './score-list-block.options'
import { useDirections } from './use-directions'
import type { ScoreParams } from './use-scores'

export interface ScoreFiltersProps {
  params: ScoreParams
  /** What the editor has fixed is not offered. */
  options: ScoreListBlockOptions
  initial: ScoreListBlockInitial
  category: ScoreCategory | undefined
  year: number | undefined
}

/** From the kind of test over the field of training to the group; and which year, language, competition. */
export function ScoreFilters({ params: { values, change, reset }, options, initial: { categories }, category, year }: ScoreFiltersProps) {
  const { t } = useTranslation()
  const { competitions } = useScoreWords()
  const { years = [], fields = [], groups = [] } = category ?? {}
  const isGroupFixed = options.group_code !== undefined
  const field = options.field_id ?? values.field
  const directions = useDirections(isGroupFixed || options.direction_id ? undefined : field)
  const narrowed = groups.filter(({ fieldId, directionId }) => (!field || fieldId === field) && (!values.direction || directionId === values.direction))

  return (
    <FilterBar label={t('scores.filters')} onReset={reset}>
      {!options.q && !isGroupFixed && <TextFilter label={t('scores.search')} value={values.q} onChange={(q, isMore) => change({ q }, { replace: isMore })} />}
      {categories.length > 1 && (
        <SelectFilter
          label={t('scores.test')}
          value={category && String(category.id)}
          options={categories.map(toOption)}
          onChange={(next) => change({ category: next === String(categories[0]?.id) ? undefined : next, field: undefined, direction: undefined, group: undefined })}
        />
      )}
      {!options.year && years.length > 1 && <ScoreYearFilter years={years} year={year} isGroupFixed={isGroupFixed} onChange={(next) => change({ year: next })} />}
      {!options.field_id && !isGroupFixed && fields.length > 1 && (
        <SelectFilter
          label={t('scores.field')}
          any={t('filters.any_field')}
          value={values.field?.toString()}
          options={fields.map(toOption)}
          onChange={(next) => change({ field: next, direction: undefined, group: undefined })}
        />
      )}
      {directions.length > 1 && (
        <SelectFilter label={t('scores.direction')} any={t('scores.any_direction')} value={values.direction?.toString()} options={directions} onChange={(next) => change({ direction: next, group: undefined })} />
      )}
      {!isGroupFixed && groups.length > 1 && (
        <SelectFilter label={t('scores.group')} any={t('scores.any_group')} value={values.group} options={toGroupOptions(narrowed, values.group)} onChange={(group) => change({ group })} />
      )}
      {!options.edu_lang && <ScoreLanguageFilter value={values.edu} onChange={(edu) => change({ edu })} />}
      {!options.competition && (
        <ChoiceFilter
          label={t('scores.competition')}
          value={values.quota}
          options={[{ value: '', label: t('scores.any_competition') }, ...(['general', 'rural', 'quota'] as const).map((value) => ({ value, label: competitions[value] }))]}
          onChange={(quota) => change({ quota })}
        />
      )}
    </FilterBar>
  )
}
