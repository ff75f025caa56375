import type { JsonSchema } from '../validate-schema'

/*
 * Values for holding the interpreter against ajv: what a document gives as an example, and what becomes of it by one
 * fault at a time.
 */

type Schema = Record<string, unknown>

/** A value of a schema as its `examples` have it; where they are silent, a likely one, which may break the schema. */
export function exampleOf(schema: unknown, resolve: (reference: string) => JsonSchema, depth = 0): unknown {
  if (!isObject(schema)) return 'anything'
  const below = (part: unknown) => exampleOf(part, resolve, depth + 1)
  const { $ref, examples, type, properties, items, minItems } = schema
  if (depth > 8) return null
  if (typeof $ref === 'string') return below(resolve($ref))
  if (Array.isArray(examples) && !isEmpty(examples[0])) return examples[0] as unknown
  for (const fixed of ['const', 'default']) if (fixed in schema) return schema[fixed]
  if (Array.isArray(schema.enum)) return schema.enum[0] as unknown
  for (const choice of ['oneOf', 'anyOf']) if (Array.isArray(schema[choice])) return below((schema[choice] as unknown[])[0])
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...[...(schema.allOf as unknown[]), { ...schema, allOf: undefined }].map(below).filter(isObject)) as unknown
  const kind = [type].flat()[0] ?? (properties ? 'object' : items ? 'array' : 'string')
  if (kind === 'object') return Object.fromEntries(Object.entries(isObject(properties) ? properties : {}).map(([name, part]) => [name, below(part)]))
  if (kind === 'array') return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => below(items))
  return kind === 'string' ? textOf(schema) : kind === 'boolean' ? true : kind === 'null' ? null : Number(schema.minimum ?? 1)
}

/** The value with one fault each: a member left out, replaced, added; a text, a list or a number out of bounds. */
export function* mutationsOf(value: unknown): Generator<unknown> {
  yield* replacements(value)
  if (Array.isArray(value)) {
    yield [...(value as unknown[]), ...(value as unknown[])]
    yield value.slice(1)
    for (const [index, item] of value.entries()) for (const changed of mutationsOf(item)) yield value.with(index, changed)
  } else if (isObject(value)) {
    yield { ...value, unheardOf: 1 }
    for (const key of Object.keys(value)) {
      const { [key]: member, ...others } = value
      yield others
      for (const changed of mutationsOf(member)) yield { ...value, [key]: changed }
    }
  }
}

function* replacements(value: unknown): Generator<unknown> {
  yield* [null, true, 0, -1, 2.5, 1e12, '', 'x', 'я😀', [], {}]
  if (typeof value === 'string') yield* [`${value}${value}`, value.slice(1), value.toUpperCase(), 'x'.repeat(600), `${value} `]
  if (typeof value === 'number') yield* [value + 0.5, -value, String(value)]
}

function textOf({ format, minLength }: Schema): string {
  const texts: Record<string, string> = { 'date-time': '2026-02-10T05:00:00Z', date: '2026-02-10', uri: 'https://a.example/b', email: 'a@b.example' }
  return texts[String(format)] ?? 'a'.repeat(Number(minLength ?? 1))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
