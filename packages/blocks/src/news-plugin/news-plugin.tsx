import { listNews } from '@university/api-client'
import { useTranslation } from 'react-i18next'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { PagedList } from '../list/paged-list'
import { toListPage, usePages } from '../list/use-pages'
import { NewsCard } from './news-card'
import * as styles from './news-plugin.module.css'
import type { NewsPluginOptions } from './news-plugin.options'
import { toNewsCard } from './to-news-card'

/** A list of news by pages. */
export function NewsPlugin({ categorySlug, perPage = 12, filter = {}, isFiltered = false, onReset, layout = 'cards', level = 2, initial }: NewsPluginOptions) {
  const { t } = useTranslation()
  const { site, language } = useBlockEnvironment()
  const asked = JSON.stringify(filter)
  const pages = usePages({
    name: `news ${categorySlug ?? ''} ${perPage} ${asked}`,
    initial,
    filter: isFiltered ? asked : undefined,
    load: async (page, signal) => {
      const body = { slug: site, lang: language, page, per_page: perPage, ...(categorySlug && { category_slug: categorySlug }), ...filter }
      return toListPage(await listNews(client, { body }, { signal }), (item) => toNewsCard(item, language))
    },
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
