import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../filters/choice-filter'
import { FilterBar } from '../filters/filter-bar'
import { SelectFilter } from '../filters/select-filter'
import { TextFilter } from '../filters/text-filter'
import { fieldsOf, levelsOf } from './price-categories'
import type { PriceEducationInitial, PriceEducationOptions } from './price-education.options'
import { usePriceWords } from './use-price-words'
import type { PriceParams } from './use-prices'

export interface PriceFiltersProps {
  params: PriceParams
  /** What the editor has fixed is not offered. */
  options: PriceEducationOptions
  initial: PriceEducationInitial
  year: string | undefined
}

/** From the level over the field to the programme; and for whom, when, how. */
export function PriceFilters({ params: { values, change, reset }, options, initial: { categories, years }, year }: PriceFiltersProps) {
  const { t } = useTranslation()
  const words = usePriceWords()
  const level = options.level ?? values.level
  const levels = levelsOf(categories, options)
  const fields = fieldsOf(categories, { ...options, ...(level && { level }) })

  /** Another level has other fields. */
  function changeLevel(next: string | undefined) {
    const isKept = values.field !== undefined && (!next || categories.some(({ id, level: own }) => id === values.field && own === next))
    change({ level: next, ...(!isKept && { field: undefined }) })
  }

  return (
    <FilterBar label={t('price.filters')} onReset={reset}>
      {!options.q && <TextFilter label={t('price.search')} value={values.q} onChange={(q, isMore) => change({ q }, { replace: isMore })} />}
      {!options.level && levels.length > 1 && (
        <SelectFilter label={t('price.level')} any={t('filters.any_level')} value={values.level} options={levels.map((value) => ({ value, label: words.level(value) }))} onChange={changeLevel} />
      )}
      {fields.length > 0 && (
        <SelectFilter label={t('price.field')} any={t('filters.any_field')} value={values.field?.toString()} options={fields} onChange={(field) => change({ field })} />
      )}
      {!options.study_form && (
        <SelectFilter label={t('price.form')} any={t('filters.any_form')} value={values.form} options={forms.map((value) => ({ value, label: words.form(value) }))} onChange={(form) => change({ form })} />
      )}
      {!options.basis && (
        <SelectFilter label={t('price.basis')} any={t('price.any_basis')} value={values.basis} options={bases.map((value) => ({ value, label: words.basis(value) }))} onChange={(basis) => change({ basis })} />
      )}
      {!options.academic_year && years.length > 1 && (
        <SelectFilter
          label={t('price.year')}
          value={year}
          options={years.map((value) => ({ value, label: value.replace('-', '–') }))}
          onChange={(next) => change({ year: next === years[0] ? undefined : next })}
        />
      )}
      <ChoiceFilter
        label={t('price.for')}
        value={values.for}
        options={[
          { value: '', label: t('price.for_all') },
          { value: 'citizen', label: t('price.for_citizen') },
          { value: 'foreign', label: t('price.for_foreign') },
        ]}
        onChange={(next) => change({ for: next })}
      />
    </FilterBar>
  )
}

const forms = ['full_time', 'evening', 'distance'] as const
const bases = ['school', 'college', 'higher'] as const
