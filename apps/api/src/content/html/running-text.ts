import { breakingTag, plainText } from './plain-text'

/** Stands where a line or a cell ends while the rest is taken out; no text has it. */
const mark = '\uE000'

/**
 * The text of sanitised HTML for reading it in one line: a middle dot stands between headings, paragraphs, entries and cells. The search takes it for no
 * part of a word, and nobody finds it.
 */
export function runningText(html: string): string {
  return inOneLine(plainText(html.replace(breakingTag, mark)).split(mark).map((part) => part.trim()))
}

/** Texts one after the other, with a middle dot where no punctuation mark ends one; empty ones are left out. */
export function inOneLine(texts: string[]): string {
  const given = texts.filter(Boolean)
  return given.map((text, index) => `${endsByItself.test(given[index - 1] ?? '.') ? '' : '· '}${text}`).join(' ')
}

const endsByItself = /[.!?…:;,–—][»”"’)]*$/
