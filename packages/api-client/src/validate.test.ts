import { validate } from './validate'
import type { JsonSchema } from './validate-schema'

const ref = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string', maxLength: 5 } }, required: 0, additionalProperties: false } satisfies JsonSchema
const refOrNull: JsonSchema = { oneOf: [ref, { type: 'null' }] }

test('finds a value among those of an enum before it writes all of them out, as for each row of a list of 600 time zones', () => {
  const written = jest.spyOn(JSON, 'stringify')

  const issues = validate({ items: { enum: ['Asia/Almaty', 'Asia/Qyzylorda'] } }, ['Asia/Qyzylorda', 'Asia/Almaty'])
  const times = written.mock.calls.length
  written.mockRestore()

  expect([issues, times]).toEqual([[], 0])
})

test('names place, keyword and limit of every fault', () => {
  const schema: JsonSchema = { type: 'array', items: ref }

  expect(validate(schema, [{ id: 'x', name: 'too long', more: 1 }, { id: 1 }, 'x'])).toEqual([
    { pointer: '/0/id', code: 'type', message: 'breaks type integer' },
    { pointer: '/0/name', code: 'maxLength', message: 'breaks maxLength 5' },
    { pointer: '/0/more', code: 'additionalProperties', message: 'breaks additionalProperties false' },
    { pointer: '/1/name', code: 'required', message: 'breaks required' },
    { pointer: '/2', code: 'type', message: 'breaks type object' },
  ])
})

test('shows an empty text and null among the values that may be', () => {
  expect(validate({ enum: ['', null, 0, false, 'a'] }, 'x')).toEqual([{ pointer: '', code: 'enum', message: 'breaks enum "" null 0 false a' }])
  expect([{ const: '' }, { const: null }, false].map((schema) => validate(schema, 'x')[0]?.message)).toEqual(['breaks const ""', 'breaks const null', 'breaks not true'])
})

test('escapes the names in a pointer', () => {
  expect(validate({ properties: { 'a/b~c': { type: 'null' } } }, { 'a/b~c': 1 })[0]?.pointer).toBe('/a~1b~0c')
})

test('tells what is wrong with the choice that comes closest, not merely that none fits', () => {
  expect(validate(refOrNull, { id: 'x', name: 'a' })).toEqual([{ pointer: '/id', code: 'type', message: 'breaks type integer' }])
  expect(validate({ anyOf: [{ properties: { kind: { const: 'a' }, x: { type: 'integer' }, y: { type: 'integer' } } }, { properties: { kind: { const: 'b' }, x: { type: 'string' }, y: { type: 'string' } } }] }, { kind: 'a', x: 1, y: 'z' })).toEqual([
    { pointer: '/y', code: 'type', message: 'breaks type integer' },
  ])
  expect(validate(refOrNull, 'x')).toEqual([{ pointer: '', code: 'oneOf', message: 'breaks oneOf' }])
})

test('gives 50 issues at most', () => {
  expect(validate({ items: refOrNull }, Array.from({ length: 500 }, () => ({})))).toHaveLength(50)
})

test('follows references by the function that it is given', () => {
  const schemas: Record<string, JsonSchema> = { '#/a': { properties: { next: { $ref: '#/a', required: ['x'] }, leaf: { $ref: '#/b' } } }, '#/b': { $ref: '#/c', minimum: 1 }, '#/c': { type: 'integer' } }
  const issues = validate({ $ref: '#/a' }, { next: { x: 1, next: {}, leaf: 0 }, leaf: 1 }, (reference) => schemas[reference]!)

  expect(issues.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(['/next/next/x required', '/next/leaf minimum'])
})

test('closes circles by functions', () => {
  const tree: JsonSchema = { type: 'object', properties: { children: { items: () => tree } }, required: 0 }

  expect(validate(() => tree, { children: [{ children: [] }] })).toEqual([])
  expect(validate(tree, { children: [{ children: [{}] }] }).map(({ pointer }) => pointer)).toEqual(['/children/0/children/0/children'])
})

const endless: JsonSchema = { allOf: [() => endless] }
const nested: JsonSchema = { items: () => nested }
const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown

test.each<[string, JsonSchema, unknown]>([
  ['a schema that never ends', endless, 1],
  ['a value that is nested without measure', nested, deep],
  ['a pattern that is no regular expression', { pattern: '(' }, ''],
  ['a reference to nothing', { $ref: '#/no' }, 1],
])('calls %s unchecked, and throws nothing', (_what, schema, value) => {
  expect(validate(schema, value, () => undefined as unknown as JsonSchema)).toEqual([{ pointer: '', code: 'unchecked', message: expect.stringMatching(/Error: /) }])
})

test('checks a value that is nested 500 levels deep', () => {
  const value = Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], [])

  expect(validate(nested, value)).toEqual([])
})

test('takes properties with the names of what every object has', () => {
  const value = JSON.parse('{ "__proto__": 1, "constructor": 2, "toString": "x", "hasOwnProperty": null }') as unknown
  const schema = JSON.parse('{ "properties": { "__proto__": { "type": "string" } }, "required": ["valueOf"], "additionalProperties": { "type": ["string", "null"] } }') as JsonSchema

  expect(validate(schema, value).map(({ pointer, code }) => `${pointer} ${code}`).sort()).toEqual(['/__proto__ type', '/constructor type', '/valueOf required'])
  expect(validate({ const: JSON.parse('{ "toString": 1 }') }, JSON.parse('{ "toString": 1 }'))).toEqual([])
})
