import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../filters/choice-filter'
import { FilterBar } from '../filters/filter-bar'
import { TextFilter } from '../filters/text-filter'
import { Letters } from '../list/letters'
import type { ListBlockInitial, ListBlockOptions } from './list-block.options'
import type { Entries } from './use-entries'
import * as styles from './list-block.module.css'

/** So many entries are taken in at a look; nothing helps to find one among them. */
const few = 8

export interface EntryFiltersProps {
  entries: Entries
  /** What the editor has fixed is not offered. */
  options: ListBlockOptions
  initial: ListBlockInitial
}

/** Words, a letter, an order: for lists that are longer than a look. */
export function EntryFilters({ entries: { params, letter, own, sort }, options, initial: { page, letters } }: EntryFiltersProps) {
  const { t } = useTranslation()
  const { values, change, reset } = params
  if (page.total <= few) return null
  return (
    <div className={styles.filters}>
      <FilterBar label={t('entries.filters')} onReset={reset}>
        {!options.q && <TextFilter label={t('entries.search')} value={values.q} onChange={(q, isMore) => change({ q }, { replace: isMore })} />}
        <ChoiceFilter
          label={t('list.sort_by')}
          value={sort}
          options={[
            // No name would be true of it; the reader can leave it for any other, and come back.
            ...(own === undefined ? [{ value: '', label: t('list.usual_order') }] : []),
            { value: 'position', label: t('entries.order_position') },
            { value: 'title', label: t('entries.order_title') },
          ]}
          onChange={(next) => change({ sort: next === own ? undefined : next })}
        />
      </FilterBar>
      {!options.letter && letters.length > 1 && <Letters label={t('entries.letters')} all={t('list.all')} others={t('list.other_letters')} letters={letters} current={letter} />}
    </div>
  )
}
