import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../filters/choice-filter'
import { FilterBar } from '../filters/filter-bar'
import { OrderFilter } from '../filters/order-filter'
import { SelectFilter } from '../filters/select-filter'
import { TextFilter } from '../filters/text-filter'
import { toOption } from '../filters/to-option'
import type { DigitalShowcaseInitial, DigitalShowcaseOptions } from './digital-showcase.options'
import { orders, type ShowcaseParams } from './use-showcase'

export interface ShowcaseFiltersProps {
  params: ShowcaseParams
  /** What the editor has fixed is not offered. */
  options: DigitalShowcaseOptions
  categories: DigitalShowcaseInitial['categories']
}

/** Of which category, how far, by which words; and in which order. */
export function ShowcaseFilters({ params: { values, change, reset }, options, categories }: ShowcaseFiltersProps) {
  const { t } = useTranslation()
  return (
    <FilterBar label={t('showcase.filters')} onReset={reset}>
      {!options.q && <TextFilter label={t('showcase.search')} value={values.q} onChange={(q, isMore) => change({ q }, { replace: isMore })} />}
      {!options.category_id && categories.length > 1 && (
        <ChoiceFilter
          label={t('showcase.category')}
          value={values.category?.toString()}
          options={[{ value: '', label: t('showcase.any_category') }, ...categories.map(toOption)]}
          onChange={(category) => change({ category })}
        />
      )}
      {!options.status && (
        <SelectFilter
          label={t('showcase.status')}
          any={t('showcase.any_status')}
          value={values.status}
          options={statuses.map((value) => ({ value, label: t(`showcase.status_${value}`) }))}
          onChange={(status) => change({ status })}
        />
      )}
      <OrderFilter orders={orders} labelOf={(name) => t(`showcase.sort_${name}`)} fixed={options} chosen={values.sort} onChange={(sort) => change({ sort })} />
    </FilterBar>
  )
}

const statuses = ['live', 'pilot', 'development', 'archived'] as const
