import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import { MAIN_SITE } from 'gatsby-source-university/site-names'
import { useSetAtom } from 'jotai'
import { useState, type MouseEvent } from 'react'
import * as fieldStyles from '../forms/fields/fields.module.css'
import { EmailField } from '../forms/fields/email-field'
import { FileField } from '../forms/fields/file-field'
import { PhoneField } from '../forms/fields/phone-field'
import { SelectField } from '../forms/fields/select-field'
import { TextAreaField } from '../forms/fields/text-area-field'
import { TextField } from '../forms/fields/text-field'
import * as formStyles from '../forms/forms.module.css'
import { tidyEmail } from '../forms/is-email'
import { SubmissionForm } from '../forms/submission-form'
import { sendQuestion } from '../forms/submissions'
import { useFormMessages } from '../forms/use-form-messages'
import { useReceipt } from '../forms/use-receipt'
import { languageTags } from '../i18n/languages'
import { useLanguage } from '../i18n/use-language'
import type { Shell } from '../shell/shell'
import { askedQuestionAtom } from '../state/asked-question'
// With the form, not when it is needed: what fails most often is the network.
import { showToast } from '../toasts/show-toast'
import { noQuestion, questionFieldAt, questionRules, toQuestionRequest, type QuestionValues } from './question-values'
import { QuestionReceipt } from './question-receipt'
import { useCategories } from './use-categories'

export interface ReceptionFormProps {
  shell: Shell | undefined
  /** In the dialog; without it on the page. Both may be there at once, each with its own text. */
  isInDialog?: boolean
  /** A submission has failed; the form is empty, and offers what was typed when it is seen again. */
  onFailed?: () => void
}

/** Types of files that the reception takes, by their endings. */
const endings = ['.pdf', '.docx', '.odt', '.jpg', '.jpeg', '.png']

/** The public reception: a question, complaint, suggestion or the wish for an appointment, to the university. */
export function ReceptionForm({ shell, isInDialog = false, onFailed }: ReceptionFormProps) {
  const { t, language } = useLanguage()
  const areMessagesThere = useFormMessages()
  const { categories, hasFailed, retry } = useCategories()
  const name = isInDialog ? 'reception-dialog' : 'reception'
  const setAsked = useSetAtom(askedQuestionAtom)
  const { receipt, isNew, keep, forget, form } = useReceipt<{ receipt: Schema<'QuestionReceipt'>; email: string }>(name)
  // In another language it is the same form, with its files, and it goes on sending. No ref: it would know of a render that React has given up, and show an empty place instead of the skeleton.
  const [wereThere, setWereThere] = useState(false)
  if (areMessagesThere && !wereThere) setWereThere(true)
  if (!wereThere) return null

  async function succeed(answer: Schema<'QuestionReceipt'>, { email }: QuestionValues) {
    keep({ receipt: answer, email: tidyEmail(email) })
    setAsked({ number: answer.number, code: answer.tracking_code })
    await showToast({ severity: 'success', title: t('reception.sent'), text: t('reception.success_text', { number: answer.number }) })
  }

  /** The other form may have sent one since. */
  function askAnother() {
    setAsked((asked) => (asked?.number === receipt?.receipt.number ? undefined : asked))
    forget()
  }

  async function fail(text: string) {
    onFailed?.()
    await showToast({ severity: 'error', title: t('failure.title'), text })
  }

  /** The button that had the focus goes away. */
  function retryCategories({ currentTarget }: MouseEvent) {
    currentTarget.closest('div')?.querySelector('select')?.focus()
    retry()
  }

  return (
    <>
      {receipt && <QuestionReceipt {...receipt} takesFocus={isNew} onAnother={askAnother} />}
      <div ref={form} hidden={receipt !== undefined || !areMessagesThere}>
        <p className={formStyles.offer}>{t('reception.mail_notice')}</p>
        <SubmissionForm<QuestionValues, Schema<'QuestionReceipt'>>
          name={name}
          other={isInDialog ? 'reception' : 'reception-dialog'}
          site={shell?.site ?? MAIN_SITE}
          host={shell?.receptionUrl ?? ''}
          empty={noQuestion}
          rules={questionRules}
          submit="reception.submit"
          send={(values, sending) => sendQuestion(sending.client, toQuestionRequest(values, categories, sending), sending.options)}
          fieldAt={questionFieldAt}
          onSuccess={(answer, values) => void succeed(answer, values)}
          onFailure={(text) => void fail(text)}
        >
          <TextField name="lastName" autoComplete="family-name" />
          <TextField name="firstName" autoComplete="given-name" />
          <EmailField name="email" />
          <PhoneField name="mobile" />
          <SelectField
            name="category"
            wide
            options={categories.map((category) => {
              const name = pickText(category, 'name', language)
              return { value: String(category.id), text: name?.text ?? String(category.id), lang: name && name.language !== language ? languageTags[name.language] : undefined }
            })}
          >
            {hasFailed && (
              <p className={fieldStyles.error}>
                {t('reception.categories_failed')}{' '}
                <button type="button" className={formStyles.plain} onClick={retryCategories}>
                  {t('reception.retry')}
                </button>
              </p>
            )}
          </SelectField>
          <TextAreaField name="question" maxLength={5000} />
          <FileField name="document" endings={endings} hint="reception.document_hint" />
        </SubmissionForm>
      </div>
    </>
  )
}
