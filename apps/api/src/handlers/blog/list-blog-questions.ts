import type { Handler } from '@university/api-schema/handlers'
import { blog } from '../../content/kinds/blog'
import { blogQuestion } from '../../content/kinds/blog-question'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'
import { facetsOf } from '../filters'
import { orderOf } from '../sorting'

export const listBlogQuestions: Handler<'listBlogQuestions', Context> = async ({ body }, { content }) => {
  const { slug: site, q, blog_slug, answered = true, category_id } = body
  if (!(await content.findBySlug(blog, blog_slug, site))) throw new HttpProblem(404, 'not_found', { detail: 'No such blog on this site' })

  const facets = facetsOf({ blog: blog_slug, answered, category: category_id })
  const order = orderOf(body, { asked_at: { by: 'asked_at', direction: 'desc' }, answered_at: { by: 'answered_at', direction: 'desc' } })
  return content.page(blogQuestion, { site, q, facets, order, withHtml: true }, body)
}
