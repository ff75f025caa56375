import { mayBeComposite } from './alternatives'
import type { MediaType, OpenApiDocument } from './document'
import { isBinary } from './is-binary'
import { quote } from './names'
import { follow, isJson, isRedirect, successesOf, type Answer, type OperationModel } from './operations'
import { splitPointer } from './pointer'

/**
 * TypeScript for what an operation takes and answers, as references into the generated types. The reference goes
 * straight to the component where there is one: the compiler then has nothing to work out.
 */
export function bodyType(operation: OperationModel, document: OpenApiDocument): string {
  const chosen = operation.body && chooseContent(Object.entries(operation.body.content ?? {}))
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

/** The types of all bodies that the operation takes, by their media types. */
export function bodyTypes(operation: OperationModel): { mediaType: string; content: MediaType; type: string }[] {
  return Object.entries(operation.body?.content ?? {}).map(([mediaType, content]) => ({ mediaType, content, type: contentType([mediaType, content], bodyHolder(operation)) }))
}

/** The union of the 2xx answers, or the `default` where there is none. */
export function dataType(operation: OperationModel): string {
  return union(successesOf(operation.answers).map((answer) => answerType(operation, answer)))
}

/** What a client has of them: nothing of a HEAD, and the bytes that a redirect leads to. */
export function readType(operation: OperationModel): string {
  if (operation.method === 'head') return 'undefined'
  return isRedirect(operation) ? 'Blob' : dataType(operation)
}

/** The union of the JSON that the answers from 400 up (and `default`) carry: the client gives other text as a cause. */
export function errorType(operation: OperationModel): string {
  const failures = operation.answers.filter(({ status, content }) => (/^[45]/.test(status) || status === 'default') && content.some(([type]) => isJson(type)))
  return failures.length === 0 ? 'unknown' : union(failures.map((answer) => answerType(operation, answer)))
}

/** Which of several media types is used: JSON before multipart, urlencoded and whatever comes first. */
export function chooseContent(content: [string, MediaType][]): [string, MediaType] | undefined {
  const preferences = [isJson, (type: string) => /^multipart\/form-data/i.test(type), isForm, () => true]
  for (const matches of preferences) {
    const found = content.find(([type]) => matches(type))
    if (found) return found
  }
  return undefined
}

const isForm = (mediaType: string): boolean => /^multipart\/form-data|x-www-form-urlencoded/i.test(mediaType)

/** The type of a body that is a file. */
export const bytes = 'Blob | File'

export const usesTypes = (text: string, name: 'components' | 'operations'): boolean => text.includes(`${name}[`)

/** What one answer carries. */
export function answerType({ id }: OperationModel, { status, content }: Answer): string {
  const chosen = chooseContent(content)
  if (!chosen) return 'undefined'
  const key = /^\d+$/.test(status) ? status : quote(status)
  if (!isJson(chosen[0])) return /^text\//i.test(chosen[0]) ? 'string' : 'Blob'
  return contentType(chosen, `operations[${quote(id)}]['responses'][${key}]['content']`)
}

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
