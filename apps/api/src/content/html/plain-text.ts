import sanitizeHtml from 'sanitize-html'

/** The text of sanitised HTML, with a space where an element ends, for searching in it. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(/></g, '> <'), { allowedTags: [], allowedAttributes: {} })
  return decode(text).replace(/\s+/g, ' ').trim()
}

/** The sanitiser writes these four and no others. */
function decode(text: string): string {
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&amp;/g, '&')
}
