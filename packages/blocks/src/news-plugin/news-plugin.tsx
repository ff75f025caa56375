import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { PagedList } from '../list/paged-list'
import { usePages } from '../list/use-pages'
import { NewsCard } from './news-card'
import { newsPages } from './news-pages'
import * as styles from './news-plugin.module.css'
import type { NewsPluginOptions } from './news-plugin.options'

/** A list of news by pages. */
export function NewsPlugin({ categorySlug, perPage, filter = {}, isFiltered = false, onReset, layout = 'cards', level = 2, initial }: NewsPluginOptions) {
  const { t } = useTranslation()
  const environment = useBlockEnvironment()
  const pages = usePages({
    ...newsPages(environment, { categorySlug, perPage, filter }),
    initial,
    filter: isFiltered ? JSON.stringify(filter) : undefined,
  })

  // Below another heading it is not what is seen first.
  const isFirst = level === 2
  const variantAt = (index: number) => (layout === 'rows' ? 'row' : isFirst && index === 0 ? 'feature' : 'card')

  const list = (
    <PagedList pages={pages} layout={layout} count={(count) => t('news.count', { count })} empty={t('news.empty')} onReset={onReset} keyOf={({ id }) => id}>
      {(item, index) => <NewsCard item={item} level={level} variant={variantAt(index)} load={isFirst && index === 0 ? 'first' : 'lazy'} />}
    </PagedList>
  )
  return isFirst && layout === 'cards' ? <div className={styles.magazine}>{list}</div> : list
}
