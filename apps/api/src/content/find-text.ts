import type { JsonObject } from '../contract/document'
import type { Findable } from '../search/search-document'
import { headingSections } from './html/page-sections'
import { inOneLine, runningText } from './html/running-text'
import type { Language } from './languages'

/** The fields, without the language, in which the search finds an item. */
export interface FoundFields {
  title?: string
  /** Plain text that counts more than the rest. */
  leads?: string[]
  /** More than one, and no fragment leads to their headings: each is a text of its own to the site. */
  html?: string[]
}

/** What the search finds of an item in a language; undefined where it has no title in it, or nothing else. */
export function findText(item: object, language: Language, rest: Omit<Findable, 'title' | 'lead' | 'text'>, fields: FoundFields = {}): Findable | undefined {
  const { title = 'title', leads = ['lead'], html = ['content'] } = fields
  const text = (field: string): string => {
    const value = (item as JsonObject)[`${field}_${language}`]
    return typeof value === 'string' ? value : ''
  }
  const lead = sentences(leads.map(text))
  const body = inOneLine([lead, ...html.map((field) => runningText(text(field)))])
  const [only = '', ...others] = html
  const sections = others.length > 0 ? [] : headingSections(text(only))
  return text(title) && body ? { ...(sections.length > 0 && { sections }), ...rest, title: text(title), lead, text: body } : undefined
}

/** One after the other. Most end with a full stop, a place does not; what was said before, such as a place that is the organizer, too, is not said again. */
function sentences(texts: string[]): string {
  return texts.filter(Boolean).reduce((before, text) => {
    if (before === '' || before.includes(text)) return before || text
    return `${before}${/[.!?…]$/.test(before) ? '' : '.'} ${text}`
  }, '')
}
