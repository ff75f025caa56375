/** Two digits of a year up to this are of this century, others of the last. */
const cutoff = 68

/** `1.12.26` → `1.12.2026`, `1.12.69` → `1.12.1969`; any other text as it is, without what is not seen around it: keyboards of phones add blanks. */
export function expandYear(text: string): string {
  const seen = text.replace(/^[\s\u200b-\u200f]+|[\s\u200b-\u200f]+$/g, '')
  const [whole, day, year] = /^(\d{1,2}\.\d{1,2}\.)(\d\d)$/.exec(seen) ?? []
  return whole === undefined ? seen : `${day}${Number(year) > cutoff ? '19' : '20'}${year}`
}
