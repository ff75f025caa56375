import type { Language } from '../content/languages'
import { escapeHtml } from '../text/escape-html'
import { languageTags, mailText } from './mail-text'

/** What a mail says, before it is made into text and HTML. Everything in it is plain text. */
export interface Letter {
  language: Language
  subject: string
  /** Whom it greets; null where that is not known. */
  to: string | null
  body: LetterPart[]
  /** Below the name of the university, in small letters. */
  footer: LetterPart[]
}

export type LetterPart =
  | { text: string }
  /** Facts, a line each. */
  | { facts: [label: string, value: string][] }
  /** Somebody's words, with their line breaks. */
  | { quote: string; label: string }
  | { link: string; url: string; isButton?: boolean }
  | { heading: string; url: string; lines: string[] }

/** The two forms of a mail: for programs that show no HTML, and for those that do. */
export interface WrittenLetter {
  subject: string
  text: string
  html: string
}

/** @param from name of the university, in the letter's language */
export function writeLetter(letter: Letter, from: string): WrittenLetter {
  const subject = oneLine(letter.subject)
  const greeting = letter.to === null ? mailText(letter.language, 'mail.greeting_nobody') : mailText(letter.language, 'mail.greeting', { name: oneLine(letter.to) })
  const paragraphs = [{ text: greeting }, ...letter.body]
  return {
    subject,
    text: `${[...paragraphs.map(toText), from].join('\n\n')}\n\n-- \n${letter.footer.map(toText).join('\n\n')}\n`,
    html: page(languageTags[letter.language], subject, [
      ...paragraphs.map(toHtml),
      `<p style="margin:24px 0 0"><strong>${escapeHtml(from)}</strong></p>`,
      `<div style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #d5d9e0;font-size:14px;color:#4a5260">${letter.footer.map(toHtml).join('')}</div>`,
    ]),
  }
}

function toText(part: LetterPart): string {
  if ('text' in part) return part.text
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('quote' in part) return `${part.label}:\n${part.quote.split(/\r\n?|\n/).map((line) => `> ${line}`.trimEnd()).join('\n')}`
  if ('link' in part) return `${part.link}:\n${part.url}`
  return [part.heading, ...part.lines, part.url].join('\n')
}

function toHtml(part: LetterPart): string {
  if ('text' in part) return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`
  if ('facts' in part) return `<p style="margin:0 0 16px">${part.facts.map(([label, value]) => `${escapeHtml(label)}: <strong>${escapeHtml(value)}</strong>`).join('<br>')}</p>`
  if ('quote' in part) return `<p style="margin:0 0 4px">${escapeHtml(part.label)}:</p><blockquote style="margin:0 0 16px;padding:8px 16px;border-left:3px solid ${accent};white-space:pre-line">${escapeHtml(part.quote)}</blockquote>`
  if ('link' in part) return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.url)}" style="${part.isButton ? buttonStyle : `color:${accent}`}">${escapeHtml(part.link)}</a></p>`
  const lines = part.lines.map((line) => `<p style="margin:4px 0 0">${escapeHtml(line)}</p>`).join('')
  return `<div style="margin:0 0 20px"><h2 style="margin:0;font-size:18px;line-height:1.3"><a href="${escapeHtml(part.url)}" style="color:${accent}">${escapeHtml(part.heading)}</a></h2>${lines}</div>`
}

/** The colour of the site's links (`--color-link`). */
const accent = '#0b5c69'
const buttonStyle = `display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:#ffffff;text-decoration:none`

function page(tag: string, title: string, parts: string[]): string {
  return [
    '<!doctype html>',
    `<html lang="${tag}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px 12px;background:#f2f4f7">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:8px;background:#ffffff;color:#1d2430;font:16px/1.5 Arial,Helvetica,sans-serif">',
    ...parts,
    '</div></body></html>',
    '',
  ].join('\n')
}

/** What comes from visitors must not begin another header, nor another paragraph. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
