import type { CallRequest } from './call'
import { isGiven } from './is-given'
import type { Operation } from './operation'

/**
 * How a value that may be more than a single one becomes text: as JSON; `joined`, `a,1,b,2`; `spread`, `a=1,b=2`. `given` is no
 * text: the value without what is undefined or null in it, which the URL is then written with.
 */
export type Writing = 'json' | 'joined' | 'spread' | 'given'

export type Writings = Partial<Record<'path' | 'query' | 'header', Record<string, Writing>>>

/** Writes the named parameters as text before they are sent. Only operations that have such parameters bundle it. */
export function withTexts(operation: Operation<unknown, never, never>, writings: Writings): Operation<unknown, never, never> {
  return (client, request, options) => {
    const texts: Record<string, object> = {}
    for (const [place, named] of Object.entries(writings) as [keyof Writings, Record<string, Writing>][]) {
      const byName = new Map(Object.entries(named))
      const values: Record<string, unknown> = (request as CallRequest | undefined)?.[place] ?? {}
      texts[place] = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toText(value, byName.get(name))]))
    }
    return operation(client, { ...(request as CallRequest), ...texts }, options)
  }
}

function toText(value: unknown, writing: Writing | undefined): unknown {
  if (value === undefined || writing === undefined) return value
  if (writing === 'json') return asciiJson(value)
  if (typeof value !== 'object' || value === null) return value
  if (writing === 'given') return given(value)
  const texts = Array.isArray(value) ? value.filter(isGiven).map(plain) : Object.entries(value).flatMap(([name, one]) => (isGiven(one) ? `${name}${writing === 'spread' ? '=' : ','}${plain(one)}` : []))
  return texts.length > 0 ? texts.join(',') : undefined
}

/** Undefined where nothing is left, for the URL would be another one. */
function given(value: object): object | undefined {
  const members = Object.entries(value).filter(([, one]) => isGiven(one))
  if (members.length === 0) return undefined
  return Array.isArray(value) ? members.map(([, one]) => one as unknown) : Object.fromEntries(members)
}

const plain = (value: unknown): string => (typeof value === 'object' ? asciiJson(value) : String(value))

/** A header holds nothing but Latin letters, and JSON can do without others everywhere. */
const asciiJson = (value: unknown): string => JSON.stringify(value).replace(/[\x7f-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
