import type { MaskitoMaskExpression, MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { readPhone } from '../read-phone'

/** What the mask sets before the digits. */
export const phonePrefix = '+7-('

/** Digits too many stay to be seen, at the end, until the visitor takes them away. */
const surplus = Array.from({ length: 30 }, () => /\d/)
const numberMask: MaskitoMaskExpression = ['+', '7', '-', '(', /\d/, /\d/, /\d/, ')', '-', /\d/, /\d/, /\d/, '-', /\d/, /\d/, '-', /\d/, /\d/, ...surplus]
/** A number of another country, or one whose country is not known yet, as it was written. */
const freeMask = /^[+\d\s().-]*$/

/** The mask `+7-(999)-999-99-99` of one field. It loses no digit: what does not fit stays as it was written. */
export function phoneMask(): MaskitoOptions {
  /** A 7 that was typed first is the country's code after all when an eleventh digit follows: no code of Kazakhstan is as short as that. */
  let isCodeKnown = false

  const preprocess: MaskitoPreprocessor = ({ elementState, data }, action) => {
    const asIs = { elementState, data }
    const { value, selection } = elementState
    if (action === 'deleteBackward' || action === 'deleteForward') return asIs
    const [from, to] = action === 'validation' ? [value.length, value.length] : selection
    const rest = value.slice(0, from) + value.slice(to)
    const isEmpty = action === 'insert' && (rest === '' || rest === phonePrefix)

    const text = isEmpty ? data : value.slice(0, from) + data + value.slice(to)
    if (!isEmpty && value.startsWith(phonePrefix) && text.startsWith(phonePrefix)) {
      const digits = text.slice(phonePrefix.length).replace(/\D/g, '')
      if (isCodeKnown || action !== 'insert' || digits.length !== 11 || !digits.startsWith('77')) return asIs
      isCodeKnown = true
      return afterPrefix(digits.slice(1))
    }

    const phone = readPhone(text)
    isCodeKnown = phone?.isCodeKnown ?? true
    if (phone?.national) return action === 'insert' ? afterPrefix(phone.national) : whole(phonePrefix + phone.national)
    return isEmpty ? { elementState: { value: '', selection: [0, 0] }, data } : asIs
  }

  return {
    mask: ({ value }) => (value.startsWith(phonePrefix) || readPhone(value)?.national ? numberMask : freeMask),
    preprocessors: [preprocess],
  }
}

/** The digits as if they were typed behind the prefix. */
function afterPrefix(digits: string): ReturnType<MaskitoPreprocessor> {
  return { elementState: { value: phonePrefix, selection: [phonePrefix.length, phonePrefix.length] }, data: digits }
}

function whole(value: string): ReturnType<MaskitoPreprocessor> {
  return { elementState: { value, selection: [value.length, value.length] }, data: '' }
}
