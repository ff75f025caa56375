import type { FieldKind } from './form-context'
import { isEmpty, type Proofs, type Value } from './submission-values'

/** A field: its label, whether it must be filled in, and what else must be so. */
export interface Rule extends FieldKind {
  /** Key of what is said when a required field is empty. */
  missing?: string
  /** Key of what is wrong with what is filled in, or undefined. */
  check?: (value: never) => string | undefined
}

/** Of what every submission has beside its own fields. */
export const proofRules: Record<keyof Proofs, Rule> = {
  consent: { label: 'field.consent', required: true, missing: 'field.consent_missing' },
  captcha: { label: 'captcha.label', required: true, missing: 'field.captcha' },
  website: { label: '' },
}

/** Keys of what keeps a form from being sent, by field. @param refusalOf see FormOfFields */
export function faultsOf(values: object, rules: Record<string, Rule>, refusalOf: (field: string, value: unknown) => string | undefined): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [field, { required, missing = 'field.required', check }] of Object.entries(rules)) {
    const value = (values as Record<string, Value | undefined>)[field]
    const fault = isEmpty(value) ? required && missing : (check?.(value as never) ?? refusalOf(field, value))
    if (fault) faults[field] = fault
  }
  return faults
}
