import type { components } from '@university/api-schema/types'
import type { HandlerAnswer } from '@university/api-schema/handlers'
import { questionCategory } from '../../content/kinds/question-category'
import { shownText } from '../../content/languages'
import { toUtc } from '../../content/time'
import type { Context } from '../../context'
import { invalidRequest } from '../../contract/invalid-request'
import { senderOf } from '../../mail/sender'
import { addQuestion } from '../../questions/add-question'
import { siteAddress } from '../../sites/site-address'
import { freeNumber, newTrackingCode, trackingHash } from '../../submissions/numbers'
import { dueAfter } from '../../submissions/working-days'
import type { Upload } from '../../uploads/upload'

/** A question must be answered within this many working days. */
const workingDays = 15

interface Arrival {
  operation: 'sendQuestion' | 'sendWebQuestion'
  key: string | undefined
  body: components['schemas']['WebQuestionSubmission']
  file: Upload | undefined
}

/** What both ways to put a question have in common. */
export async function receiveQuestion({ operation, key, body, file }: Arrival, context: Context): Promise<HandlerAnswer<'sendQuestion'>> {
  const { submissions, content, config, database, now, caller } = context
  const { captcha, consentVersion } = body
  const { question: form, count } = body.question
  const files = file ? [{ part: 'f0', upload: file }] : []
  const submission = {
    operation,
    key,
    now,
    // Of the category its id counts; whether its names came along is no other question.
    content: { ...body, question: { count, question: { ...form, category: form.category.id } }, captcha: undefined, f0: file?.sha256 },
    consent: { field: 'consentVersion', version: consentVersion },
    captcha: { field: 'captcha', solution: captcha },
    files,
    caller,
  }
  return submissions.take<HandlerAnswer<'sendQuestion'>>(submission, async () => {
    const category = await content.findById(questionCategory, form.category.id)
    if (!category) throw invalidRequest([{ field: 'question.question.category.id', code: 'unknown', message: 'is no category' }])
    if (count !== files.length) throw invalidRequest([{ field: 'question.count', code: 'count', message: `does not fit the number of files, ${files.length}` }])

    const language = form.language
    const [sender, number, code] = [await senderOf(content, config, language), await freeNumber(database, 'Q'), newTrackingCode()]
    const due_at = dueAfter(now, workingDays)
    return async (query) => {
      await addQuestion(
        query,
        {
          kind: 'reception',
          number,
          tracking_hash: trackingHash(number, code),
          language,
          name: `${form.lastName.trim()} ${form.firstName.trim()}`,
          email: form.email,
          phone: form.mobile,
          question: form.question,
          category_id: category.id,
          category: shownText(category, 'name', language) ?? String(category.id),
          blog_slug: null,
          is_public: 0,
          consent_version: consentVersion,
          due_at,
        },
        { now, sender, greet: form.firstName, statusUrl: `${siteAddress(config.siteUrl, '')}/${language}/reception#status`, files },
      )
      return { number, status: 'on_moderation', tracking_code: code, received_at: toUtc(now), due_at }
    }
  })
}
