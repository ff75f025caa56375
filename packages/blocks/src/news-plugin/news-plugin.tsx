import { listNews } from '@university/api-client'
import { useTranslation } from 'react-i18next'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { PagedList } from '../list/paged-list'
import { toListPage, usePages } from '../list/use-pages'
import { NewsCard } from './news-card'
import type { NewsPluginOptions } from './news-plugin.options'
import { toNewsCard } from './to-news-card'

/** A list of news by pages. */
export function NewsPlugin({ categorySlug, perPage = 12, initial }: NewsPluginOptions) {
  const { t } = useTranslation()
  const { site, language } = useBlockEnvironment()
  const pages = usePages({
    name: `news ${categorySlug ?? ''}`,
    initial,
    load: async (page, signal) => {
      const body = { slug: site, lang: language, page, per_page: perPage, ...(categorySlug && { category_slug: categorySlug }) }
      return toListPage(await listNews(client, { body }, { signal }), (item) => toNewsCard(item, language))
    },
  })

  return (
    <PagedList pages={pages} count={(count) => t('news.count', { count })} empty={t('news.empty')} keyOf={({ id }) => id}>
      {(item, index) => <NewsCard item={item} level={2} load={index === 0 ? 'first' : index < 3 ? 'eager' : 'lazy'} />}
    </PagedList>
  )
}
