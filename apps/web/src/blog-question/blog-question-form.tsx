import type { Schema } from '@university/api-client/types'
import { Link } from '../components/link'
import type { FailureNote } from '../forms/failure-note'
import { CheckField } from '../forms/fields/check-field'
import { EmailField } from '../forms/fields/email-field'
import { SelectField } from '../forms/fields/select-field'
import { TextAreaField } from '../forms/fields/text-area-field'
import { TextField } from '../forms/fields/text-field'
import { tidyEmail } from '../forms/is-email'
import { SubmissionForm } from '../forms/submission-form'
import { sendBlogQuestion } from '../forms/submissions'
import { useFormMessages } from '../forms/use-form-messages'
import { useReceipt } from '../forms/use-receipt'
import { useLanguage } from '../i18n/use-language'
import { langOf } from '../lib/text'
// With the form, not when it is needed: what fails most often is the network.
import { showToast } from '../toasts/show-toast'
import { BlogQuestionReceipt } from './blog-question-receipt'
import { blogQuestionFieldAt, blogQuestionRules, noBlogQuestion, toBlogQuestionRequest, type BlogQuestionValues } from './blog-question-values'

type Blog = NonNullable<Queries.BlogQuery['universityBlog']>

export interface BlogQuestionFormProps {
  /** Site that it is on, `main` for the host without identifier. */
  site: string
  /** Slug of the blog. */
  blog: string
  /** What questions to this blog are about. */
  categories: Blog['categories']
}

/** A question to the owner of a blog. */
export function BlogQuestionForm({ site, blog, categories }: BlogQuestionFormProps) {
  const { t, language } = useLanguage()
  const areMessagesThere = useFormMessages()
  const name = `blog-${blog}`
  const { receipt, isNew, keep, forget, form } = useReceipt<{ number: string; email: string; isPublic: boolean }>(name)
  if (!areMessagesThere) return null

  async function succeed({ number }: Schema<'BlogQuestionReceipt'>, { email, isPublic }: BlogQuestionValues) {
    keep({ number, email: tidyEmail(email), isPublic })
    await showToast({ severity: 'success', title: t('blog_question.sent'), text: t('blog_question.success_text', { number }) })
  }

  /** The blog is gone: there is another way to ask. */
  function explain({ message }: FailureNote) {
    return message === 'failure.not_found' ? (
      <>
        {t('blog_question.gone')} <Link to="/reception">{t('site.reception')}</Link>
      </>
    ) : undefined
  }

  return (
    <>
      {receipt && <BlogQuestionReceipt {...receipt} takesFocus={isNew} onAnother={forget} />}
      <div ref={form} hidden={receipt !== undefined}>
        <SubmissionForm<BlogQuestionValues, Schema<'BlogQuestionReceipt'>>
          name={name}
          site={site}
          empty={noBlogQuestion}
          rules={blogQuestionRules}
          submit="blog_question.submit"
          send={(values, sending) => sendBlogQuestion(sending.client, toBlogQuestionRequest(blog, values, sending), sending.options)}
          fieldAt={blogQuestionFieldAt}
          onSuccess={(receipt, values) => void succeed(receipt, values)}
          explain={explain}
        >
          <TextField name="fullName" autoComplete="name" maxLength={200} />
          <SelectField
            name="category"
            options={categories.map(({ id, name }) => ({ value: String(id), text: name?.text ?? String(id), lang: langOf(name, language) }))}
          />
          <EmailField name="email" hint="blog_question.email_hint" wide />
          <TextAreaField name="question" maxLength={5000} />
          <CheckField name="isPublic" hint="blog_question.is_public_hint" />
        </SubmissionForm>
      </div>
    </>
  )
}
