import type { Random } from './random'

/** What a text of a format is made of. */
export interface FormatMaking {
  random: Random
  /** Letters that make it longer, where the schema asks for length. */
  filling: string
  /** Milliseconds since 1970: dates are around it. */
  time: number
  /** Number of the row, so that rows differ. */
  line: number
}

type Maker = (making: FormatMaking) => string

/** Formats of JSON Schema and OpenAPI, as validators know them. */
export const formats: Record<string, Maker | undefined> = {
  'date-time': ({ time }) => isoTime(time),
  'iso-date-time': ({ time }) => isoTime(time),
  date: ({ time }) => isoTime(time).slice(0, 10),
  time: ({ time }) => isoTime(time).slice(11),
  'iso-time': ({ time }) => isoTime(time).slice(11),
  duration: ({ random }) => `PT${random.integer(5, 55)}M`,
  email,
  'idn-email': email,
  hostname,
  'idn-hostname': hostname,
  ipv4: ({ random }) => `192.0.2.${random.integer(1, 254)}`,
  ipv6: ({ random }) => `2001:db8::${random.integer(1, 0xffff).toString(16)}`,
  uri,
  url: uri,
  iri: uri,
  'uri-reference': ({ filling, line }) => `/${filling || 'page'}/${line + 1}`,
  'iri-reference': ({ filling, line }) => `/${filling || 'page'}/${line + 1}`,
  'uri-template': ({ filling, line }) => `https://www.example/${filling || 'page'}/${line + 1}{/id}`,
  uuid: ({ random }) => [8, 4, 4, 4, 12].map((length, part) => (part === 2 ? '4' : part === 3 ? 'a' : '') + hex(random, length - Number(part === 2 || part === 3))).join('-'),
  'json-pointer': ({ filling, line }) => `/${filling || 'items'}/${line}`,
  'json-pointer-uri-fragment': ({ filling, line }) => `#/${filling || 'items'}/${line}`,
  'relative-json-pointer': ({ filling, line }) => `${line}${filling && `/${filling}`}`,
  regex: ({ filling }) => `^${filling || '[a-z]+'}$`,
  byte: ({ random, filling }) => base64(random, Math.ceil(Math.max(8, filling.length) / 4)),
  base64: ({ random, filling }) => base64(random, Math.ceil(Math.max(8, filling.length) / 4)),
}

/** Shorter ones, for schemas that leave little room. No country has the code zz, so no one has such a host. */
export const shortFormats: Record<string, Maker | undefined> = {
  email: ({ filling }) => `${filling || 'a'}@b.zz`,
  hostname: ({ filling }) => filling || 'a',
  uri: ({ filling }) => `a:${filling || 'b'}`,
  url: ({ filling }) => `http://${filling || 'a'}.zz`,
  'uri-reference': ({ filling }) => filling,
  'uri-template': ({ filling }) => filling,
  'json-pointer': ({ filling }) => filling && `/${filling}`,
  'relative-json-pointer': () => '0',
  regex: ({ filling }) => filling,
  byte: ({ random, filling }) => base64(random, Math.ceil(filling.length / 4)),
  duration: () => 'P1D',
  ipv4: () => '1.1.1.1',
  ipv6: () => '::1',
}

/** As RFC 3339 has it, in UTC, to the second. */
export function isoTime(time: number): string {
  return new Date(time).toISOString().replace('.000', '')
}

function email({ filling, line }: FormatMaking): string {
  return `${filling}${people[line % people.length]}${line < people.length ? '' : line}@mail.example`
}

const people = ['aigerim', 'daniyar', 'aliya', 'nurlan', 'madina', 'yerlan', 'saltanat', 'arman']

function hostname({ filling, line }: FormatMaking): string {
  return `${filling && `${filling.match(/.{1,40}/g)?.join('.')}.`}www${line || ''}.example`
}

function uri({ filling, line }: FormatMaking): string {
  return `https://www.example/${filling || 'page'}/${line + 1}`
}

function hex(random: Random, length: number): string {
  return Array.from({ length }, () => random.integer(0, 15).toString(16)).join('')
}

function base64(random: Random, quads: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from({ length: quads * 4 }, () => alphabet[random.integer(0, alphabet.length - 1)]).join('')
}
