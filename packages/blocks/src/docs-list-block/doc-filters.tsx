import { useTranslation } from 'react-i18next'
import { FilterBar } from '../filters/filter-bar'
import { OrderFilter } from '../filters/order-filter'
import { SelectFilter } from '../filters/select-filter'
import { TextFilter } from '../filters/text-filter'
import { yearOption } from '../filters/to-option'
import type { DocsListBlockInitial, DocsListBlockOptions } from './docs-list-block.options'
import { orders, type DocParams } from './use-documents'

/** So few documents are taken in at a look. */
const few = 4

export interface DocFiltersProps {
  params: DocParams
  /** What the editor has fixed is not offered. */
  options: DocsListBlockOptions
  initial: DocsListBlockInitial
  /** Of what is chosen beside the year. */
  years: readonly number[]
}

/** Words, year, language of the file, order. */
export function DocFilters({ params: { values, change, reset }, options, initial: { page }, years }: DocFiltersProps) {
  const { t } = useTranslation()
  if (page.total <= few) return null
  // That is chosen stays, also where there is nothing of it.
  const offered = [...new Set([...years, ...(values.year ? [Number(values.year)] : [])])].sort((a, b) => b - a)
  return (
    <FilterBar label={t('docs.filters')} onReset={reset}>
      {!options.q && <TextFilter label={t('docs.search')} value={values.q} onChange={(q, isMore) => change({ q }, { replace: isMore })} />}
      {!options.year && page.years.length > 1 && (
        <SelectFilter
          label={t('docs.year')}
          any={t('filters.any_year')}
          value={values.year}
          options={offered.map(yearOption)}
          onChange={(year) => change({ year })}
        />
      )}
      {!options.doc_lang && (
        <SelectFilter
          label={t('docs.language')}
          any={t('filters.any_language')}
          value={values.file}
          options={(['kz', 'ru', 'en'] as const).map((language) => ({ value: language, label: t(`blocks.language_${language}`) }))}
          onChange={(file) => change({ file })}
        />
      )}
      <OrderFilter orders={orders} labelOf={(name) => t(`docs.order_${name}`)} fixed={options} chosen={values.sort} onChange={(sort) => change({ sort })} />
    </FilterBar>
  )
}
