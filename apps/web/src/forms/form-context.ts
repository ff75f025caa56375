import type { Client } from '@university/api-client/client'
import { createContext, useContext } from 'react'
import type { CaptchaState } from './captcha/use-captcha'

/** What the fields of one form know of it. */
export interface FormOfFields {
  /** Begins the ids of its fields. */
  id: string
  /** Site that it is on, `main` for the host without identifier. */
  site: string
  /** Calls of the page's own host: challenges of captchas come from there, also where another takes the form. */
  client: Client
  /** By name: the label, and whether it must be filled in. */
  fields: Record<string, FieldKind>
  /** Faults that the server found, by name of the field, while its value is what was sent. */
  refusalOf(name: string, value: unknown): string | undefined
  /** Whether the captcha is being solved: then it is not missing. */
  isProving: boolean
  onCaptcha(state: CaptchaState): void
}

export interface FieldKind {
  /** Key of its message. */
  label: string
  required?: boolean
}

const FormContext = createContext<FormOfFields | undefined>(undefined)

export const FormProvider = FormContext.Provider

export function useForm(): FormOfFields {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside of a SubmissionForm.')
  return form
}
