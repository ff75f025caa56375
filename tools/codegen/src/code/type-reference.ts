import { isList, mayBeComposite, someAlternative } from '../model/alternatives'
import type { MediaType, OpenApiDocument, Schema } from '../model/document'
import { isBinary } from '../model/is-binary'
import { follow, isEventStream, isJson, isJsonLines, isRange, isRedirect, successesOf, type Answer, type OperationModel } from '../model/operations'
import { splitPointer } from '../model/pointer'
import { quote } from './names'

/**
 * TypeScript for what an operation takes and answers, as references into the generated types. The reference goes
 * straight to the component where there is one: the compiler then has nothing to work out.
 */
export function bodyType(operation: OperationModel, document: OpenApiDocument): string {
  const [chosen] = bodyChoices(operation)
  if (!chosen) return 'undefined'
  return rawType(document, ...chosen) ?? contentType(chosen, bodyHolder(operation))
}

/**
 * The type of a body that the caller has to write out, for it is neither JSON nor a form nor a single value; undefined for
 * others. A multipart body says in its own type what is between its parts.
 */
export function rawType(document: OpenApiDocument, mediaType: string, { schema }: MediaType): string | undefined {
  if (isJson(mediaType) || isForm(mediaType)) return undefined
  if (/^multipart\//i.test(mediaType)) return 'Blob'
  if (schema ? isBinary(follow(document, schema)) : isBytes(mediaType)) return bytes
  return mayBeComposite(document, schema ?? {}) ? 'string | Blob' : undefined
}

/** The type of its parameters that are in one place. */
export function parametersType({ id, parameters }: OperationModel, place: 'path' | 'query' | 'header'): string {
  const own = parameters.filter((parameter) => parameter.in === place)
  if (own.length === 0) return 'undefined'
  const holder = `operations[${quote(id)}]['parameters'][${quote(place)}]`
  return own.some(({ required }) => required) ? holder : `NonNullable<${holder}>`
}

/** The types of all bodies that the operation takes, by their media types. */
export function bodyTypes(operation: OperationModel): { mediaType: string; content: MediaType; type: string }[] {
  return Object.entries(operation.body?.content ?? {}).map(([mediaType, content]) => ({ mediaType, content, type: contentType([mediaType, content], bodyHolder(operation)) }))
}

/** The union of the 2xx answers, or the `default` where there is none. */
export function dataType(operation: OperationModel): string {
  return union(successesOf(operation.answers).map((answer) => answerType(operation, answer)))
}

/** What a client has of them: nothing of a HEAD, the bytes that a redirect leads to, and of a stream its events or lines. */
export function readType(operation: OperationModel, document: OpenApiDocument): string {
  if (operation.method === 'head') return 'undefined'
  if (isRedirect(operation)) return 'Blob'
  return union(successesOf(operation.answers).map((answer) => streamType(operation, answer, document) ?? answerType(operation, answer)))
}

/** Of a stream, whose schema is that of what each event or line carries. What ends events is often no JSON. */
function streamType(operation: OperationModel, answer: Answer, document: OpenApiDocument): string | undefined {
  const line = lineType(operation, answer, document)
  const [mediaType, media] = chooseContent(answer.content) ?? ['', {}]
  if (line !== undefined) return `JsonLines<${line}>`
  if (!isEventStream(mediaType)) return undefined
  return `EventStream<${carriesJson(document, media) ? `${contentType([mediaType, media], answerHolder(operation.id, answer.status))} | ` : ''}string>`
}

/** What each line of an answer is; undefined where it has no lines of JSON. A list stands for all of them. */
export function lineType({ id }: OperationModel, { status, content }: Answer, document: OpenApiDocument): string | undefined {
  const chosen = chooseContent(content)
  if (!chosen || !isStreamOfLines(document, chosen)) return undefined
  const type = contentType(chosen, answerHolder(id, status))
  return isList(follow<Schema>(document, chosen[1].schema ?? {})) ? `(${type})[number]` : type
}

/** Whether an answer is lines of JSON, of which the document says what each is; bytes and texts are read as a whole. */
export function isStreamOfLines(document: OpenApiDocument, [mediaType, media]: [string, MediaType]): boolean {
  return isJsonLines(mediaType) && carriesJson(document, media) && !isBinary(follow<Schema>(document, media.schema ?? {}))
}

/** Whether the events of a stream carry JSON: where nothing is said, or a text may be meant, they are given as they came. */
export function carriesJson(document: OpenApiDocument, { schema }: MediaType): boolean {
  return schema !== undefined && Object.keys(schema).length > 0 && !someAlternative(document, schema, ({ type }) => [type].flat().includes('string'))
}

/** The union of the JSON that the answers from 400 up (and `default`) carry: the client gives other text as a cause. */
export function errorType(operation: OperationModel): string {
  const failures = operation.answers.filter(({ status, content }) => (/^[45]/.test(status) || status === 'default') && content.some(([type]) => isJson(type)))
  return failures.length === 0 ? 'unknown' : union(failures.map((answer) => answerType(operation, answer)))
}

/** Which of several media types is used: JSON, rather by its name than as one of any, before multipart, urlencoded and whatever comes first. */
export function chooseContent(content: [string, MediaType][]): [string, MediaType] | undefined {
  const preferences = [(type: string) => isJson(type) && !isRange(type), isJson, (type: string) => /^multipart\/form-data/i.test(type), isForm, () => true]
  for (const matches of preferences) {
    const found = content.find(([type]) => matches(type))
    if (found) return found
  }
  return undefined
}

/**
 * Which media types a caller may want to send a body in, the usual one first: others of JSON, which mean something else, and what has
 * another schema. Of a range nobody knows which type it is.
 */
export function bodyChoices({ body }: OperationModel): [string, MediaType][] {
  const content = Object.entries(body?.content ?? {})
  const usual = chooseContent(content)
  if (!usual) return []
  const known = new Set([plainName(usual[0])])
  const saysMore = ([type, { schema }]: [string, MediaType]) => isJson(type) || JSON.stringify(schema) !== JSON.stringify(usual[1].schema)
  const others = content.filter((one) => !one[0].includes('*') && saysMore(one) && !known.has(plainName(one[0])) && known.add(plainName(one[0])))
  return [usual, ...others]
}

const plainName = (mediaType: string): string => mediaType.toLowerCase().replace(/\s*;.*/, '').replace(/^text\/json$/, 'application/json')

const isForm = (mediaType: string): boolean => /^multipart\/form-data|x-www-form-urlencoded/i.test(mediaType)

/** The type of a body that is a file. */
export const bytes = 'Blob | File'

export const usesTypes = (text: string, name: 'components' | 'operations'): boolean => text.includes(`${name}[`)

/** What one answer carries. */
export function answerType({ id }: OperationModel, { status, content }: Answer): string {
  const chosen = chooseContent(content)
  if (!chosen) return 'undefined'
  if (!isJson(chosen[0])) return /^text\//i.test(chosen[0]) ? 'string' : 'Blob'
  return contentType(chosen, answerHolder(id, status))
}

const answerHolder = (id: string, status: string): string => `operations[${quote(id)}]['responses'][${/^\d+$/.test(status) ? status : quote(status)}]['content']`

function bodyHolder({ id, body }: OperationModel): string {
  const whole = `operations[${quote(id)}]['requestBody']`
  return `${body?.required ? whole : `NonNullable<${whole}>`}['content']`
}

function contentType([mediaType, { schema }]: [string, MediaType], holder: string): string {
  if (schema?.$ref) return componentType(schema.$ref) ?? `${holder}[${quote(mediaType)}]`
  if (schema?.type === 'array' && schema.items?.$ref) {
    const item = componentType(schema.items.$ref)
    if (item) return `${item}[]`
  }
  if (schema ? isBinary(schema) : isBytes(mediaType)) return bytes
  return `${holder}[${quote(mediaType)}]`
}

/** A body of bytes has no schema in 3.1. */
const isBytes = (mediaType: string): boolean => !isJson(mediaType) && !/^(text|multipart)\/|[/+]xml|x-www-form-urlencoded/i.test(mediaType)

/** `#/components/schemas/Page` → `components["schemas"]["Page"]`. */
function componentType(reference: string): string | undefined {
  const keys = splitPointer(reference)
  return reference.startsWith('#/components/schemas/') && keys.length === 3 ? `components${keys.map((key) => `[${quote(key)}]`).slice(1).join('')}` : undefined
}

function union(types: string[]): string {
  return types.length === 0 ? 'undefined' : [...new Set(types)].join(' | ')
}
