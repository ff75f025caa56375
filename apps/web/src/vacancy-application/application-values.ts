import type { ApplyForVacancyRequest } from '@university/api-client'
import type { TFunction } from 'i18next'
import { isEmail, tidyEmail } from '../forms/is-email'
import type { Rule } from '../forms/rules'
import type { Sending } from '../forms/submission-form'

/** What a candidate fills in, by the names of the contract; numbers and choices as text, '' for none. */
export interface ApplicationValues {
  last_name: string
  first_name: string
  middle_name: string
  email: string
  phone: string
  degree: string
  experience_years: string
  cover_letter: string
  resume: File[]
  files: File[]
}

export const noApplication: ApplicationValues = { last_name: '', first_name: '', middle_name: '', email: '', phone: '', degree: '', experience_years: '', cover_letter: '', resume: [], files: [] }

type Degree = NonNullable<ApplyForVacancyRequest['body']['degree']>

export const degrees = ['bachelor', 'specialist', 'master', 'candidate_of_sciences', 'phd', 'doctor_of_sciences'] as const satisfies readonly Degree[]

const mostYears = 70

/** In the order in which the fields stand. */
export const applicationRules: Record<keyof ApplicationValues, Rule> = {
  last_name: { label: 'application.last_name', required: true },
  first_name: { label: 'application.first_name', required: true },
  middle_name: { label: 'application.middle_name' },
  email: { label: 'application.email', required: true, check: (text: string) => (isEmail(text) ? undefined : 'field.email') },
  phone: { label: 'application.phone', required: true, check: (text: string) => (phonePattern.test(toPhone(text)) ? undefined : 'application.wrong_phone') },
  degree: { label: 'application.degree' },
  experience_years: { label: 'application.experience_years', check: (text: string) => (isYears(text) ? undefined : 'application.wrong_years') },
  cover_letter: { label: 'application.cover_letter' },
  resume: { label: 'application.resume', required: true, missing: 'application.no_resume' },
  files: { label: 'application.files' },
}

/** `files[1]` → `files`. */
export function applicationFieldAt(place: string): string {
  return place === 'consent_version' ? 'consent' : place.replace(/\[.*$/, '')
}

/** As the contract wants it; what is optional and empty is left out. */
export function toApplicationRequest(values: ApplicationValues, vacancyId: number, { key, captcha, consentVersion, website, language }: Sending): ApplyForVacancyRequest {
  const [resume] = values.resume
  if (!resume) throw new Error('The rules let no application through without a CV.')
  const [middleName, years, letter] = [values.middle_name.trim(), values.experience_years.trim(), values.cover_letter.trim()]
  return {
    header: { 'Idempotency-Key': key },
    body: {
      vacancy_id: vacancyId,
      last_name: values.last_name.trim(),
      first_name: values.first_name.trim(),
      ...(middleName && { middle_name: middleName }),
      email: tidyEmail(values.email),
      phone: toPhone(values.phone),
      ...(values.degree && { degree: values.degree as Degree }),
      ...(years && { experience_years: Number(years) }),
      ...(letter && { cover_letter: letter }),
      resume,
      ...(values.files.length > 0 && { files: values.files }),
      captcha,
      consent_version: consentVersion,
      lang: language,
      website,
    },
  }
}

/** What was typed, to be read and copied; '' where there is nothing. */
export function toPlainText(values: Partial<ApplicationValues>, t: TFunction): string {
  const lines = Object.entries(applicationRules).flatMap(([field, { label }]) => {
    const value = values[field as keyof ApplicationValues]
    if (typeof value !== 'string' || value.trim() === '') return []
    return `${t(label)}: ${field === 'degree' ? t(`application.degree_${value}`) : value.trim()}`
  })
  return lines.join('\n')
}

/** Of the contract: with the code of the country, for candidates from abroad apply too. */
const phonePattern = /^\+[0-9][0-9 ()-]{6,23}$/

/** `0044 20.7946 0958` → `+44 20-7946 0958`, `8 (701) 555…` → `+7 (701) 555…`: the same number in the signs that the contract knows. */
function toPhone(text: string): string {
  const written = text
    .trim()
    .replace(/\s/g, ' ')
    .replace(/[.\u2010-\u2015]/g, '-')
    .replace(/^00 ?/, '+')
  if (written.startsWith('+')) return written

  // As it is dialled within Kazakhstan: with its 8, with the country's 7 but no sign, or with neither.
  const digits = written.replace(/\D/g, '')
  if (/^[78]\d{10}$/.test(digits)) return written.replace(/^\D*[78]\)?/, '+7')
  return /^7\d{9}$/.test(digits) ? `+7 ${written}` : written
}

function isYears(text: string): boolean {
  return /^\d{1,2}$/.test(text.trim()) && Number(text) <= mostYears
}
