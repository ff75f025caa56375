import type { HTMLInputAutoCompleteAttribute } from 'react'
import { FieldFrame } from './field-frame'
import { useFormField } from './use-form-field'

export interface TextFieldProps {
  name: string
  type?: 'text' | 'tel'
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Which keys a telephone shows. */
  inputMode?: 'text' | 'numeric'
  maxLength?: number
  hint?: string
}

/** One line of text. */
export function TextField({ name, type = 'text', autoComplete, inputMode, maxLength = 100, hint }: TextFieldProps) {
  const { input, control, ...frame } = useFormField<string>(name, { hint })
  return (
    <FieldFrame {...frame}>
      <input {...control} className="control" type={type} value={input.value} onChange={input.onChange} onBlur={input.onBlur} onFocus={input.onFocus} autoComplete={autoComplete} inputMode={inputMode} maxLength={maxLength} />
    </FieldFrame>
  )
}
