import { isJsonParameter } from '../../model/operations'
import { isObject } from '../../model/pointer'
import type { DocsParameter } from './parts'

/* How parameters are written, each as the client writes it. */

/** What stands in the path for `{id}`. */
export function pathText(parameter: DocsParameter, value: unknown): string {
  const { name, style, explode = false } = parameter
  const key = `${encode(name)}=`
  const lead = { label: '.', matrix: ';' }[style ?? ''] ?? ''
  if (isJsonParameter(parameter) || !isComposite(value)) return `${lead}${style === 'matrix' ? key : ''}${encode(plain(value))}`
  if (!explode) return `${lead}${style === 'matrix' ? key : ''}${joined(value, encode)}`
  return `${lead}${spread(value, encode, style === 'matrix' ? key : '').join(lead || ',')}`
}

/** `a=1`, as many as the query has for the parameter. */
export function queryPairs(parameter: Omit<DocsParameter, 'in'>, value: unknown): string[] {
  const { name, style = 'form', explode = style === 'form', allowReserved } = parameter
  const write = allowReserved ? encodeUnreserved : encode
  const key = `${encode(name)}=`
  if (!isJsonParameter(parameter) && !isGiven(value)) return []
  if (isJsonParameter(parameter) || !isComposite(value)) return [`${key}${write(plain(value))}`]
  if (style === 'deepObject') return deepPairs(name, value).map(([field, one]) => `${encode(field)}=${write(plain(one))}`)
  if (explode) return spread(value, write, key, encode)
  if (isEmpty(value)) return []
  return [`${key}${joined(value, write, { spaceDelimited: '%20', pipeDelimited: '%7C' }[style])}`]
}

/** The value of a header, where there is one. */
export function headerText(parameter: DocsParameter, value: unknown): [] | [string] {
  if (isJsonParameter(parameter) || (isGiven(value) && !isComposite(value))) return [plain(value)]
  if (!isComposite(value) || isEmpty(value)) return []
  return [parameter.explode ? spread(value, plain).join(',') : joined(value, plain)]
}

/** `a=1`, as many cookies as there are for the parameter. */
export function cookiePairs(parameter: DocsParameter, value: unknown): string[] {
  const key = `${parameter.name}=`
  if (isJsonParameter(parameter) || (isGiven(value) && !isComposite(value))) return [`${key}${encode(plain(value))}`]
  if (!isComposite(value) || isEmpty(value)) return []
  return parameter.explode === false ? [`${key}${joined(value, encode)}`] : spread(value, encode, key)
}

export const plain = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Percent-encodes all that a URL or a shell could read otherwise. */
export const encode = (text: string): string => encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** The same but for what means something in a URL only where it stands elsewhere, nothing to a shell and nothing to curl; and for what is percent-encoded. */
const encodeUnreserved = (text: string): string =>
  encode(text)
    .replace(/%(3A|2F|3F|40|2C|3B|3D)/g, (code) => decodeURIComponent(code))
    .replace(/%25([\dA-F]{2})/gi, '%$1')

const isComposite = (value: unknown): value is unknown[] | Record<string, unknown> => Array.isArray(value) || isObject(value)

/** `a,b`, or `a,1,b,2`. */
function joined(value: unknown[] | Record<string, unknown>, write: (text: string) => string, separator = ','): string {
  return (Array.isArray(value) ? value.filter(isGiven) : given(value).flat()).map((one) => write(plain(one))).join(separator)
}

/** `a[b]=1`, and for a list `a[0]=1`, however deep. */
function deepPairs(name: string, value: unknown): [string, unknown][] {
  if (!isComposite(value)) return isGiven(value) ? [[name, value]] : []
  return Object.entries(Array.isArray(value) ? value.filter(isGiven) : value).flatMap(([member, one]) => deepPairs(`${name}[${member}]`, one))
}

/** Items behind `key`, or `a=1` for each field. */
function spread(value: unknown[] | Record<string, unknown>, write: (text: string) => string, key = '', writeName = write): string[] {
  return Array.isArray(value) ? value.filter(isGiven).map((one) => `${key}${write(plain(one))}`) : given(value).map(([name, one]) => `${writeName(name)}=${write(plain(one))}`)
}

const isEmpty = (value: unknown[] | Record<string, unknown>): boolean => !Object.values(value).some(isGiven)

const isGiven = (value: unknown): boolean => value !== undefined && value !== null

/** The fields that are sent. */
const given = (value: Record<string, unknown>): [string, unknown][] => Object.entries(value).filter(([, one]) => isGiven(one))
