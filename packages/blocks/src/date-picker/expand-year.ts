/** Two digits of a year up to this are of this century, others of the last. */
const cutoff = 68

/** `1.12.26` → `1.12.2026`, `1.12.69` → `1.12.1969`; any other text as it is. */
export function expandYear(text: string): string {
  const [whole, day, year] = /^(\d{1,2}\.\d{1,2}\.)(\d\d)$/.exec(text.trim()) ?? []
  return whole === undefined ? text : `${day}${Number(year) > cutoff ? '19' : '20'}${year}`
}
