import type { Handler, HandlerAnswer } from '@university/api-schema/handlers'
import { blog as blogKind } from '../../content/kinds/blog'
import { shownText } from '../../content/languages'
import { toUtc } from '../../content/time'
import type { Context } from '../../context'
import { invalidRequest } from '../../contract/invalid-request'
import { HttpProblem } from '../../contract/problem'
import { senderOf } from '../../mail/sender'
import { addQuestion } from '../../questions/add-question'
import { freeNumber } from '../../submissions/numbers'

/** Moderated like questions to the reception, but the sender has no tracking code. */
export const sendBlogQuestion: Handler<'sendBlogQuestion', Context> = ({ header, body }, { submissions, content, config, database, now, caller }) => {
  const { blog_slug, category_id, full_name, email, question, is_public = true, lang, captcha, consent_version } = body
  const submission = {
    operation: 'sendBlogQuestion' as const,
    key: header['idempotency-key'],
    now,
    content: { ...body, captcha: undefined },
    consent: { field: 'consent_version', version: consent_version },
    captcha: { field: 'captcha', solution: captcha },
    caller,
  }
  return submissions.take<HandlerAnswer<'sendBlogQuestion'>>(submission, async () => {
    const blog = await content.findBySlug(blogKind, blog_slug)
    if (!blog) throw new HttpProblem(404, 'not_found', { detail: 'No such blog' })
    const category = blog.categories.find(({ id }) => id === category_id)
    if (!category) throw invalidRequest([{ field: 'category_id', code: 'unknown', message: 'is no category of this blog' }])

    const [sender, number] = [await senderOf(content, config, lang), await freeNumber(database, 'B')]
    const row = {
      kind: 'blog' as const,
      number,
      tracking_hash: null,
      language: lang,
      name: full_name.trim(),
      email,
      phone: null,
      question,
      category_id,
      category: shownText(category, 'name', lang) ?? String(category_id),
      blog_slug,
      is_public: is_public ? 1 : 0,
      consent_version,
      due_at: null,
    }
    return async (query) => {
      await addQuestion(query, row, { now, sender, greet: row.name })
      return { number, status: 'on_moderation', received_at: toUtc(now) }
    }
  })
}
