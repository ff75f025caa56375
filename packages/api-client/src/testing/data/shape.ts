import { heirsOf } from './heirs'
import { isObject, type Schema, type SchemaObject } from './json-schema'
import { targetOf } from './references'
import type { Run } from './run'

/** Schemas that all hold of one value, with `$ref` and `allOf` resolved and what is to be chosen apart. */
export interface Shape {
  parts: SchemaObject[]
  choices: Choice[]
  /** The references that were followed. */
  references: string[]
  examples: unknown[]
}

/** One keyword that can be kept in several ways. */
export type Choice =
  | { key: 'oneOf' | 'anyOf'; options: Schema[]; discriminator: SchemaObject['discriminator']; whole: SchemaObject }
  | { key: 'heir'; options: Schema[] }
  | { key: 'not'; schema: Schema }
  | { key: 'if'; schema: SchemaObject & { if: Schema } }
  | { key: 'dependentSchemas'; property: string; schema: Schema }

const shapes = new WeakMap<SchemaObject, Shape | false>()
const joined = new WeakMap<Shape, WeakMap<Shape, Shape>>()

/** @returns undefined when a schema is `false` */
export function shapeOf(run: Run, schemas: Schema[]): Shape | undefined {
  const [schema] = schemas
  if (schemas.length !== 1 || typeof schema !== 'object') return makeShape(run, schemas)
  let shape = shapes.get(schema)
  if (shape === undefined) shapes.set(schema, (shape = makeShape(run, schemas) ?? false))
  return shape || undefined
}

/** The shape after its first choice was made: `more` is what was chosen. */
export function choose(shape: Shape, more: Shape): Shape {
  const known = joined.get(shape) ?? new WeakMap<Shape, Shape>()
  joined.set(shape, known)
  const found = known.get(more) ?? {
    parts: [...shape.parts, ...more.parts],
    choices: [...shape.choices.slice(1), ...more.choices],
    references: [...shape.references, ...more.references],
    examples: more.examples,
  }
  known.set(more, found)
  return found
}

function makeShape(run: Run, schemas: Schema[]): Shape | undefined {
  const shape: Shape = { parts: [], choices: [], references: [], examples: [] }
  return schemas.every((schema) => add(run, shape, schema)) ? shape : undefined
}

function add(run: Run, shape: Shape, schema: Schema): boolean {
  if (typeof schema === 'boolean') return schema
  const { $ref, allOf, oneOf, anyOf, discriminator, not, dependentSchemas } = schema
  shape.examples.push(...examplesIn(schema))
  if ($ref !== undefined) {
    // A reference that leads back to itself says nothing.
    if (shape.references.includes($ref)) return true
    shape.references.push($ref)
    if (!add(run, shape, run.schemaAt($ref))) return false
  }
  if (allOf && !allOf.every((one) => add(run, shape, one))) return false
  const told = discriminator && !(oneOf && anyOf) ? { discriminator } : {}
  if (oneOf) shape.choices.push({ key: 'oneOf', options: oneOf, discriminator, whole: { oneOf, ...told } })
  if (anyOf) shape.choices.push({ key: 'anyOf', options: anyOf, discriminator, whole: { anyOf, ...told } })
  if (discriminator && !oneOf && !anyOf) inherit(run, shape, schema, discriminator)
  if (not !== undefined) shape.choices.push({ key: 'not', schema: not })
  if (schema.if !== undefined) shape.choices.push({ key: 'if', schema: { ...schema, if: schema.if } })
  if (isObject(dependentSchemas)) {
    for (const [property, dependent] of Object.entries(dependentSchemas)) shape.choices.push({ key: 'dependentSchemas', property, schema: dependent as Schema })
  }
  shape.parts.push(schema)
  return true
}

function examplesIn(schema: SchemaObject): unknown[] {
  const { examples, example } = schema
  return [...(Array.isArray(examples) ? (examples as unknown[]) : []), ...('example' in schema ? [example] : []), ...('default' in schema ? [schema.default] : [])]
}

/** A schema that others extend stands for one of them, and each of them has the value that tells it apart; examples of others are not its own. */
function inherit(run: Run, shape: Shape, base: SchemaObject, discriminator: NonNullable<SchemaObject['discriminator']>): void {
  const { propertyName } = discriminator
  const found = shape.references.find((one) => run.schemaAt(one) === base)
  const itself = found && targetOf(found)
  const heirs = heirsOf(run.schemaAt, itself, discriminator)
  const own = shape.references.map(targetOf).find((reference) => reference !== itself && heirs.some(({ $ref }) => $ref === reference))
  const valuesOf = (reference: string) => heirs.filter(({ $ref }) => $ref === reference).map(({ value }) => value)
  const tagged = (values: string[]): Schema => ({ required: [propertyName], properties: { [propertyName]: { enum: values } } })
  if (own === undefined) {
    // It may be one of its own heirs.
    const options = heirs.map(({ $ref }) => ($ref === itself ? tagged(valuesOf($ref)) : { $ref }))
    return void (options.length > 0 && shape.choices.push({ key: 'heir', options }))
  }
  const values = valuesOf(own)
  const others = examplesIn(base).filter((example) => isObject(example) && !values.includes(String(example[propertyName])))
  shape.examples = shape.examples.filter((example) => !others.includes(example))
  shape.choices.push({ key: 'heir', options: [tagged(values)] })
}
