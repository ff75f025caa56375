import { useField } from 'react-final-form'
import { useLanguage } from '../../i18n/use-language'
import { useForm } from '../form-context'
import { isEmpty, type Value as AnyValue } from '../submission-values'

/** react-final-form would take an emptied field out of the values, and a form counts on all of them. */
const asIs = <Value>(value: Value) => value

/**
 * A field of the form around: its value, and what is wrong with it in the language of the page. Nothing is said to be
 * missing before the visitor has tried to send.
 *
 * @param hint key of a message that says what is expected
 * @param earlyCheck finds in the value the key of what is wrong already, before anything is sent
 */
export function useFormField<Value extends AnyValue>(name: string, { hint, earlyCheck }: { hint?: string | undefined; earlyCheck?: (value: Value) => string | undefined } = {}) {
  const { t } = useLanguage()
  const { id, fields, refusalOf } = useForm()
  const { input, meta } = useField<Value>(name, { allowNull: true, parse: asIs, subscription: { value: true, error: true, submitFailed: true } })
  const { label = name, required = false } = fields[name] ?? {}
  const fault = refusalOf(name, input.value) ?? (meta.submitFailed ? (meta.error as string | undefined) : undefined) ?? earlyCheck?.(input.value)
  const ids = { field: `${id}-${name}`, hint: `${id}-${name}-hint`, error: `${id}-${name}-error` }

  return {
    input,
    ids,
    label: t(label),
    required,
    hint: hint && t(hint),
    error: fault && t(fault),
    /** It is missing, which the list of all faults says (error-summary.tsx). */
    isListed: meta.submitFailed === true && meta.error !== undefined && isEmpty(input.value),
    /** For the control itself. */
    control: {
      id: ids.field,
      name,
      'aria-required': required || undefined,
      'aria-invalid': fault ? true : undefined,
      'aria-describedby': [fault && ids.error, hint && ids.hint].filter(Boolean).join(' ') || undefined,
    },
  }
}
