import fc from 'fast-check'

/** A parameter of an operation, and a value to send as it. */
export interface SentParameter {
  parameter: { name: string; in: 'path' | 'query' | 'header' | 'cookie'; required: true; [more: string]: unknown }
  value: unknown
}

const text = { type: 'string' }
const number = { type: 'integer' }

/** Of what no style uses to set values apart; headers hold no more than Latin letters. */
const word = fc.constantFrom('x', '100%', "it's", '"q"', '+', 'a/b', '#?&')
const foreign = fc.oneof(word, fc.constantFrom('ә', '日本'))

const wordOf = (place: string) => (place === 'header' ? word : foreign)

const scalar = (place: string) => fc.oneof(fc.record({ schema: fc.constant(number), value: fc.integer({ min: 0 }) }), fc.record({ schema: fc.constant({ type: 'boolean' }), value: fc.boolean() }), fc.record({ schema: fc.constant(text), value: wordOf(place) }))

const list = (place: string) =>
  fc.oneof(
    fc.record({ schema: fc.constant({ type: 'array', items: number }), value: fc.array(fc.integer({ min: 0 }), { minLength: 1, maxLength: 3 }) }),
    fc.record({ schema: fc.constant({ type: 'array', items: text }), value: fc.array(wordOf(place), { minLength: 1, maxLength: 3 }) }),
  )

/** Objects that are spread have the names of their fields for their own, so each parameter has others. */
const object = (place: string, name: string) =>
  fc.record({ id: fc.integer({ min: 0 }), word: wordOf(place) }, { requiredKeys: ['id'] }).map((fields) => ({
    schema: { type: 'object', required: [`${name}id`], properties: { [`${name}id`]: number, [`${name}word`]: text } },
    value: Object.fromEntries(Object.entries(fields).map(([field, value]) => [name + field, value])),
  }))

/** With objects and lists within. */
const nested = (place: string, name: string) =>
  fc.tuple(object(place, name), list(place)).map(([inner, many]) => ({
    schema: { type: 'object', properties: { inner: inner.schema, many: { type: 'array', items: { type: 'object', properties: { list: many.schema } } } } },
    value: { inner: inner.value, many: [{ list: many.value }] },
  }))

const shapes = { scalar, list, object, nested }

/** What OpenAPI allows, by place. */
const styles: [place: SentParameter['parameter']['in'], style: string | undefined, shapes: (keyof typeof shapes)[]][] = [
  ['path', undefined, ['scalar', 'list', 'object']],
  ['path', 'label', ['scalar', 'list', 'object']],
  ['path', 'matrix', ['scalar', 'list', 'object']],
  ['query', undefined, ['scalar', 'list', 'object']],
  ['query', 'deepObject', ['list', 'object', 'nested']],
  ['query', 'spaceDelimited', ['list', 'object']],
  ['query', 'pipeDelimited', ['list', 'object']],
  ['header', undefined, ['scalar', 'list', 'object']],
  ['cookie', undefined, ['scalar', 'list', 'object']],
]

function sentParameter(index: number): fc.Arbitrary<SentParameter> {
  const name = `p${index}`
  return fc
    .constantFrom(...styles)
    .chain(([place, style, allowed]) => fc.record({ place: fc.constant(place), style: fc.constant(style), shape: fc.constantFrom(...allowed), explode: fc.constantFrom(undefined, true, false), isJson: fc.boolean() }))
    .chain(({ place, style, shape, explode, isJson }) =>
      shapes[shape](place, name).map(({ schema, value }) => {
        const styled = { schema, ...(style && { style }), ...(explode !== undefined && { explode }) }
        const own = isJson ? { content: { 'application/json': { schema } } } : styled
        return { parameter: { name, in: place, required: true as const, ...own }, value }
      }),
    )
}

/** The parameters of one operation. */
export const sentParameters: fc.Arbitrary<SentParameter[]> = fc.integer({ min: 1, max: 3 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_one, index) => sentParameter(index))))
