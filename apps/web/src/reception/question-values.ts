import type { SendQuestionRequest } from '@university/api-client'
import { tidyEmail } from '../forms/is-email'
import { phoneFault } from '../forms/phone-fault'
import { phonePattern } from '../forms/phone-pattern'
import type { Rule } from '../forms/rules'
import type { Sending } from '../forms/submission-form'
import type { Category } from './use-categories'

/** What a visitor fills in to ask the university something; `category` is an id, or '' for none. */
export interface QuestionValues {
  lastName: string
  firstName: string
  email: string
  mobile: string
  category: string
  question: string
  document: File[]
}

export const noQuestion: QuestionValues = { lastName: '', firstName: '', email: '', mobile: '', category: '', question: '', document: [] }

/** In the order in which the fields stand. An address that is none keeps nobody from sending; the server looks at it. */
export const questionRules: Record<keyof QuestionValues, Rule> = {
  lastName: { label: 'reception.last_name', required: true },
  firstName: { label: 'reception.first_name', required: true },
  email: { label: 'reception.email', required: true },
  mobile: { label: 'reception.phone', required: true, check: (value: string) => (phonePattern.test(value) ? undefined : (phoneFault(value) ?? 'field.phone')) },
  category: { label: 'reception.category', required: true, missing: 'reception.no_category' },
  question: { label: 'reception.question', required: true },
  document: { label: 'reception.document' },
}

/** `question.question.mobile` → `mobile`; the file is the part `f0`. */
export function questionFieldAt(place: string): string {
  if (place === 'f0' || place === 'question.count') return 'document'
  if (place === 'consentVersion') return 'consent'
  return /^question\.question\.(\w+)/.exec(place)?.[1] ?? place
}

/** As the contract wants it. */
export function toQuestionRequest(values: QuestionValues, categories: readonly Category[], { key, captcha, consentVersion, website, language }: Sending): SendQuestionRequest {
  const [file] = values.document
  const category = categories.find(({ id }) => String(id) === values.category) ?? { id: Number(values.category) }
  return {
    header: { 'Idempotency-Key': key },
    body: {
      question: {
        question: {
          lastName: values.lastName.trim(),
          firstName: values.firstName.trim(),
          email: tidyEmail(values.email),
          mobile: values.mobile,
          category,
          question: values.question.trim(),
          document: file ? { name: file.name, size: file.size, type: file.type || 'application/octet-stream' } : null,
          language,
        },
        count: file ? 1 : 0,
      },
      captcha,
      consentVersion,
      website,
      ...(file && { f0: file }),
    },
  }
}
