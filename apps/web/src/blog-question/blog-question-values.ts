import type { SendBlogQuestionRequest } from '@university/api-client'
import { isEmail, tidyEmail } from '../forms/is-email'
import type { Rule } from '../forms/rules'
import type { Sending } from '../forms/submission-form'

/** What a visitor fills in to ask the owner of a blog; `category` is an id, or '' for none. */
export interface BlogQuestionValues {
  fullName: string
  category: string
  email: string
  question: string
  isPublic: boolean
}

export const noBlogQuestion: BlogQuestionValues = { fullName: '', category: '', email: '', question: '', isPublic: true }

/** In the order in which the fields stand. */
export const blogQuestionRules: Record<keyof BlogQuestionValues, Rule> = {
  fullName: { label: 'blog_question.full_name', required: true },
  category: { label: 'blog_question.topic', required: true, missing: 'blog_question.no_topic' },
  email: { label: 'blog_question.email', required: true, check: (value: string) => (isEmail(value) ? undefined : 'field.email') },
  question: { label: 'blog_question.question', required: true },
  isPublic: { label: 'blog_question.is_public' },
}

const fields: Record<string, string> = { full_name: 'fullName', category_id: 'category', is_public: 'isPublic', consent_version: 'consent' }

/** `category_id` → `category`. */
export function blogQuestionFieldAt(place: string): string {
  return fields[place] ?? place
}

/** As the contract wants it. */
export function toBlogQuestionRequest(blog: string, values: BlogQuestionValues, { key, captcha, consentVersion, website, language }: Sending): SendBlogQuestionRequest {
  return {
    header: { 'Idempotency-Key': key },
    body: {
      blog_slug: blog,
      full_name: values.fullName.trim(),
      email: tidyEmail(values.email),
      category_id: Number(values.category),
      question: values.question.trim(),
      is_public: values.isPublic,
      lang: language,
      captcha,
      consent_version: consentVersion,
      website,
    },
  }
}
