import type { Handler } from '@university/api-schema/handlers'
import { blog } from '../../content/kinds/blog'
import { blogQuestion } from '../../content/kinds/blog-question'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'
import { facetsOf } from '../filters'
import { pageOf, range } from '../../contract/paging'
import { orderOf } from '../sorting'

export const listBlogQuestions: Handler<'listBlogQuestions', Context> = async ({ body }, { content }) => {
  const { slug: site, q, blog_slug, answered = true, category_id } = body
  if (!(await content.findBySlug(blog, blog_slug, site))) throw new HttpProblem(404, 'not_found', { detail: 'No such blog on this site' })

  const filter = { site, q, facets: facetsOf({ blog: blog_slug, answered, category: category_id }) }
  const order = orderOf(body, { asked_at: { by: 'asked_at', direction: 'desc' }, answered_at: { by: 'answered_at', direction: 'desc' } })
  const [items, total] = await Promise.all([content.list(blogQuestion, { ...filter, order, ...range(body), withHtml: true }), content.count(blogQuestion, filter)])
  return pageOf(items, total, body)
}
