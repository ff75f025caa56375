import type { OpenApiDocument, Schema } from '../../model/document'
import { typeOf, unwrap, type Shape } from '../../model/shape'

/** How the alternatives of a union are told apart: a property's value, and which alternative it means. */
export interface Tag {
  property: string
  /** By value, the index of the alternative. */
  values: Map<string, number>
}

/** The alternatives with their own alternatives in their place, each once. */
export function listChoices(document: OpenApiDocument, choices: Schema[], depth = 0): Shape[] {
  const shapes = choices.flatMap((choice) => {
    const shape = unwrap(document, choice)
    return shape.choices && depth < 20 ? listChoices(document, shape.choices, depth + 1) : [shape]
  })
  return shapes.filter(({ schema }, index) => shapes.findIndex((other) => other.schema === schema) === index)
}

/** The schema's discriminator, or a property that has one value of its own in each alternative; undefined without either. */
export function findTag(document: OpenApiDocument, { discriminator }: Schema, shapes: Shape[]): Tag | undefined {
  const [first] = shapes
  const names = discriminator ? [discriminator.propertyName] : Object.keys(first?.schema.properties ?? {})
  for (const property of names) {
    const values = new Map<string, number>()
    const complete = shapes.every(({ schema, component }, index) => {
      const own = [...mappedValues(document, discriminator?.mapping, schema), ...fixedValues(document, schema.properties?.[property])]
      const named = own.length === 0 && discriminator && component !== undefined ? [component] : own
      const isNew = named.every((value) => !values.has(value) || values.get(value) === index)
      for (const value of named) values.set(value, index)
      return named.length > 0 && isNew
    })
    if (complete) return { property, values }
  }
  return undefined
}

/** One object that may be any of them: all their fields; what only some have, or require, may be missing. */
export function mergeChoices(shapes: Shape[]): Schema {
  const names = [...new Set(shapes.flatMap(({ schema }) => Object.keys(schema.properties ?? {})))]
  const properties = names.map((name): [string, Schema] => {
    const own = shapes.flatMap(({ schema }) => schema.properties?.[name] ?? [])
    const different = own.filter((one, index) => own.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index)
    const [only, more] = different
    const description = only?.description
    return [name, only && !more ? only : { anyOf: different, ...(description === undefined ? {} : { description }) }]
  })
  return { type: 'object', properties: Object.fromEntries(properties), required: names.filter((name) => shapes.every(({ schema }) => schema.required?.includes(name))) }
}

function mappedValues(document: OpenApiDocument, mapping: Record<string, string> = {}, schema: Schema): string[] {
  return Object.entries(mapping).flatMap(([value, target]) => (unwrap(document, { $ref: target }).schema === schema ? [value] : []))
}

function fixedValues(document: OpenApiDocument, property: Schema | undefined): string[] {
  if (!property) return []
  const { schema } = unwrap(document, property)
  if (typeOf(schema) === 'boolean') return []
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const]
  return values.length > 0 && values.every((value) => typeof value === 'string') ? values : []
}
