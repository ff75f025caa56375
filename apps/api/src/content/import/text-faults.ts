import type { JsonObject } from '../../contract/document'
import { isObject } from '../../contract/is-object'
import { languages } from '../languages'

interface TextFault {
  field: string
  reason: string
}

const ofLanguage = new RegExp(`^(.+)_(?:${languages.join('|')})$`)
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
const markup = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i

/**
 * What is wrong with texts that any schema takes: characters that nobody can read, and PostgreSQL does not store; a text of
 * a language with nothing in it, which would be shown in place of one that can be read; HTML where readers would see it as it is written.
 *
 * @param html fields that may hold it, without the language
 */
export function textFaults(item: JsonObject, html: string[]): TextFault[] {
  return inObject(item, '', html)
}

function inObject(value: JsonObject, path: string, html: string[]): TextFault[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = path ? `${path}.${key}` : key
    const [, name] = ofLanguage.exec(key) ?? []
    return typeof inner === 'string' ? inText(inner, field, name !== undefined, html.includes(name ?? key)) : inValue(inner, field, html)
  })
}

function inValue(value: unknown, field: string, html: string[]): TextFault[] {
  if (isObject(value)) return inObject(value, field, html)
  if (Array.isArray(value)) return value.flatMap((inner, index) => inValue(inner, `${field}[${index}]`, html))
  return typeof value === 'string' ? inText(value, field, false, false) : []
}

function inText(text: string, field: string, isOfLanguage: boolean, isHtml: boolean): TextFault[] {
  const [sign] = unreadable.exec(text) ?? []
  if (sign !== undefined) return [{ field, reason: `holds a character that cannot be read, U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` }]
  if (!isOfLanguage) return []
  if (text.trim() === '') return [{ field, reason: 'is empty; leave it out where there is no translation' }]
  const [element] = isHtml ? [] : (markup.exec(text) ?? [])
  return element === undefined ? [] : [{ field, reason: `is plain text, and ${element} would be seen as it is written` }]
}
