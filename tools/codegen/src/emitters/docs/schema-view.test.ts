import { smallDocument } from '../../testing/small-document'
import { html } from './html'
import type { DocsSchema } from './parts'
import { SchemaView } from './schema-view'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** What a reader sees of a field, without the tags. */
function read(schema: DocsSchema, schemas: object = {}, rows = 100): string {
  const view = new SchemaView(smallDocument({}, schemas), rows)
  return view.value('field', schema, {}).text.replace(/<[^>]+>/g, ' ').replace(/&lt;/g, '<').replace(/\s+/g, ' ').trim()
}

test.each<[string, DocsSchema, string]>([
  ['limits', { type: 'string', minLength: 1, maxLength: 60, pattern: '^a' }, 'field string 1 to 60 characters · matches ^a'],
  ['a range', { type: 'integer', minimum: 1, maximum: 5, default: 2, examples: [3] }, 'field integer 1 to 5 · default 2 · e.g. 3'],
  ['an open range', { type: 'number', exclusiveMinimum: 0, multipleOf: 0.5 }, 'field number more than 0 · a multiple of 0.5'],
  ['a format, or null', { type: ['string', 'null'], format: 'date-time' }, 'field string (date-time) or null'],
  ['an enum', { type: 'string', enum: ['a', '', null] }, 'field string one of a ""'],
  ['a fixed value', { const: 1 }, 'field number always 1'],
  ['a list', { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', maxLength: 5 } }, 'field string[] at least 1 item · no duplicates · each at most 5 characters'],
  ['a map', { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } }, 'field map of string[]'],
  ['several types', { type: ['string', 'integer'] }, 'field string or integer'],
  ['alternatives', { oneOf: [{ type: 'string' }, { type: 'array', items: { type: ['string', 'null'] } }, { type: 'null' }] }, 'field string or (string or null)[] or null'],
  ['bytes', { type: 'string', contentMediaType: 'application/pdf' }, 'field file'],
  ['anything', {}, 'field any value'],
  ['what is only asked or answered', { type: 'string', readOnly: true, deprecated: true }, 'field string deprecated only in answers'],
  ['examples in a table, which belong in a list', { type: 'string', examples: { mars: '@mars.jpg', venus: { value: '@venus.jpg' } } }, 'field string e.g. @mars.jpg , @venus.jpg'],
  ['examples that are none', { type: 'string', examples: 1 }, 'field string'],
  ['a long example', { type: 'string', examples: ['x'.repeat(200)] }, `field string e.g. ${'x'.repeat(99)}…`],
])('says %s', (_what, schema, want) => {
  expect(read(schema)).toBe(want)
})

test('says of a component that may be anything nothing of null', () => {
  expect(read(ref('Any'), { Any: {} })).toBe('field Any any value')
  expect(read(ref('Text'), { Text: { type: ['string', 'null'] } })).toMatch(/^field Text or null/)
})

test('ends at a cycle through schemas that have no name', () => {
  const list = { type: 'array', items: { oneOf: [{ allOf: [ref('List'), { maxItems: 5 }] }, { type: 'string' }] } }

  expect(read({ allOf: [ref('List'), { minItems: 1 }] }, { List: list })).toMatch(/^field \(+…\[\] or string\)/)
})

test('says what a scalar component is, and what stands beside the reference first', () => {
  const schemas = { Language: { type: 'string', enum: ['kz', 'ru'], description: 'A language.', examples: ['kz'] } }

  expect(read(ref('Language'), schemas)).toBe('field Language A language. string · one of kz ru')
  expect(read({ ...ref('Language'), description: 'Its own.', default: 'ru' }, schemas)).toBe('field Language Its own. string · one of kz ru · default ru')
})

test('opens objects in place, and says once that all fields are required', () => {
  const schemas = { Image: { type: 'object', required: ['url', 'alt'], properties: { url: { type: 'string' }, alt: { type: 'string' } } } }

  expect(read({ type: 'array', items: ref('Image') }, schemas)).toBe('field Image [] Image: 2 fields See Image .')
  expect(new SchemaView(smallDocument({}, schemas), 100).whole('application/json', ref('Image')).text).toContain('Every field is required.')
})

const tree = { Tree: { type: 'object', properties: { kids: { type: 'array', items: ref('Tree') }, name: { type: 'string' } } } }

test('names a cycle instead of going round', () => {
  const { text } = new SchemaView(smallDocument({}, tree), 100).whole('application/json', ref('Tree'))

  expect(text.match(/class="name"/g)).toHaveLength(2)
  expect(text).toContain('Circular: the same fields again.')
})

test('links what no longer fits, for the script to unfold', () => {
  const { text } = new SchemaView(smallDocument({}, tree), 1).whole('application/json', ref('Tree'))

  expect(text).toContain('<details class="more" data-of="Tree"><summary>Tree: 2 fields</summary>')
  expect(text).not.toContain('class="name"')
})

test.each([
  ['a list of itself', { Loop: { type: 'array', items: ref('Loop') } }],
  ['a map of itself', { Loop: { type: 'object', additionalProperties: ref('Loop') } }],
  ['itself or null', { Loop: { oneOf: [ref('Loop'), { type: 'null' }] } }],
  ['itself and more', { Loop: { allOf: [ref('Loop'), { type: 'object', properties: { a: ref('Loop') } }] } }],
  ['a part of itself by pointer', { Loop: { type: 'object', properties: { a: { type: 'object', properties: { b: { $ref: '#/components/schemas/Loop/properties/a' } } } } } }],
])('ends at %s', (_what, schemas) => {
  const view = new SchemaView(smallDocument({}, schemas), 100)

  expect(html`${view.component(schemas.Loop as DocsSchema)}${view.whole('application/json', ref('Loop'))}`.text).toContain('class="whole"')
})

test('says what tells alternatives apart', () => {
  const schemas = { Cat: { type: 'object', properties: { kind: {} } }, Dog: { type: 'object', properties: { kind: {} } } }
  const schema = { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind', mapping: { tom: '#/components/schemas/Cat' } } }

  expect(read(schema, schemas)).toMatch(/either Cat where kind is tom .* or Dog where kind is Dog/)
})

test('says which fields must be there together', () => {
  const schema = { type: 'object', properties: { a: {}, b: {}, c: {} }, anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }] }

  expect(read(schema)).toMatch(/^field object needs a or b and c 3 fields/)
})
