import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { withParameters } from '../environment/with-parameters'
import { FilterLinks } from '../list/filter-links'
import * as filterStyles from '../list/filter-links.module.css'
import { ListFrame } from '../list/list-frame'
import * as listStyles from '../list/paged-list.module.css'
import { words as readWords } from '../list/parameters'
import { readYear } from '../list/read-year'
import { SearchField } from '../list/search-field'
import { usePages } from '../list/use-pages'
import { YearFilter } from '../list/year-filter'
import type { NewsCardItem } from '../news-plugin/news-plugin.options'
import { archivePages } from './archive-pages'
import { ArchiveRow } from './archive-row'
import type { NewsArchiveOptions } from './news-archive.options'
import * as styles from './news-archive.module.css'

/** News of past years, grouped by year: all, or by `?year=`, `?category=` and `?q=` of the address. */
export function NewsArchive({ perPage, years, categories, initial }: NewsArchiveOptions) {
  const { t } = useTranslation()
  const environment = useBlockEnvironment()
  const { search, changeSearch, formatDate } = environment
  const year = readYear(search)
  const category = readCategory(search)
  const words = readWords(new URLSearchParams(search).get('q') ?? '')
  const isFiltered = Boolean(year ?? category ?? words)
  const pages = usePages({
    ...archivePages(environment, { perPage }, { ...(year && { year }), ...(category && { category_slug: category }), ...(words && { q: words }) }),
    initial,
    filter: isFiltered ? JSON.stringify([year, category, words]) : undefined,
  })
  const groups = groupBy(pages.shown.items, (item) => formatDate(item.publishedAt, 'year'))

  return (
    <>
      <div className={filterStyles.filters}>
        <SearchField label={t('archive.search')} value={words} />
        <YearFilter years={years} />
        {categories.length > 1 && (
          <FilterLinks
            label={t('news.categories')}
            parameter="category"
            value={category}
            options={[{ value: undefined, label: t('list.all') }, ...categories.map(({ slug, name }) => ({ value: slug, label: name }))]}
          />
        )}
      </div>
      <ListFrame
        pages={pages}
        count={(count) => t('news.count', { count })}
        empty={t('archive.empty')}
        onReset={isFiltered ? () => changeSearch((latest) => withParameters(latest, { year: undefined, category: undefined, q: undefined, page: undefined })) : undefined}
      >
        <div className={`${listStyles.list} ${styles.years}`} aria-busy={pages.state === 'loading'}>
          {groups.map(([name, items], group) => (
            <section key={name} className={styles.year}>
              <h2 className={styles.name}>{name}</h2>
              <ul className={styles.rows}>
                {items.map((item, index) => (
                  <li key={item.id}>
                    <ArchiveRow item={item} eager={group === 0 && index < 3} />
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

/** In the order of the items, of which those of a group stand together. */
function groupBy(items: readonly NewsCardItem[], nameOf: (item: NewsCardItem) => string): [string, NewsCardItem[]][] {
  const groups = new Map<string, NewsCardItem[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return [...groups]
}

function readCategory(search: string): string | undefined {
  const slug = new URLSearchParams(search).get('category') ?? ''
  return /^[a-z0-9-]{1,60}$/.test(slug) ? slug : undefined
}
