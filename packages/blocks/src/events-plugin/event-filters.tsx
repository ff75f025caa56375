import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DateFilter } from '../date-picker/date-filter'
import { readDay } from '../date-picker/days'
import { almatyOffset } from '../environment/almaty-offset'
import { useBlockEnvironment } from '../environment/environment'
import { useNow } from '../environment/use-now'
import { FilterBar } from '../filters/filter-bar'
import { FilterLinks } from '../list/filter-links'
import * as filterStyles from '../list/filter-links.module.css'
import { matching, oneOf, slug } from '../list/parameters'
import type { BlockParams } from '../list/use-block-params'
import { NameSuffix } from '../section/block-section'
import type { EventsPluginOptions, FixedEvents } from './events-plugin.options'
import * as styles from './event-filters.module.css'

/** What the address of the events holds. */
export const eventParams = {
  period: oneOf('past'),
  /** `2026-12`, of the years that days have (date-picker/days.ts). */
  month: matching(/(19|20|21)\d\d-(0[1-9]|1[0-2])/),
  from: readDay,
  to: readDay,
  category: slug,
}

interface EventFiltersProps {
  params: BlockParams<typeof eventParams>
  isPast: boolean
  /** What the reader is not offered. */
  fixed: FixedEvents
  /** RFC 3339: from here the months to choose from are counted, until the reader's clock is known. */
  builtAt: string
  categories: EventsPluginOptions['categories']
  /** Among the content of a page they have a panel, as those of other blocks. */
  hasPanel: boolean
  /** Shown in the panel, where there is something to take back. */
  onReset: (() => void) | undefined
}

export function EventFilters({ params, isPast, fixed, builtAt, categories, hasPanel, onReset }: EventFiltersProps) {
  const { t } = useTranslation()
  const hasCategories = categories !== undefined && categories.length > 0
  const hasMonths = !fixed.month && !fixed.from && !fixed.to
  if (!hasCategories && !hasMonths && fixed.upcoming !== undefined) return null
  const filters = (
    <div className={hasPanel ? styles.inPanel : filterStyles.filters}>
      {fixed.upcoming === undefined && (
        <FilterLinks
          label={t('events.when')}
          parameter="period"
          value={params.values.period}
          options={[
            { value: undefined, label: t('events.upcoming') },
            { value: 'past', label: t('events.past') },
          ]}
        />
      )}
      {hasMonths && <TimeFilter params={params} isPast={isPast} builtAt={builtAt} />}
      {hasCategories && (
        <FilterLinks
          label={t('events.category')}
          parameter="category"
          value={params.values.category}
          options={[{ value: undefined, label: t('list.all') }, ...categories.map(({ slug, name, lang }) => ({ value: slug, label: name, lang }))]}
        />
      )}
    </div>
  )
  if (!hasPanel) return filters
  return (
    <FilterBar label={t('events.filters')} onReset={onReset}>
      {filters}
    </FilterBar>
  )
}

/** A month, or days; one takes the place of the other. */
function TimeFilter({ params: { values, change }, isPast, builtAt }: Pick<EventFiltersProps, 'params' | 'isPast' | 'builtAt'>) {
  const { t } = useTranslation()
  const { formatDate } = useBlockEnvironment()
  const { month } = values
  const id = useId()
  // A site to which nothing happens is not built anew when a month begins.
  const now = useNow() ?? 0
  const months = monthsAround(Math.max(now, Date.parse(builtAt)), isPast)
  return (
    <div className={styles.month}>
      <label htmlFor={id}>
        {t('events.month')}
        <NameSuffix />
      </label>
      <div className={styles.choices}>
        <select id={id} value={month ?? ''} onChange={({ target }) => change({ month: target.value, from: undefined, to: undefined })}>
          <option value="">{t('events.any_month')}</option>
          {[...months, ...(month && !months.includes(month) ? [month] : [])].map((value) => (
            <option key={value} value={value}>
              {formatDate(`${value}-15T00:00:00Z`, 'month')}
            </option>
          ))}
        </select>
        <DateFilter
          label={t('events.dates')}
          names={{ from: t('events.first_day'), to: t('events.last_day'), form: t('events.date_form') }}
          value={values}
          onChange={({ from, to }) => change({ from, to, month: undefined })}
        />
      </div>
    </div>
  )
}

/** This month and eleven more, onward or back: `2026-11`, `2026-12`, `2027-01` … */
function monthsAround(time: number, isPast: boolean): string[] {
  const today = new Date(time + almatyOffset)
  return Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + (isPast ? -index : index), 15))
    return month.toISOString().slice(0, 7)
  })
}
