import sanitizeHtml from 'sanitize-html'
import { allTexts } from '../languages'

/** A tag that begins another line, or another cell: all but those that stand within a word, too. */
export const breakingTag = /<(?!\/?(?:a|abbr|em|span|strong|sub|sup)\b)[^>]*>/gi

/** The text of sanitised HTML, with a space where a line or an element ends, for searching in it. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(breakingTag, ' $& ').replace(/></g, '> <'), { allowedTags: [], allowedAttributes: {} })
  return decode(text).replace(/\s+/g, ' ').trim()
}

/** Sanitised HTML in all its languages, for the kinds' `searched`. */
export function plainTexts(item: object, field: string): (string | null)[] {
  return allTexts(item, field).map((html) => html && plainText(html))
}

/** The sanitiser writes these four and no others. */
function decode(text: string): string {
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&amp;/g, '&')
}
