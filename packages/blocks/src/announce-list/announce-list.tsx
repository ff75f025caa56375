import { listAnnouncements } from '@university/api-client'
import { useTranslation } from 'react-i18next'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { FilterLinks } from '../list/filter-links'
import * as filterStyles from '../list/filter-links.module.css'
import { PagedList } from '../list/paged-list'
import { readYear } from '../list/read-year'
import { toListPage, usePages } from '../list/use-pages'
import { YearFilter } from '../list/year-filter'
import type { AnnounceListOptions } from './announce-list.options'
import { AnnounceRow } from './announce-row'
import { toAnnounceListItem } from './to-announce-list-item'

/** Announcements by pages: those in force, or by `?validity=` and `?year=` of the address. */
export function AnnounceList({ perPage = 12, years, initial }: AnnounceListOptions) {
  const { t } = useTranslation()
  const { site, language, search } = useBlockEnvironment()
  const validity = readValidity(search)
  const year = readYear(search)
  const pages = usePages({
    name: 'announcements',
    initial,
    filter: validity || year ? `${validity} ${year}` : undefined,
    load: async (page, signal) => {
      const body = { slug: site, lang: language, page, per_page: perPage, ...(validity && { validity }), ...(year && { year }) }
      return toListPage(await listAnnouncements(client, { body }, { signal }), (item) => toAnnounceListItem(item, language))
    },
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
      <PagedList pages={pages} count={(count) => t('announce.count', { count })} empty={validity || year ? t('list.nothing_found') : t('announce.empty')} layout="rows" keyOf={({ id }) => id}>
        {(item) => <AnnounceRow item={item} />}
      </PagedList>
    </>
  )
}

function readValidity(search: string): 'expired' | 'all' | undefined {
  const validity = new URLSearchParams(search).get('validity')
  return validity === 'expired' || validity === 'all' ? validity : undefined
}
