import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import * as filterStyles from '../list/filter-links.module.css'
import { PagedList } from '../list/paged-list'
import { year } from '../list/parameters'
import { useBlockParams } from '../list/use-block-params'
import { usePages } from '../list/use-pages'
import { YearFilter } from '../list/year-filter'
import { NewsCard } from './news-card'
import { newsPages } from './news-pages'
import * as styles from './news-plugin.module.css'
import type { NewsPluginOptions } from './news-plugin.options'

/** What the address of a list of news holds. */
const newsParams = { year }

/** A list of news by pages, the first of each before the others: all, or by `?year=` of the address. */
export function NewsPlugin({ initial, years, ...wanted }: NewsPluginOptions) {
  const { t } = useTranslation()
  const environment = useBlockEnvironment()
  const { values, reset } = useBlockParams(newsParams)
  const pages = usePages({ ...newsPages(environment, wanted, values.year ? { year: Number(values.year) } : {}), initial, filter: reset && values.year })

  return (
    <>
      {years.length > 1 && (
        <div className={filterStyles.filters}>
          <YearFilter years={years} value={values.year} />
        </div>
      )}
      <div className={styles.magazine}>
        <PagedList pages={pages} count={(count) => t('news.count', { count })} empty={t('news.empty')} onReset={reset} keyOf={({ id }) => id}>
          {(item, index) => <NewsCard item={item} level={2} variant={index === 0 ? 'feature' : 'card'} load={index === 0 ? 'first' : 'lazy'} />}
        </PagedList>
      </div>
    </>
  )
}
