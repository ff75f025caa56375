/** A JSON Schema 2020-12 as an OpenAPI 3.1 document holds it. */
export type Schema = boolean | SchemaObject

export interface SchemaObject {
  $ref?: string
  type?: TypeName | TypeName[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  examples?: unknown
  format?: string
  pattern?: string
  contentMediaType?: string
  contentEncoding?: string
  contentSchema?: Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  items?: Schema
  prefixItems?: Schema[]
  unevaluatedItems?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  contains?: Schema
  minContains?: number
  maxContains?: number
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  additionalProperties?: Schema
  unevaluatedProperties?: Schema
  propertyNames?: Schema
  required?: string[]
  minProperties?: number
  maxProperties?: number
  dependentRequired?: Record<string, string[]>
  dependentSchemas?: Record<string, Schema>
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  not?: Schema
  if?: Schema
  then?: Schema
  else?: Schema
  readOnly?: boolean
  writeOnly?: boolean
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  xml?: Xml
}

/** How OpenAPI has a value written as XML. */
export interface Xml {
  name?: string
  namespace?: string
  prefix?: string
  attribute?: boolean
  wrapped?: boolean
}

export type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'

/** Finds what a `$ref` names; undefined where there is nothing. */
export type Resolve = (reference: string) => unknown

export type JsonObject = Record<string, unknown>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One text for values that mean the same: object keys are sorted. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.keys(value).filter((key) => value[key] !== undefined).sort()
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`
}

/** A deep copy of what JSON can say. */
export function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T
  return isObject(value) ? (Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one)])) as T) : value
}

/** Finds what JSON pointers such as `#/components/schemas/News` name in a document. Each is looked up once. */
export function resolverOf(document: unknown): Resolve {
  const found = new Map<string, unknown>()
  return (reference) => {
    if (!found.has(reference)) found.set(reference, reference.startsWith('#') ? lookUp(document, reference) : undefined)
    return found.get(reference)
  }
}

function lookUp(document: unknown, reference: string): unknown {
  const steps = decodeURIComponent(reference).split('/').slice(1)
  return steps
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, step) => (typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? (value as JsonObject)[step] : undefined), document)
}
