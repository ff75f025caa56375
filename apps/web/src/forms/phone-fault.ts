import { readPhone } from './read-phone'

/** Key of what no further digit could mend: another country's code, or digits too many. Undefined while it may become a number with +7. */
export function phoneFault(text: string): 'field.phone_country' | 'field.phone_digits' | undefined {
  const phone = readPhone(text)
  if (phone) return phone.national.length > 10 ? 'field.phone_digits' : undefined
  const compact = text.replace(/[^\d+]/g, '')
  if (/^(\++|00?)$/.test(compact)) return undefined
  return /^[78]/.test(compact) ? 'field.phone_digits' : 'field.phone_country'
}
