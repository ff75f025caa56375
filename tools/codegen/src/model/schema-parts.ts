import { methods, type OpenApiDocument } from './document'
import { isBinary } from './is-binary'
import { isJson, isRange } from './operations'
import { isObject } from './pointer'

/** Where JSON Schema holds schemas: one by one, in lists, and by name. */
const places = new Map<string, 'single' | 'list' | 'table'>([
  ...['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'items', 'contains', 'unevaluatedItems', 'not', 'if', 'then', 'else', 'contentSchema'].map((key) => [key, 'single'] as const),
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((key) => [key, 'list'] as const),
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs'].map((key) => [key, 'table'] as const),
])

type ChangePart = (part: unknown, ...keys: string[]) => unknown

/** A copy of a schema with its direct parts changed; `keys` lead from the schema to the part. */
export function mapParts(schema: Record<string, unknown>, change: ChangePart): Record<string, unknown> {
  const copy = { ...schema }
  for (const key of Object.keys(copy)) {
    const held = copy[key]
    if (places.get(key) === 'list' && Array.isArray(held)) copy[key] = [...(held as unknown[])]
    else if (places.get(key) === 'table' && isObject(held)) copy[key] = { ...held }
  }
  return changeParts(copy, change)
}

/** The schema itself with its direct parts changed. */
export function changeParts(schema: Record<string, unknown>, change: ChangePart): Record<string, unknown> {
  for (const key of Object.keys(schema)) {
    const place = places.get(key)
    const held = schema[key]
    if (place === 'single') schema[key] = change(held, key)
    else if (place === 'list' && Array.isArray(held)) held.forEach((part: unknown, index) => (held[index] = change(part, key, String(index))))
    else if (place === 'table' && isObject(held)) for (const name of Object.keys(held)) held[name] = change(held[name], key, name)
  }
  return schema
}

/** Calls `visit` for each direct part of a schema. */
export function forEachPart(schema: Record<string, unknown>, visit: (part: unknown, ...keys: string[]) => void): void {
  for (const key of Object.keys(schema)) {
    const place = places.get(key)
    const held = schema[key]
    if (place === 'single') visit(held, key)
    else if (place === 'list' && Array.isArray(held)) held.forEach((part: unknown, index) => visit(part, key, String(index)))
    else if (place === 'table' && isObject(held)) for (const name of Object.keys(held)) visit(held[name], key, name)
  }
}

/** Where a schema stands: in what is sent to the server, or read from it; and whether bytes in it are files, as in a form. */
export interface Use {
  sent: boolean
  files: boolean
}

type Change = (schema: unknown, use?: Use) => unknown

/** Changes, in place, every schema that the document holds outside of other schemas; a component has no use of its own. */
export function changeSchemas(document: OpenApiDocument, change: Change): void {
  changeWithin(document, { change, own: (holder) => holder })
}

/** The same in a copy of the document, which has all else, such as examples, in common with it. */
export function withSchemas(document: OpenApiDocument, change: Change): OpenApiDocument {
  return changeWithin(document, { change, own: (holder) => (Array.isArray(holder) ? [...(holder as unknown[])] : { ...holder }) as typeof holder })
}

/** Calls `visit` for each of them. */
export function forEachSchema(document: OpenApiDocument, visit: (schema: unknown, use?: Use) => void): void {
  changeSchemas(document, (schema, use) => (visit(schema, use), schema))
}

/** Calls `visit` for each schema, those within others after these. */
export function walkSchemas(document: OpenApiDocument, visit: (schema: Record<string, unknown>) => void): void {
  const enter = (schema: unknown): void => {
    if (!isObject(schema)) return
    visit(schema)
    forEachPart(schema, enter)
  }
  forEachSchema(document, enter)
}

/** Whether one of them is of a kind. */
export function someSchema(document: OpenApiDocument, is: (schema: Record<string, unknown>) => boolean): boolean {
  let isFound = false
  walkSchemas(document, (schema) => (isFound ||= is(schema)))
  return isFound
}

interface Pass {
  change: Change
  /** What may be written to in the place of what the document has. */
  own<Holder extends object>(holder: Holder): Holder
}

function changeWithin(whole: OpenApiDocument, pass: Pass): OpenApiDocument {
  const document = pass.own(whole) as OpenApiDocument & Record<string, unknown>
  if (isObject(document.components)) {
    const components: Record<string, unknown> = pass.own(document.components)
    if (isObject(components.schemas)) components.schemas = changeMembers(components.schemas, pass, (schema) => pass.change(schema))
    // Of the components only headers are what their holder is, and they stand in answers.
    Object.assign(document, { components: changeHeld(components, pass, false, read) })
  }
  changeGroup(document, 'paths', pass, false, sent)
  changeGroup(document, 'webhooks', pass, true, read)
  return document
}

const sent: Use = { sent: true, files: false }
const read: Use = { sent: false, files: false }

const asking = [...methods, 'requestBody']
const askingGroups = ['parameters', 'requestBodies', 'pathItems']
const ownGroups = ['headers', 'encoding']

/**
 * Any object of OpenAPI that leads to schemas: their keys do not clash.
 *
 * @param isReversed whether the server sends the requests
 */
function changeHeld(whole: unknown, pass: Pass, isReversed: boolean, use: Use): unknown {
  if (!isObject(whole)) return whole
  const holder = pass.own(whole)
  if ('schema' in holder) holder.schema = pass.change(holder.schema, use)
  const [asked, answered] = isReversed ? [read, sent] : [sent, read]
  for (const key of asking) if (holder[key] !== undefined) holder[key] = changeHeld(holder[key], pass, isReversed, asked)
  for (const key of askingGroups) changeGroup(holder, key, pass, isReversed, asked)
  changeGroup(holder, 'responses', pass, isReversed, answered)
  for (const key of ownGroups) changeGroup(holder, key, pass, isReversed, use)
  if (isObject(holder.content)) holder.content = changeMembers(holder.content, pass, (media, type) => changeHeld(media, pass, isReversed, { ...use, files: areFiles(type, media) }))
  if (holder.callbacks !== undefined) holder.callbacks = changeMembers(holder.callbacks, pass, (callback) => changeMembers(callback, pass, (item) => changeHeld(item, pass, !isReversed, answered)))
  return holder
}

function changeGroup(holder: Record<string, unknown>, key: string, pass: Pass, isReversed: boolean, use: Use): void {
  if (holder[key] !== undefined) holder[key] = changeMembers(holder[key], pass, (member) => changeHeld(member, pass, isReversed, use))
}

/** Of a list or a table. */
function changeMembers(group: unknown, { own }: Pass, change: (member: unknown, name: string) => unknown): unknown {
  if (typeof group !== 'object' || group === null) return group
  const members = own(group) as Record<string, unknown>
  for (const name of Object.keys(members)) members[name] = change(members[name], name)
  return members
}

/** Whether bytes are files there. Of what may be of any type only the whole is: within an object they are JSON. */
function areFiles(type: string, media: unknown): boolean {
  if (!isJson(type)) return !/x-www-form-urlencoded/i.test(type)
  return isRange(type) && isObject(media) && isObject(media.schema) && isBinary(media.schema)
}
