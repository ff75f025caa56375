import { getBlog } from '@university/api-client'
import { client } from '../environment/client'
import type { Asking, PagesOf } from '../list/pages-of'
import { toListPage } from '../list/to-list-page'
import type { BlogPluginOptions, BlogPostItem } from './blog-plugin.options'
import { toBlogPost } from './to-blog-post'

/** The posts of a blog by pages, as its view shows them. */
export function postPages({ language }: Pick<Asking, 'language'>, { blog, perPage }: Pick<BlogPluginOptions, 'blog' | 'perPage'>): PagesOf<BlogPostItem> {
  return {
    name: `posts ${blog}`,
    load: async (page, signal) => {
      const result = await getBlog(client, { body: { slug: blog, lang: language, page, per_page: perPage } }, { signal })
      return toListPage(result.ok ? { ...result, data: result.data.posts } : result, (post) => toBlogPost(post, language))
    },
  }
}
