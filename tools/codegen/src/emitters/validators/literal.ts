import { propertyName, quote } from '../../code/names'
import { isObject } from '../../model/pointer'

/** Code within a literal, as it is. */
export class Code {
  constructor(readonly text: string) {}
}

const width = 140

/** A value as TypeScript writes it, on one line where it fits. */
export function literal(value: unknown): string {
  if (value instanceof Code) return value.text
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return enclose('[', value.map(literal), ']')
  if (!isObject(value)) return JSON.stringify(value)
  return enclose('{', Object.entries(value).map(([key, member]) => `${keyOf(key)}: ${literal(member)}`), '}')
}

function enclose(open: string, members: string[], close: string): string {
  const gap = open === '{' && members.length > 0 ? ' ' : ''
  const line = `${open}${gap}${members.join(', ')}${gap}${close}`
  if (line.length <= width && !line.includes('\n')) return line
  return `${open}\n${members.map((member) => `${member.replace(/^/gm, '  ')},\n`).join('')}${close}`
}

/** `__proto__: …` would be no property. */
function keyOf(key: string): string {
  if (key === '__proto__') return "['__proto__']"
  return /^(0|[1-9]\d{0,8})$/.test(key) ? key : propertyName(key)
}
