import type { Schema } from '@university/api-client/types'
import { MailAddress } from '@university/blocks/mail-address'
import { useEffect, useRef, useState } from 'react'
import type { FailureNote } from '../forms/failure-note'
import { EmailField } from '../forms/fields/email-field'
import { FileField } from '../forms/fields/file-field'
import { SelectField } from '../forms/fields/select-field'
import { TextAreaField } from '../forms/fields/text-area-field'
import { TextField } from '../forms/fields/text-field'
import { tidyEmail } from '../forms/is-email'
import { SubmissionForm, type Sending } from '../forms/submission-form'
import { applyForVacancy } from '../forms/submissions'
import { useFormMessages } from '../forms/use-form-messages'
import { useReceipt } from '../forms/use-receipt'
import { useLanguage } from '../i18n/use-language'
// With the form, not when it is needed: what fails most often is the network.
import { showToast } from '../toasts/show-toast'
import { ApplicationReceipt } from './application-receipt'
import { applicationFieldAt, applicationRules, degrees, noApplication, toApplicationRequest, type ApplicationValues } from './application-values'
import { EndedApplication } from './ended-application'
import { draftName, type Ending } from './use-application'

export interface ApplicationFormProps {
  vacancy: { id: number; contactEmail: string | null }
  /** Identifier of the site, `main` for the host without one. */
  site: string
  /** Set, there is nothing to apply for. */
  ending: Ending | undefined
  /** The server says that there is nothing to apply for. */
  onEnd: (ending: Ending) => void
}

type Receipt = Schema<'ApplicationReceipt'>

/** Types of files that the server takes, by their endings. */
const resumeEndings = ['.pdf', '.docx', '.odt']
const fileEndings = [...resumeEndings, '.jpg', '.jpeg', '.png']

const endings: Record<string, Ending> = { gone: 'closed', not_found: 'gone' }

/** The application for a vacancy: the form, then what became of it. */
export function ApplicationForm({ vacancy, site, ending, onEnd }: ApplicationFormProps) {
  const { t } = useLanguage()
  const areMessagesThere = useFormMessages()
  const { receipt, isNew, keep } = useReceipt<{ receipt: Receipt; email: string }>(draftName(vacancy.id))
  const [isSending, setSending] = useState(false)
  // What was sent in time is waited for.
  const isOver = ending !== undefined && !isSending
  const wasForm = useRef(false)
  useEffect(() => {
    wasForm.current = areMessagesThere && !isOver
  }, [areMessagesThere, isOver])

  async function send(values: ApplicationValues, sending: Sending) {
    setSending(true)
    const result = await applyForVacancy(sending.client, toApplicationRequest(values, vacancy.id, sending), sending.options)
    setSending(false)
    // A proxy may refuse it in JSON of its own, such as null.
    const told = result.ok || result.kind !== 'badRequest' ? undefined : endings[result.error?.code]
    if (told) onEnd(told)
    return result
  }

  async function succeed(answer: Receipt, { email }: ApplicationValues) {
    keep({ receipt: answer, email: tidyEmail(email) })
    await showToast({ severity: 'success', title: t('application.sent'), text: t('application.success_text', { number: answer.application_number }) })
  }

  function explain({ message }: FailureNote) {
    if (message !== 'failure.duplicate') return undefined
    const { contactEmail } = vacancy
    return (
      <>
        {t('application.duplicate')} {contactEmail ? <>{t('application.duplicate_contact')} <MailAddress address={contactEmail} /></> : null}
      </>
    )
  }

  if (!areMessagesThere) return null
  if (receipt) return <ApplicationReceipt {...receipt} takesFocus={isNew} />
  if (isOver) return <EndedApplication ending={ending} vacancyId={vacancy.id} takesFocus={wasForm.current} />
  return (
    <SubmissionForm<ApplicationValues, Receipt>
      name={draftName(vacancy.id)}
      site={site}
      empty={noApplication}
      rules={applicationRules}
      submit="application.submit"
      send={send}
      fieldAt={applicationFieldAt}
      onSuccess={(answer, values) => void succeed(answer, values)}
      explain={explain}
    >
      <TextField name="last_name" autoComplete="family-name" />
      <TextField name="first_name" autoComplete="given-name" />
      <TextField name="middle_name" autoComplete="additional-name" />
      <EmailField name="email" />
      <TextField name="phone" type="tel" autoComplete="tel" maxLength={25} hint="application.phone_hint" />
      <SelectField name="degree" options={degrees.map((value) => ({ value, text: t(`application.degree_${value}`) }))} />
      <TextField name="experience_years" inputMode="numeric" maxLength={2} />
      <TextAreaField name="cover_letter" maxLength={5000} hint="application.cover_letter_hint" />
      <FileField name="resume" endings={resumeEndings} hint="application.resume_hint" />
      <FileField name="files" endings={fileEndings} limit={5} hint="application.files_hint" />
    </SubmissionForm>
  )
}
