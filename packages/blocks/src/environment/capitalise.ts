/** `evening` → `Evening`: a word that stands alone begins as a sentence does. Not by the browser's own language: in Turkish an `i` becomes an `İ`. */
export function capitalise(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
