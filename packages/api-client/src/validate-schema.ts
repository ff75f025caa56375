/**
 * A JSON Schema (2020-12) as documents hold it, or as generated code does: there a function closes a circle. Keywords
 * that are not here, such as `title` or `discriminator`, demand nothing.
 */
export type JsonSchema = boolean | SchemaObject | (() => JsonSchema)

export interface SchemaObject {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  allOf?: readonly JsonSchema[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  not?: JsonSchema
  if?: JsonSchema
  then?: JsonSchema
  else?: JsonSchema
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  prefixItems?: readonly JsonSchema[]
  items?: JsonSchema
  contains?: JsonSchema
  minContains?: number
  maxContains?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  unevaluatedItems?: JsonSchema
  properties?: Schemas
  patternProperties?: Schemas
  additionalProperties?: JsonSchema
  propertyNames?: JsonSchema
  /** A number, which only generated schemas have, means all of `properties` but so many of them, the first ones. */
  required?: readonly string[] | number
  dependentRequired?: Readonly<Record<string, readonly string[]>>
  dependentSchemas?: Schemas
  minProperties?: number
  maxProperties?: number
  unevaluatedProperties?: JsonSchema
}

export type Schemas = Readonly<Record<string, JsonSchema>>

/** Finds the schema that a `$ref` names. */
export type Resolve = (reference: string) => JsonSchema

/** What an operation answers in JSON, by status (`200`, `4XX`, `default`). */
export interface AnswerSchemas {
  /** In capitals. */
  method: string
  path: string
  answers: Readonly<Record<string, JsonSchema>>
}
