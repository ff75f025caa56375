import { useMaskito } from '@maskito/react'
import { useState } from 'react'
import { phoneFault } from '../phone-fault'
import { FieldFrame } from './field-frame'
import { phoneMask, phonePrefix } from './phone-mask'
import { useFormField } from './use-form-field'

/**
 * A telephone number by the mask `+7-(999)-999-99-99`, also where it is pasted or filled in as 8 701 …, 007 701 … or +7701….
 * A number that cannot become one stays as it was written, and what is wrong with it is said at once.
 */
export function PhoneField({ name }: { name: string }) {
  const [options] = useState(phoneMask)
  const ref = useMaskito({ options })
  const { input, control, ...frame } = useFormField<string>(name, { earlyCheck: phoneFault })

  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        className="control"
        ref={ref}
        type="tel"
        value={input.value}
        // Maskito changes the field by itself and tells of it by `input` alone.
        onInput={({ currentTarget }) => input.onChange(currentTarget.value === phonePrefix ? '' : currentTarget.value)}
        onBlur={input.onBlur}
        onFocus={input.onFocus}
        autoComplete="tel"
        inputMode="tel"
        placeholder="+7-(___)-___-__-__"
      />
    </FieldFrame>
  )
}
