import { useEffect, useState } from 'react'
import { isEmail } from '../is-email'
import { FieldFrame } from './field-frame'
import { useFormField } from './use-form-field'

/** Who pauses for so long has typed the address to its end, in milliseconds. */
const pauseMs = 700

/** An e-mail address. What is no address is said when it was changed, and keeps nobody from sending unless the form's own rules do. */
export function EmailField({ name, hint, wide = false }: { name: string; hint?: string; wide?: boolean }) {
  const [isChecked, setChecked] = useState(false)
  const [text, setText] = useState('')
  const { input, control, ...frame } = useFormField<string>(name, { hint, early: isChecked && text !== '' && !isEmail(text) ? 'field.email' : undefined })

  useEffect(() => {
    setText(input.value)
    if (input.value === '' || isEmail(input.value)) setChecked(false)
    if (input.value === '') return
    const timer = setTimeout(() => setChecked(true), pauseMs)
    return () => clearTimeout(timer)
  }, [input.value])

  function leave() {
    setChecked(input.value !== '')
    input.onBlur()
  }

  return (
    <FieldFrame {...frame} wide={wide}>
      <input {...control} className="control" type="email" value={input.value} onChange={input.onChange} onBlur={leave} onFocus={input.onFocus} autoComplete="email" inputMode="email" autoCapitalize="off" spellCheck={false} maxLength={254} />
    </FieldFrame>
  )
}
