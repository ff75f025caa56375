import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { withParameters } from '../environment/with-parameters'
import { FilterLinks } from '../list/filter-links'
import * as filterStyles from '../list/filter-links.module.css'
import { PagedList } from '../list/paged-list'
import { readYear } from '../list/read-year'
import { usePages } from '../list/use-pages'
import { YearFilter } from '../list/year-filter'
import type { AnnounceListOptions } from './announce-list.options'
import { AnnounceRow } from './announce-row'
import { announcementPages } from './announcement-pages'

/** Announcements by pages: those in force, or by `?validity=` and `?year=` of the address. */
export function AnnounceList({ perPage, years, initial }: AnnounceListOptions) {
  const { t } = useTranslation()
  const environment = useBlockEnvironment()
  const { search, changeSearch } = environment
  const validity = readValidity(search)
  const year = readYear(search)
  const isFiltered = Boolean(validity ?? year)
  const pages = usePages({
    ...announcementPages(environment, { perPage }, { ...(validity && { validity }), ...(year && { year }) }),
    initial,
    filter: isFiltered ? `${validity} ${year}` : undefined,
  })

  return (
    <>
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
        <YearFilter years={years} />
      </div>
      <PagedList
        pages={pages}
        count={(count) => t('announce.count', { count })}
        empty={t('announce.empty')}
        onReset={isFiltered ? () => changeSearch((latest) => withParameters(latest, { validity: undefined, year: undefined, page: undefined })) : undefined}
        layout="rows"
        keyOf={({ id }) => id}
      >
        {(item) => <AnnounceRow item={item} />}
      </PagedList>
    </>
  )
}

function readValidity(search: string): 'expired' | 'all' | undefined {
  const validity = new URLSearchParams(search).get('validity')
  return validity === 'expired' || validity === 'all' ? validity : undefined
}
