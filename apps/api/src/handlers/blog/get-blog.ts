import type { Handler } from '@university/api-schema/handlers'
import { blog } from '../../content/kinds/blog'
import { blogPost } from '../../content/kinds/blog-post'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'
import { facetsOf } from '../filters'

/** The slug is that of the blog, whichever site shows it. */
export const getBlog: Handler<'getBlog', Context> = async ({ body }, { content }) => {
  const found = await content.findBySlug(blog, body.slug)
  const [site] = found ? await content.sitesOf(blog, found.id) : []
  if (!found || site === undefined) throw new HttpProblem(404, 'not_found', { detail: 'No such blog' })

  return { ...found, posts: await content.page(blogPost, { site, facets: facetsOf({ blog: body.slug }), withHtml: true }, body) }
}
