import { useState, type ChangeEvent } from 'react'
import { isEmail } from '../is-email'
import { FieldFrame } from './field-frame'
import { useFormField } from './use-form-field'

/**
 * An e-mail address. What is no address is said to who has left the field, and keeps nobody from sending unless the form's own rules do. Nobody is interrupted:
 * who hears or looks for each letter pauses between them.
 */
export function EmailField({ name, hint, wide = false }: { name: string; hint?: string; wide?: boolean }) {
  const [isWriting, setWriting] = useState(false)
  const { input, control, ...frame } = useFormField<string>(name, { hint, earlyCheck: (value) => (!isWriting && isWrong(value) ? 'field.email' : undefined) })

  function change(event: ChangeEvent<HTMLInputElement>) {
    // While one is mended that is wrong, it says so until it is right. A browser fills it in without the focus.
    if (event.target === document.activeElement && !(isWrong(input.value) && isWrong(event.target.value))) setWriting(true)
    input.onChange(event)
  }

  function leave() {
    setWriting(false)
    input.onBlur()
  }

  return (
    <FieldFrame {...frame} wide={wide}>
      <input {...control} className="control" type="email" value={input.value} onChange={change} onBlur={leave} onFocus={input.onFocus} autoComplete="email" inputMode="email" autoCapitalize="off" spellCheck={false} maxLength={254} />
    </FieldFrame>
  )
}

const isWrong = (value: string) => value !== '' && !isEmail(value)
