/** `evening` → `Evening`: a word that stands alone begins as a sentence does. */
export function capitalise(text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase() + text.slice(first.length)
}
