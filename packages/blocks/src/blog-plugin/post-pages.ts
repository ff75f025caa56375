import { getBlog } from '@university/api-client'
import { pagesOf, type Asking, type PagesOf } from '../list/pages-of'
import { toPage } from '../list/to-page'
import type { BlogPluginOptions, BlogPostItem } from './blog-plugin.options'
import { toBlogPost } from './to-blog-post'

/** The posts of a blog by pages, as its view shows them. */
export function postPages({ language }: Pick<Asking, 'language'>, { blog, perPage }: Pick<BlogPluginOptions, 'blog' | 'perPage'>): PagesOf<BlogPostItem> {
  return pagesOf({
    name: `posts ${blog}`,
    operation: getBlog,
    body: { slug: blog, lang: language, per_page: perPage },
    toPage: ({ posts }) => toPage(posts, (post) => toBlogPost(post, language)),
  })
}
