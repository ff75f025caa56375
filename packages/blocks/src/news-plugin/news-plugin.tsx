import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { PagedList } from '../list/paged-list'
import { usePages } from '../list/use-pages'
import { NewsCard } from './news-card'
import { newsPages } from './news-pages'
import * as styles from './news-plugin.module.css'
import type { NewsPluginOptions } from './news-plugin.options'

/** A list of news by pages, the first of each before the others. */
export function NewsPlugin({ initial, ...wanted }: NewsPluginOptions) {
  const { t } = useTranslation()
  const environment = useBlockEnvironment()
  const pages = usePages({ ...newsPages(environment, wanted), initial })

  return (
    <div className={styles.magazine}>
      <PagedList pages={pages} count={(count) => t('news.count', { count })} empty={t('news.empty')} keyOf={({ id }) => id}>
        {(item, index) => <NewsCard item={item} level={2} variant={index === 0 ? 'feature' : 'card'} load={index === 0 ? 'first' : 'lazy'} />}
      </PagedList>
    </div>
  )
}
