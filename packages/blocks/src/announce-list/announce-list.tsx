import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { FilterLinks } from '../list/filter-links'
import * as filterStyles from '../list/filter-links.module.css'
import { PagedList } from '../list/paged-list'
import { oneOf, year } from '../list/parameters'
import { useBlockParams } from '../list/use-block-params'
import { usePages } from '../list/use-pages'
import { YearFilter } from '../list/year-filter'
import type { AnnounceListOptions } from './announce-list.options'
import { AnnounceRow } from './announce-row'
import { announcementPages } from './announcement-pages'

/** What the address of the announcements holds. */
const announcementParams = { validity: oneOf('expired', 'all'), year }

/** Announcements by pages: those in force, or by `?validity=` and `?year=` of the address. */
export function AnnounceList({ perPage, years, initial }: AnnounceListOptions) {
  const { t } = useTranslation()
  const environment = useBlockEnvironment()
  const { values, reset } = useBlockParams(announcementParams)
  const { validity, year } = values
  const pages = usePages({
    ...announcementPages(environment, { perPage }, { ...(validity && { validity }), ...(year && { year: Number(year) }) }),
    initial,
    filter: reset && JSON.stringify(values),
  })
  // Where nothing was ever announced, there is nothing to choose from.
  const hasFilters = years.length > 0 || pages.shown.total > 0 || reset !== undefined

  return (
    <>
      {hasFilters && (
        <div className={filterStyles.filters}>
          <FilterLinks
            label={t('announce.validity')}
            parameter="validity"
            value={validity}
            options={[
              { value: undefined, label: t('announce.current') },
              { value: 'expired', label: t('announce.expired') },
              { value: 'all', label: t('list.all') },
            ]}
          />
          <YearFilter years={years} value={year} />
        </div>
      )}
      <PagedList
        pages={pages}
        count={(count) => t('announce.count', { count })}
        empty={t('announce.empty')}
        onReset={reset}
        layout="rows"
        keyOf={({ id }) => id}
      >
        {(item) => <AnnounceRow item={item} />}
      </PagedList>
    </>
  )
}
