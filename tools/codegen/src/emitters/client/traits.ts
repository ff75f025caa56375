import { propertyName, quote } from '../../code/names'
import { bodyChoices, carriesJson, chooseContent, isStreamOfLines } from '../../code/type-reference'
import { isObjectSchema, mayBeComposite, someAlternative } from '../../model/alternatives'
import type { Encoding, MediaType, OpenApiDocument, Parameter } from '../../model/document'
import { isBinary } from '../../model/is-binary'
import { follow, isEventStream, isJson, isJsonLines, isJsonParameter, isRange, isRedirect, successesOf, type OperationModel } from '../../model/operations'
import { isStyled, partStyles, partTypes } from '../../model/part-types'

/** What the client must know beside method and path, as an object literal; undefined when there is nothing. */
export function traitsOf(operation: OperationModel, document: OpenApiDocument): string | undefined {
  return literal([server(operation), safe(operation), headers(operation), body(operation, document), query(operation, document), answer(operation, document)])
}

/**
 * The path as the client writes it. Parameters of another style than `simple` have it in their braces, as in a URI
 * template: `{.id}` for `label`, `{;id}` for `matrix`, `{id*}` where lists and objects are spread.
 */
export function callPath({ path, parameters }: OperationModel): string {
  const styled = new Map(parameters.filter((one) => one.in === 'path').map(({ name, style, explode }) => [name, `{${pathStyles[style ?? ''] ?? ''}${name}${explode ? '*' : ''}}`]))
  return path.replace(/\{([^{}]+)\}/g, (whole, name: string) => styled.get(name) ?? whole)
}

const pathStyles: Record<string, string> = { label: '.', matrix: ';' }

/**
 * The operation, made to write those parameters that openapi-fetch cannot: JSON, lists and objects in headers, and cookies.
 *
 * @param call the code that makes the operation
 */
export function withParameters(call: string, { parameters }: OperationModel, document: OpenApiDocument): string {
  const fieldsOf = (place: Parameter['in']) => literal(parameters.filter((one) => one.in === place).map((one) => writingOf(one, document)))
  const places = literal((['path', 'query', 'header'] as const).map((place) => (fieldsOf(place) ? `${place}: ${fieldsOf(place)}` : undefined)))
  const written = places ? `/*#__PURE__*/ withTexts(${call}, ${places})` : call
  if (!parameters.some((one) => one.in === 'cookie')) return written
  return `/*#__PURE__*/ withCookies(${[written, fieldsOf('cookie')].filter((one) => one !== undefined).join(', ')})`
}

function writingOf(parameter: Parameter, document: OpenApiDocument): string | undefined {
  const { name, in: place, schema = {}, explode = false } = parameter
  if (place === 'path' && !parameter.content && mayBeComposite(document, schema)) return `${tableKey(name)}: 'given'`
  const isText = !parameter.content && ((place === 'header' && mayBeComposite(document, schema)) || (place === 'cookie' && parameter.explode === false))
  const writing = isJsonParameter(parameter) ? 'json' : isText ? (explode ? 'spread' : 'joined') : undefined
  return writing && `${tableKey(name)}: '${writing}'`
}

function server({ server }: OperationModel): string | undefined {
  if (server === undefined) return undefined
  // One with a variable that has no default is left to the caller.
  return `baseUrl: ${quote(server)}${/^(\w+:|\{)/.test(server) ? '' : ', resolve: onHost'}`
}

/** Of GET and its like the method says as much. */
function safe({ isSafe, method }: OperationModel): string | undefined {
  return isSafe && !/^(get|head|options|trace)$/.test(method) ? 'safe: true' : undefined
}

function headers(operation: OperationModel): string | undefined {
  const type = bodyContent(operation)?.[0]
  // A range such as `image/*` names no type: what is sent brings its own. So does a multipart body, with its boundary.
  const isDefault = !type || /^(application\/json|multipart\/.*)$|\*/i.test(type)
  const fields = literal([isDefault ? undefined : `'Content-Type': ${quote(type)}`, accept(operation)])
  return fields && `headers: ${fields}`
}

/** Where an answer comes in several media types, the server is told which of them the client reads. */
function accept({ answers }: OperationModel): string | undefined {
  const contents = successesOf(answers).map(({ content }) => content)
  const types = [...new Set(contents.flatMap((content) => chooseContent(content)?.[0] ?? []))]
  const isOpen = !types.some((type) => isEventStream(type) || isJsonLines(type)) && (contents.every((content) => content.length < 2) || types.some((type) => type.includes('*')))
  return isOpen ? undefined : `Accept: ${quote(types.join(', '))}`
}

