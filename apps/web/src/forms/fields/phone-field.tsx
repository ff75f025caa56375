import { useMaskito } from '@maskito/react'
import type { MaskitoOptions } from '@maskito/core'
import { FieldFrame } from './field-frame'
import { useFormField } from './use-form-field'

const prefix = '+7-('
const mask: MaskitoOptions = {
  mask: ['+', '7', '-', '(', /\d/, /\d/, /\d/, ')', '-', /\d/, /\d/, /\d/, '-', /\d/, /\d/, '-', /\d/, /\d/],
  preprocessors: [
    ({ elementState: { value, selection }, data }) => {
      const isBegun = value.startsWith(prefix)
      const digits = isBegun ? value : prefix + nationalDigits(value)
      const isStart = digits === prefix
      const end = digits.length
      // The first digit would else be taken for the country's 7.
      return { elementState: isBegun || (isStart && data === '') ? { value, selection } : { value: digits, selection: [end, end] }, data: isStart ? nationalDigits(data) : data }
    },
  ],
}

/** A telephone number of Kazakhstan by the mask `+7-(999)-999-99-99`, also where it is pasted or filled in as 8 701 … or +7701…. */
export function PhoneField({ name, hint }: { name: string; hint?: string }) {
  const ref = useMaskito({ options: mask })
  const { input, control, ...frame } = useFormField<string>(name, { hint })

  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        ref={ref}
        type="tel"
        value={input.value}
        // Maskito changes the field by itself and tells of it by `input` alone.
        onInput={({ currentTarget }) => input.onChange(currentTarget.value === prefix ? '' : currentTarget.value)}
        onBlur={input.onBlur}
        onFocus={input.onFocus}
        autoComplete="tel"
        inputMode="tel"
        placeholder="+7-(___)-___-__-__"
      />
    </FieldFrame>
  )
}

/** Without the country's 7, or the 8 that is dialled within it: no number of Kazakhstan begins with 8. */
function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.startsWith('8') || (digits.startsWith('7') && digits.length === 11) ? digits.slice(1) : digits
}
