import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../filters/choice-filter'
import { FilterBar } from '../filters/filter-bar'
import { SelectFilter } from '../filters/select-filter'
import { TextFilter } from '../filters/text-filter'
import { yearOption } from '../filters/to-option'
import type { DissertationInitial, DissertationOptions } from './dissertation.options'
import { differing } from './differing'
import { statuses, type DissertationParams } from './use-dissertations'

export interface DissertationFiltersProps {
  params: DissertationParams
  /** What the editor has fixed is not offered. */
  options: DissertationOptions
  initial: DissertationInitial
}

/** Whose defence, before which council, when, and what became of it. */
export function DissertationFilters({ params: { values, change, reset }, options, initial: { councils, years } }: DissertationFiltersProps) {
  const { t } = useTranslation()
  return (
    <FilterBar label={t('defences.filters')} onReset={reset}>
      {!options.q && <TextFilter label={t('defences.search')} value={values.q} onChange={(q, isMore) => change({ q }, { replace: isMore })} />}
      {!options.council_id && councils.length > 1 && (
        <SelectFilter
          label={t('defences.council')}
          any={t('defences.any_council')}
          value={values.council?.toString()}
          options={differing(councils.map(({ name }) => name)).map((label, index) => ({ value: String(councils[index]?.id), label, lang: councils[index]?.lang }))}
          onChange={(council) => change({ council })}
        />
      )}
      {!options.year && years.length > 1 && (
        <SelectFilter
          label={t('list.year')}
          any={t('filters.any_year')}
          value={values.year}
          options={years.map(yearOption)}
          onChange={(year) => change({ year })}
        />
      )}
      {!options.status && (
        <ChoiceFilter
          label={t('defences.status')}
          value={values.status}
          options={[{ value: '', label: t('list.all') }, ...statuses.map((status) => ({ value: status, label: t(`defences.status_${status}`) }))]}
          onChange={(status) => change({ status })}
        />
      )}
    </FilterBar>
  )
}