function body(operation: OperationModel, document: OpenApiDocument): string | undefined {
  const [type, content] = bodyContent(operation) ?? []
  if (!type || isJson(type)) return undefined
  if (/x-www-form-urlencoded/i.test(type)) {
    const styles = literal(Object.entries(content?.encoding ?? {}).map(([name, encoding]) => fieldStyle(name, encoding)))
    return `bodySerializer: ${styles ? `/*#__PURE__*/ urlEncodedBy(${styles})` : 'urlEncoded'}`
  }
  if (!/^multipart\/form-data/i.test(type)) return 'bodySerializer: rawBody'
  const parts = literal(Object.entries(partTypes(document, content ?? {})).map(([name, partType]) => `${tableKey(name)}: ${quote(partType)}`))
  const write = parts ? `/*#__PURE__*/ multipartOf(${parts})` : 'multipart'
  const styles = literal(partStyles(document, content ?? {}).map(([name, encoding]) => fieldStyle(name, encoding)))
  return `bodySerializer: ${styles ? `/*#__PURE__*/ multipartBy(${styles}, ${write})` : write}`
}

/** A field is written by its media type where nothing is said of its style. */
function fieldStyle(name: string, encoding: Encoding): string | undefined {
  const { style = 'form', explode = style === 'form', allowReserved } = encoding
  return isStyled(encoding) ? styleLiteral(name, style, explode, allowReserved) : undefined
}

const bodyContent = (operation: OperationModel) => bodyChoices(operation)[0]

/** openapi-fetch writes lists as `a=1&a=2`; what differs from that is named, and so are objects, of whose keys it escapes none. */
function query({ parameters }: OperationModel, document: OpenApiDocument): string | undefined {
  const styles = literal(parameters.filter((one) => one.in === 'query' && !one.content).map((one) => styleOf(one, document)))
  return styles && `querySerializer: /*#__PURE__*/ queryStyles(${styles})`
}

function styleOf({ name, style = 'form', explode = style === 'form', allowReserved, schema = {} }: Parameter, document: OpenApiDocument): string | undefined {
  // Of alternatives one is enough: for lists and single values the style of an object says the same as theirs.
  const hasObjects = someAlternative(document, schema, (one) => isObjectSchema(one) || (one.items !== undefined && someAlternative(document, one.items, isObjectSchema)))
  return style === 'form' && explode && !hasObjects && !allowReserved ? undefined : styleLiteral(name, style, explode, allowReserved)
}

function styleLiteral(name: string, style: string, explode: boolean, allowReserved = false): string | undefined {
  const isKnown = ['form', 'deepObject', 'spaceDelimited', 'pipeDelimited'].includes(style)
  return isKnown ? `${tableKey(name)}: { style: '${style}', explode: ${explode}${allowReserved ? ', allowReserved: true' : ''} }` : undefined
}

function answer(operation: OperationModel, document: OpenApiDocument): string | undefined {
  const { method, answers } = operation
  if (method === 'head') return 'parse: nothing'
  if (isRedirect(operation)) return "parseAs: 'blob', parse: asIs"
  const contents = successesOf(answers)
  const kinds = new Set(contents.flatMap(({ content }) => readAs(chooseContent(content), document) ?? []))
  // What is not described may be anything: an `OK` is no JSON.
  if (kinds.size === 0) return 'parse: nothing'
  const events = ['jsonEvents', 'textEvents', 'jsonLines'].find((kind) => kinds.has(kind))
  if (events) return `parseAs: 'valueOf', parse: ${events}`
  if (kinds.size > 1 || kinds.has('any')) return "parseAs: 'blob', parse: byMediaType"
  const mayBeNothing = contents.some(({ content }) => content.length === 0)
  const asIs = mayBeNothing ? 'asIsOrNothing' : 'asIs'
  if (kinds.has('text')) return `parse: ${asIs}`
  if (kinds.has('blob')) return `parseAs: 'blob', parse: ${asIs}`
  if (kinds.has('jsonOrText')) return 'parse: jsonOrText'
  return mayBeNothing ? 'parse: jsonOrNothing' : undefined
}

/** How the content of an answer is read. A range of types is JSON, too, but where its schema has it be bytes, a text or whatever. */
function readAs(chosen: [string, MediaType] | undefined, document: OpenApiDocument): string | undefined {
  if (!chosen) return undefined
  const [type, media] = chosen
  const { schema } = media
  if (isEventStream(type)) return carriesJson(document, media) ? 'jsonEvents' : 'textEvents'
  if (isStreamOfLines(document, chosen)) return 'jsonLines'
  if (!isJson(type)) return /^text\//i.test(type) ? 'text' : 'blob'
  if (!isRange(type)) return 'json'
  if (!schema) return 'any'
  if (isBinary(follow(document, schema))) return 'blob'
  return someAlternative(document, schema, (one) => [one.type].flat().includes('string')) ? 'jsonOrText' : 'json'
}

/** Of a table that has texts for names: one that all objects have, such as `valueOf`, would be of another type, and `__proto__` none of its own. */
const tableKey = (name: string): string => (name in Object.prototype ? `[${quote(name)} as string]` : propertyName(name))

function literal(fields: (string | undefined)[]): string | undefined {
  const own = fields.filter((field) => field !== undefined)
  return own.length > 0 ? `{ ${own.join(', ')} }` : undefined
}
