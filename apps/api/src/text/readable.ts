/** What is seen as nothing, and turns the order of what is read, or parts of a page; but for ends of lines, tabs and what joins letters and signs. */
const unseen = /(?![\t\n\r\u00ad\u200c\u200d])[\p{Cc}\p{Cf}]/gu

/** Of more marks on a letter than any language has, those that would stand over other lines. */
const heap = /(\p{M}{4})\p{M}+/gu

/** The text of a visitor, as others may be shown it. */
export function readable(text: string): string {
  return text.replace(unseen, '').replace(heap, '$1')
}
