import { urlEncoded } from './bodies'
import { isGiven } from './is-given'

export interface QueryStyle {
  style: 'form' | 'deepObject' | 'spaceDelimited' | 'pipeDelimited'
  explode: boolean
  /** Leaves what RFC 3986 reserves, and what is percent-encoded, as it is; only `#`, `&` and `+` would end or change the value. */
  allowReserved?: true | undefined
}

/** Writes a query whose parameters have styles of their own. Only operations that have such parameters bundle it. */
export function queryStyles(styles: Record<string, QueryStyle>): (query: Record<string, unknown>) => string {
  const byName = new Map(Object.entries(styles))
  // What nothing is said of is written as openapi-fetch writes it.
  const otherwise = (value: unknown): QueryStyle => ({ style: isObject(value) ? 'deepObject' : 'form', explode: true })
  return (query) =>
    Object.entries(query)
      .flatMap(([name, value]) => pairsOf(name, value, byName.get(name) ?? otherwise(value), () => refuse('an object within a query parameter')))
      .join('&')
}

/** `application/x-www-form-urlencoded` with fields in styles of their own; the others as `urlEncoded` writes them. */
export function urlEncodedBy(styles: Record<string, QueryStyle>): (body: object) => string {
  const byName = new Map(Object.entries(styles))
  return (body) =>
    Object.entries(body)
      .flatMap(([name, value]: [string, unknown]) => {
        const style = byName.get(name)
        return style ? pairsOf(name, value, style, JSON.stringify) : String(urlEncoded({ [name]: value })) || []
      })
      .join('&')
}

/**
 * A form of parts with fields in styles of their own: each pair that a query would have is a part, and nothing is escaped.
 *
 * @param write makes the form of these parts and of the other fields
 */
export function multipartBy(styles: Record<string, QueryStyle>, write: (body: object) => BodyInit): (body: object) => BodyInit {
  const byName = new Map(Object.entries(styles))
  return (body) => {
    const parts = new Map<string, unknown>()
    for (const [name, value] of Object.entries(body) as [string, unknown][]) {
      const style = byName.get(name)
      if (!style) parts.set(name, value)
      else for (const [key, text] of pairsOf(name, value, { ...style, allowReserved: undefined }, JSON.stringify).map(decoded)) parts.set(key, [...([parts.get(key) ?? []].flat() as unknown[]), text])
    }
    return write(Object.fromEntries(parts))
  }
}

function decoded(pair: string): [name: string, text: string] {
  const [name = '', text = ''] = pair.split('=').map(decodeURIComponent)
  return [name, text]
}

const delimiters = { form: ',', spaceDelimited: '%20', pipeDelimited: '%7C' }

/** `a=1`, as many as there are: none for undefined and null, nor for a list or an object of nothing else. @param nested writes an object within a value */
function pairsOf(name: string, value: unknown, { style, explode, allowReserved }: QueryStyle, nested: (value: object) => string): string[] {
  const write = (one: unknown): string => encoded(typeof one === 'object' ? nested(one!) : String(one), allowReserved)
  const key = encoded(name)
  if (style === 'deepObject') return deepPairs(key, value, write)
  const delimiter = delimiters[style]
  const joined = (texts: string[]): string[] => {
    // It would be read as one more. Of `form` a comma is only left as it is where the document has it so.
    if (style !== 'form' && texts.some((text) => text.includes(delimiter))) refuse(`what contains the delimiter of ${style}`)
    return texts.length > 0 ? [`${key}=${texts.join(delimiter)}`] : []
  }
  if (isObject(value)) {
    const fields = Object.entries(value).filter(([, one]) => isGiven(one))
    return explode ? fields.map(([field, one]) => `${encoded(field)}=${write(one)}`) : joined(fields.flatMap(([field, one]) => [encoded(field), write(one)]))
  }
  const texts = [value].flat().filter(isGiven).map(write)
  return explode ? texts.map((text) => `${key}=${text}`) : joined(texts)
}

/** `a[b]=1`; what OpenAPI leaves open as most servers read it: `a[b][c]=1` for what is deeper, and `a[0]=1` for lists. */
function deepPairs(key: string, value: unknown, write: (one: unknown) => string): string[] {
  if (!isGiven(value)) return []
  if (typeof value !== 'object') return [`${key}=${write(value)}`]
  const members = Array.isArray(value) ? value.filter(isGiven) : value!
  return Object.entries(members).flatMap(([member, one]) => deepPairs(`${key}[${encoded(member)}]`, one, write))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

function refuse(what: string): never {
  throw new TypeError(`OpenAPI has no spelling for ${what}`)
}

function encoded(text: string, allowReserved = false): string {
  const all = encodeURIComponent(text)
  return allowReserved ? all.replace(/%(3A|2F|3F|40|2C|3B|24|3D|5B|5D)/g, decodeURIComponent).replace(/%25([\dA-F]{2})/gi, '%$1') : all
}
