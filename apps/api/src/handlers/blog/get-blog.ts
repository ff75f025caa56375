import type { Handler } from '@university/api-schema/handlers'
import { blog } from '../../content/kinds/blog'
import { blogPost } from '../../content/kinds/blog-post'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'
import { facetsOf } from '../filters'
import { pageOf, range } from '../../contract/paging'

/** The slug is that of the blog, whichever site shows it. */
export const getBlog: Handler<'getBlog', Context> = async ({ body }, { content }) => {
  const found = await content.findBySlug(blog, body.slug)
  const [site] = found ? await content.sitesOf(blog, found.id) : []
  if (!found || site === undefined) throw new HttpProblem(404, 'not_found', { detail: 'No such blog' })

  const filter = { site, facets: facetsOf({ blog: body.slug }) }
  const [posts, total] = await Promise.all([content.list(blogPost, { ...filter, ...range(body), withHtml: true }), content.count(blogPost, filter)])
  return { ...found, posts: pageOf(posts, total, body) }
}
