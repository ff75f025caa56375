import { shellQuote } from '../../code/shell-quote'
import { chooseContent } from '../../code/type-reference'
import type { Encoding, MediaType, OpenApiDocument } from '../../model/document'
import { isJson, successesOf } from '../../model/operations'
import { isStyled, partStyles, partTypes } from '../../model/part-types'
import { isObject } from '../../model/pointer'
import type { DocumentedOperation } from './documented-operation'
import { cookiePairs, encode, headerText, pathText, plain, queryPairs } from './parameter-text'
import { FileSample, sampleBody, sampleParameter } from './sample-value'

/** A curl command for a POSIX shell, an option a line, that sends what the TypeScript call sends. */
export function curlCall(document: OpenApiDocument, operation: DocumentedOperation, baseUrl: string): string {
  const { method, path } = operation.model
  const needed = operation.parameters.filter(({ required }) => required).map((parameter) => ({ parameter, value: sampleParameter(document, parameter) }))
  const at = (place: string) => needed.filter(({ parameter }) => parameter.in === place)
  const [firstKey, ...keys] = keysIn(operation, 'query').map((name) => `${encode(name)}=`)
  const [pathname = '', own] = path.replace(/#.*/, '').split('?')
  const query = [...(own ? [own] : []), ...at('query').flatMap(({ parameter, value }) => queryPairs(parameter, value)), ...(firstKey ? [firstKey] : [])].join('&')
  const target = pathname.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const found = at('path').find(({ parameter }) => parameter.name === name)
    return found ? pathText(found.parameter, found.value) : whole
  })
  const url = `${baseUrl.replace(/\/$/, '')}${target}${query ? `?${query}` : ''}`
  const content = chooseContent(operation.body?.content ?? [])
  const body = content ? bodyOptions(document, ...content, sampleBody(document, ...content)) : []
  const implied = body.length > 0 ? 'post' : 'get'
  const cookies = [...at('cookie').flatMap(({ parameter, value }) => cookiePairs(parameter, value)).map(shellQuote), ...keysIn(operation, 'cookie').map((name) => withToken(`${name}=`))]
  const options = [
    ...at('header').flatMap(({ parameter, value }) => headerText(parameter, value).map((text) => `-H ${shellQuote(`${parameter.name}: ${text}`)}`)),
    ...authorisation(operation),
    ...cookies.map((cookie) => `-b ${cookie}`),
    ...body,
    ...(answersBytes(operation) ? ['--output file'] : []),
  ]
  const verb = method === 'head' ? ' --head' : method === implied ? '' : ` -X ${method.toUpperCase()}`
  const address = firstKey ? [url, ...keys.map((key) => `&${key}`)].map(withToken).join('') : shellQuote(url)
  const command = [`curl${verb} ${url.startsWith('-') ? '--url ' : ''}${address}`, ...options].join(' \\\n  ')
  // A terminal takes what is pasted for keys that are pressed.
  return command.replace(/(?![\n\t])\p{Cc}/gu, '\u{FFFD}')
}

function bodyOptions(document: OpenApiDocument, mediaType: string, media: MediaType, value: unknown): string[] {
  const fields = Object.entries(isObject(value) ? value : {})
  if (/^multipart\/form-data/i.test(mediaType)) {
    const [types, styles] = [partTypes(document, media), new Map(partStyles(document, media))]
    return fields.flatMap(([name, field]) => styledParts(name, field, styles.get(name)).map(([key, part]) => formPart(key, part, types[key])))
  }
  if (/x-www-form-urlencoded/i.test(mediaType)) return fields.flatMap(([name, field]) => formField(name, field, media.encoding?.[name] ?? {}))
  const type = `-H ${shellQuote(`Content-Type: ${mediaType.startsWith('*') ? 'application/json' : mediaType}${/^multipart\//i.test(mediaType) ? '; boundary=BOUNDARY' : ''}`)}`
  if (value instanceof FileSample) return [type, `--data-binary ${shellQuote(`@${value.name}`)}`]
  return [type, `--data-raw ${shellQuote(isJson(mediaType) ? json(value) : plain(value))}`]
}

function formField(name: string, value: unknown, encoding: Encoding): string[] {
  if (isStyled(encoding)) return queryPairs({ name, ...encoding }, value).map((pair) => `-d ${shellQuote(pair)}`)
  return pairs({ [name]: value }).map(([, one]) => `--data-urlencode ${shellQuote(`${encode(name)}=${plain(one)}`)}`)
}

/** The pairs that a query would have, with nothing escaped. */
function styledParts(name: string, value: unknown, encoding: Encoding | undefined): [string, unknown][] {
  return encoding ? queryPairs({ name, ...encoding, allowReserved: false }, value).map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]) : pairs({ [name]: value })
}

/**
 * curl reads `@`, `<`, `;` and `"` in the value of `-F` as orders of its own, but not in that of `--form-string`. The name ends at the
 * first `=`; commas are between files, and what follows a semicolon may name another file, too.
 */
function formPart(name: string, value: unknown, type: string | undefined): string {
  const key = name.replace(/=/g, '%3D')
  if (value instanceof FileSample) return `-F ${shellQuote(`${key}=@${/[",;]/.test(value.name) ? inQuotes(value.name) : value.name}${partType(value.type)}`)}`
  const text = plain(value)
  if (partType(type)) return `-F ${shellQuote(`${key}=${inQuotes(text)}${partType(type)}`)}`
  return `${/^[@<]|[;"]/.test(text) ? '--form-string' : '-F'} ${shellQuote(`${key}=${text}`)}`
}

const inQuotes = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

const partType = (type = ''): string => (/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(; *charset=[\w-]+)?$/i.test(type) ? `;type=${type}` : '')

/** Each item of a list is a pair of its own, as the client sends it. */
function pairs(value: unknown): [string, unknown][] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, one]) => [one].flat().filter((item) => item !== undefined && item !== null).map((item): [string, unknown] => [name, item]))
}

function authorisation({ security }: DocumentedOperation): string[] {
  return security.flatMap(({ type, scheme, name = '', in: place }) => {
    if (type === 'apiKey') return place === 'header' ? [`-H ${withToken(`${name}: `)}`] : []
    if (type === 'http' && scheme?.toLowerCase() === 'basic') return ['-u "$USER:$PASSWORD"']
    return type === 'http' || type === 'oauth2' || type === 'openIdConnect' ? ['-H "Authorization: Bearer $TOKEN"'] : []
  })
}

/** Nothing but the variable stands in double quotes, in which a shell runs what it finds. */
const withToken = (text: string): string => `${shellQuote(text)}"$TOKEN"`

const keysIn = ({ security }: DocumentedOperation, place: string): string[] => security.flatMap(({ type, in: where, name }) => (type === 'apiKey' && where === place && name ? [name] : []))

function answersBytes({ model }: DocumentedOperation): boolean {
  const types = successesOf(model.answers).flatMap(({ content }) => chooseContent(content)?.[0] ?? [])
  return types.length > 0 && types.every((type) => !isJson(type) && !/^text\//i.test(type))
}

const json = (value: unknown): string => {
  const line = JSON.stringify(value) ?? 'null'
  return line.length <= 56 ? line : JSON.stringify(value, null, 2)
}
