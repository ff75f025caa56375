import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { FilterLinks } from '../list/filter-links'
import * as filterStyles from '../list/filter-links.module.css'
import { ListFrame } from '../list/list-frame'
import * as listStyles from '../list/paged-list.module.css'
import { slug, words, year } from '../list/parameters'
import { SearchField } from '../list/search-field'
import { useBlockParams } from '../list/use-block-params'
import { usePages } from '../list/use-pages'
import { YearFilter } from '../list/year-filter'
import type { NewsCardItem } from '../news-plugin/news-plugin.options'
import { archivePages } from './archive-pages'
import { ArchiveRow } from './archive-row'
import type { NewsArchiveOptions } from './news-archive.options'
import * as styles from './news-archive.module.css'

/** What the address of the archive holds. */
const archiveParams = { year, category: slug, q: words }

/** News of past years, grouped by year: all, or by `?year=`, `?category=` and `?q=` of the address. */
export function NewsArchive({ perPage, years, categories, initial }: NewsArchiveOptions) {
  const { t } = useTranslation()
  const environment = useBlockEnvironment()
  const { formatDate } = environment
  const { values, reset } = useBlockParams(archiveParams)
  const { year, category, q } = values
  const pages = usePages({
    ...archivePages(environment, { perPage }, { ...(year && { year: Number(year) }), ...(category && { category_slug: category }), ...(q && { q }) }),
    initial,
    filter: reset && JSON.stringify(values),
  })
  // In an empty archive there is nothing to look for.
  const hasFilters = years.length > 0 || pages.shown.total > 0 || reset !== undefined
  const groups = groupBy(pages.shown.items, (item) => formatDate(item.publishedAt, 'year'))

  return (
    <>
      {hasFilters && (
        <div className={filterStyles.filters}>
          <SearchField label={t('archive.search')} value={q} />
          <YearFilter years={years} value={year} />
          {categories.length > 1 && (
            <FilterLinks
              label={t('news.categories')}
              parameter="category"
              value={category}
              options={[{ value: undefined, label: t('list.all') }, ...categories.map(({ slug, name, lang }) => ({ value: slug, label: name, lang }))]}
            />
          )}
        </div>
      )}
      <ListFrame
        pages={pages}
        count={(count) => t('news.count', { count })}
        empty={t('archive.empty')}
        onReset={reset}
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
