import type { NewsPluginOptions } from './news-plugin.options'

export interface NewsListOptions extends Pick<NewsPluginOptions, 'categorySlug' | 'perPage' | 'initial'> {
  /** Years of publication to choose from, the latest first. */
  years: readonly number[]
}
