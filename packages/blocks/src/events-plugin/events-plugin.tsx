import { useTranslation } from 'react-i18next'
import { capitalise } from '../environment/capitalise'
import { useBlockEnvironment } from '../environment/environment'
import { useNow } from '../environment/use-now'
import { ListFrame } from '../list/list-frame'
import { useBlockParams } from '../list/use-block-params'
import { usePages } from '../list/use-pages'
import { endOf } from './end-of'
import { EventFilters, eventParams } from './event-filters'
import { eventPages } from './event-pages'
import { EventRow } from './event-row'
import type { EventItem, EventsPluginOptions } from './events-plugin.options'
import { isOver } from './is-over'
import * as styles from './events-plugin.module.css'

/**
 * Events by month: what is still to come or, by the address, what is past, of a month or a category. What has ended
 * since the build is marked at once, where it stands, and gone with the answer of the API: nothing jumps under the
 * reader's eyes.
 */
export function EventsPlugin({ categorySlug, categories, perPage, fixed = {}, level = 2, builtAt, initial }: EventsPluginOptions) {
  const { t } = useTranslation()
  const environment = useBlockEnvironment()
  const { formatDate } = environment
  const now = useNow()
  const params = useBlockParams(eventParams)
  const { values } = params
  const isPast = fixed.upcoming === undefined ? values.period === 'past' : !fixed.upcoming
  // Where the editor has fixed any of them, the reader has no say.
  const hasFixedTime = Boolean(fixed.month ?? fixed.from ?? fixed.to)
  const month = hasFixedTime ? fixed.month : values.month
  const { from, to }: Partial<typeof values> = hasFixedTime ? {} : values
  const category = categorySlug ?? values.category
  const hasEnded = (item: EventItem) => now !== undefined && isOver(item, now)

  const Month = `h${level}` as const
  const isFiltered = isPast !== (fixed.upcoming === false) || month !== fixed.month || category !== categorySlug || from !== undefined || to !== undefined
  const isStale = fixed.upcoming !== false && initial.items.some(hasEnded)
  const pages = usePages({
    ...eventPages(environment, { categorySlug, perPage, fixed }, { upcoming: !isPast, ...(month && { month }), ...(from && { from }), ...(to && { to }), ...(category && { category_slug: category }) }),
    initial,
    filter: isFiltered || isStale ? [isPast ? 'past' : 'upcoming', month, category, from, to].join(' ') : undefined,
  })
  const onReset = isFiltered ? params.reset : undefined
  // Each event has a category, past ones, too: where there is none, there is nothing to choose from.
  const hasFilters = categories?.length !== 0 || pages.shown.total > 0 || isFiltered
  // Out of reach of the API, the list of the build is still better than none.
  const isKept = pages.state === 'failed' && !isFiltered && pages.wanted === initial.page

  return (
    <>
      {hasFilters && <EventFilters params={params} isPast={isPast} fixed={fixed} builtAt={builtAt} categories={categorySlug ? undefined : categories} hasPanel={level === 3} onReset={onReset} />}
      <ListFrame
        pages={isKept ? { ...pages, shown: initial, state: 'ready' } : pages}
        count={(count) => t('events.count', { count })}
        empty={t('events.empty')}
        onReset={onReset}
      >
        {/* Another list gets elements of its own, so that none is seen to move. */}
        <div key={pages.shownKey} className={styles.months} aria-busy={pages.state === 'loading'}>
          {byMonth(pages.shown.items, ({ startsAt }) => capitalise(formatDate(startsAt, 'month'))).map(({ title, items }, index) => (
            // In another order than by time a month may come twice.
            <section key={index} className={styles.month}>
              <Month>{title}</Month>
              <ul className={styles.events}>
                {items.map((item) => (
                  <li key={item.id} data-until={isPast ? undefined : new Date(endOf(item)).toISOString()}>
                    <EventRow item={item} over={!isPast && hasEnded(item)} level={level === 2 ? 3 : 4} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </ListFrame>
    </>
  )
}

/** Neighbours of one month together, in the order that they come in. */
function byMonth(items: readonly EventItem[], titleOf: (item: EventItem) => string): { title: string; items: EventItem[] }[] {
  const months: { title: string; items: EventItem[] }[] = []
  for (const item of items) {
    const title = titleOf(item)
    const last = months.at(-1)
    if (last?.title === title) last.items.push(item)
    else months.push({ title, items: [item] })
  }
  return months
}
