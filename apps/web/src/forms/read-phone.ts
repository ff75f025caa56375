/** A number of the country code +7 as far as it is there. */
export interface ReadPhone {
  /** Its digits after the country's code: ten in a whole number. */
  national: string
  /** Whether the first digit is known to follow the country's code; else a 7 may turn out to be that code. */
  isCodeKnown: boolean
}

/**
 * Reads `+7 701…`, `007 701…`, `8 701…`, `7 701…` and `701…`, whatever stands between the digits.
 *
 * @returns undefined where it has the code of another country, or could still get one (`+`, `00`), and where it has more digits than
 * any number without code; more than ten digits after a written +7 are all given
 */
export function readPhone(text: string): ReadPhone | undefined {
  const compact = text.replace(/[^\d+]/g, '')
  const digits = compact.replace(/\D/g, '')
  if (/^(\+|00)7/.test(compact)) return { national: digits.replace(/^(00)?7/, ''), isCodeKnown: true }
  if (/^[+0]/.test(compact)) return undefined
  // The 8 is dialled within the country: no number of Kazakhstan begins with it.
  const hasCode = digits.startsWith('8') || (digits.startsWith('7') && digits.length === 11)
  const national = hasCode ? digits.slice(1) : digits
  return national.length > 10 ? undefined : { national, isCodeKnown: hasCode || national.length === 10 }
}
