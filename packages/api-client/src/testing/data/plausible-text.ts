import { formats, isoTime, type FormatMaking } from './text-by-format'
import { isLanguage, wordsFor, type Language, type WordKind } from './words'

type Making = FormatMaking & { language: Language }

const kind = (name: WordKind) => ({ line, language }: Making) => wordsFor(name, language, line)

/** What a property's name says of its text. The first that fits counts. */
const rules: [RegExp, (making: Making) => string | undefined][] = [
  [/^(e_?mail)$|_e_?mail$/, (making) => formats['email']?.(making)],
  [/phone|mobile|^(fax|tel)$/, ({ line }) => `+7 (727) 355-10-${String(10 + (line % 90))}`],
  [/(^|_)(url|uri|link|href|website|homepage)$/, (making) => formats['uri']?.(making)],
  [/(^|_)(uuid|guid)$/, (making) => formats['uuid']?.(making)],
  [/(^|_)(at|time|timestamp|datetime)$/, ({ time }) => isoTime(time)],
  [/(^|_)(date|on|until)$/, ({ time }) => isoTime(time).slice(0, 10)],
  [/(^|_)(sha|commit|hash|checksum)$/, ({ random }) => Array.from({ length: 40 }, () => random.integer(0, 15).toString(16)).join('')],
  [/(^|_)(token|secret|key|password)$/, ({ random }) => random.integer(2 ** 40, 2 ** 52).toString(36)],
  [/^(slug|login|user_?name|handle)$|_slug$/, ({ line }) => `item-${line + 1}`],
  [/(^|_)(id|number|code|ref|reference)$/, ({ line }) => String(1001 + line)],
  [/^last_?name|surname|family_name/, kind('lastName')],
  [/^first_?name|given_name/, kind('firstName')],
  [/^(middle_?name|patronymic)/, kind('middleName')],
  [/^(full_name|author|leader|speaker|owner_name|person|user|contact_name|display_name)|_by$/, ({ language, line }) => `${wordsFor('firstName', language, line)} ${wordsFor('lastName', language, line)}`],
  [/(^|_)(position|job|role)(_|$)/, kind('position')],
  [/(^|_)city/, kind('city')],
  [/(^|_)country(?!_code)/, kind('country')],
  [/(^|_)(address|place|location)(_|$)/, kind('address')],
  [/^(lang|language|locale)$/, ({ language }) => language],
  [/(^|_)(country_code|iso2)$/, () => 'KZ'],
  [/^currency/, () => 'KZT'],
  [/^time_?zone$/, () => 'Asia/Almaty'],
  [/(^|_)colou?r$/, ({ random }) => `#${random.integer(0x100000, 0xffffff).toString(16)}`],
  [/^(mime|media|content)_type$/, () => 'text/plain'],
  [/file_?name$/, ({ line }) => `document-${line + 1}.pdf`],
  [/version$/, ({ line }) => `1.${line}.0`],
  [/html$|^content(_|$)|_content(_|$)/, (making) => `<p>${kind('text')(making)}</p>`],
  [/title|headline|subject|heading|label|caption|topic/, kind('title')],
  [/(^|_)name(_|$)/, kind('name')],
  [/text|description|summary|lead|body|message|detail|note|comment|bio|abstract|about|goal|question|answer/, kind('text')],
]

interface ReadName {
  /** In snake case, without the language. */
  words: string
  language: Language | undefined
  rule: (typeof rules)[number] | undefined
}

const names = new Map<string, ReadName>()

/** `lead_kz` is a lead in Kazakh, `metaTitleEn` a title in English. */
function readName(name: string): ReadName {
  const known = names.get(name)
  if (known) return known
  const snake = name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2').replace(/[^\p{L}\d]+/gu, '_').toLowerCase()
  const last = snake.split('_').at(-1)
  const language = isLanguage(last) && snake !== last ? last : undefined
  const words = language ? snake.slice(0, -1 - language.length) : snake
  const read = { words, language, rule: rules.find(([pattern]) => pattern.test(words)) }
  names.set(name, read)
  return read
}

/** A text that a reader would expect under this name; undefined when the name says nothing. */
export function plausibleText(name: string, making: FormatMaking): string | undefined {
  const { language, rule } = readName(name)
  return rule ? rule[1]({ ...making, language: language ?? 'en' }) : language && wordsFor('title', language, making.line)
}

/** Whether there are words for a property of this name, in the language that it ends in. */
export function isPlausible(name: string): boolean {
  const { language, rule } = readName(name)
  return language !== undefined && rule !== undefined
}

/** Whether a property tells items apart, so that it differs from row to row. */
export function isIdentity(name: string): boolean {
  return /(^|_)(id|uuid|guid|slug|code|number|key|token|sha|hash|email|phone|mobile|url|uri|link|href|path|file_?name|login|user_?name|doi|issn|orcid)$/.test(readName(name).words)
}

const day = 24 * 60 * 60 * 1000

/** The time that a property of this name is likely to hold: the past for `published_at`, what is to come for `deadline_at`. */
export function timeFor(name: string, now: number, line: number): number {
  const { words } = readName(name)
  const noon = Math.floor(now / day) * day + 4 * 60 * 60 * 1000
  if (/expire|deadline|until|due|end|finish|clos|valid|next/.test(words)) return noon + (14 + line) * day
  if (/start|begin|scheduled|event|defence/.test(words)) return noon + (7 + line) * day
  return noon - (line + (/creat|receiv|publish|sign|birth/.test(words) ? 2 : 1)) * day
}
