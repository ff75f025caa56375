import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { FilterLinks } from '../list/filter-links'
import * as filterStyles from '../list/filter-links.module.css'
import { withParameters } from '../list/search-link'
import type { EventsPluginOptions } from './events-plugin.options'
import * as styles from './event-filters.module.css'

export interface EventFilter {
  isPast: boolean
  /** `2026-12`. */
  month: string | undefined
  category: string | undefined
}

/** What the address asks for; what is no month and no category there is left out. */
export function readFilter(search: string): EventFilter {
  const parameters = new URLSearchParams(search)
  const valid = (name: string, pattern: RegExp) => pattern.exec(parameters.get(name) ?? '')?.[0]
  return {
    isPast: parameters.get('period') === 'past',
    month: valid('month', /^\d{4}-(0[1-9]|1[0-2])$/),
    category: valid('category', /^[a-z0-9-]{1,60}$/),
  }
}

interface EventFiltersProps {
  filter: EventFilter
  /** RFC 3339: from here the months to choose from are counted. */
  builtAt: string
  categories: EventsPluginOptions['categories']
}

export function EventFilters({ filter, builtAt, categories }: EventFiltersProps) {
  const { t } = useTranslation()
  return (
    <div className={filterStyles.filters}>
      <FilterLinks
        label={t('events.when')}
        parameter="period"
        value={filter.isPast ? 'past' : undefined}
        options={[
          { value: undefined, label: t('events.upcoming') },
          { value: 'past', label: t('events.past') },
        ]}
      />
      <MonthFilter filter={filter} builtAt={builtAt} />
      {categories && categories.length > 0 && (
        <FilterLinks
          label={t('events.category')}
          parameter="category"
          value={filter.category}
          options={[{ value: undefined, label: t('list.all') }, ...categories.map(({ slug, name }) => ({ value: slug, label: name }))]}
        />
      )}
    </div>
  )
}

function MonthFilter({ filter: { isPast, month }, builtAt }: Pick<EventFiltersProps, 'filter' | 'builtAt'>) {
  const { t } = useTranslation()
  const { formatDate, search, setSearch } = useBlockEnvironment()
  const id = useId()
  const months = monthsAround(builtAt, isPast)
  return (
    <p className={styles.month}>
      <label htmlFor={id}>{t('events.month')}</label>
      <select id={id} value={month ?? ''} onChange={({ target }) => setSearch(withParameters(search, { month: target.value, page: undefined }))}>
        <option value="">{t('events.any_month')}</option>
        {[...months, ...(month && !months.includes(month) ? [month] : [])].map((value) => (
          <option key={value} value={value}>
            {formatDate(`${value}-15T00:00:00Z`, 'month')}
          </option>
        ))}
      </select>
    </p>
  )
}

/** This month and eleven more, onward or back: `2026-11`, `2026-12`, `2027-01` … */
function monthsAround(builtAt: string, isPast: boolean): string[] {
  const today = new Date(builtAt)
  return Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + (isPast ? -index : index), 15))
    return month.toISOString().slice(0, 7)
  })
}
