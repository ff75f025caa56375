import { origin, smallDocument } from '../../testing/small-document'
import { typeFaults } from '../../testing/type-faults'
import { emitTypes } from './types'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }
const number = { type: 'integer' }
const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })
const tuple = (more: object) => ({ type: 'array', prefixItems: [text, number], ...more })

/** A choice by a discriminator, and what each says of it. */
const choice = (name: string, kinds: Record<string, object>) => ({
  ...Object.fromEntries(Object.entries(kinds).map(([own, kind]) => [own, object({ kind }, ['kind'])])),
  [name]: { oneOf: Object.keys(kinds).map(ref), discriminator: { propertyName: 'kind' } },
})

const schemas = {
  Base: object({ name: text, count: number }),
  Nested: { allOf: [ref('Base'), object({ more: text })] },
  Named: { allOf: [ref('Base'), { required: ['name'] }] },
  AllNamed: { allOf: [ref('Nested')], required: ['name', 'more'] },
  Nullable: { ...object({ name: text, count: number }), type: ['object', 'null'] },
  NamedOrNull: { allOf: [ref('Nullable')], required: ['name'] },
  NamedMore: { allOf: [ref('Nullable'), object({ more: text })], required: ['name'] },
  NoNullNamed: { allOf: [ref('Nullable'), object({ more: text })], required: ['name'] },
  Either: { ...object({ a: text, b: text }), anyOf: [{ required: ['a'] }, { required: ['b'] }] },
  Beside: { ...object({ kind: text }, ['kind']), anyOf: [object({ a: text }, ['a']), object({ b: text }, ['b'])] },
  NullBeside: { ...object({ kind: text }), type: ['object', 'null'], anyOf: [{ properties: { a: text }, required: ['a'] }, { properties: { b: text }, required: ['b'] }] },
  NoNullBeside: { ...object({ kind: text }), type: ['object', 'null'], anyOf: [object({ a: text }, ['a']), object({ b: text }, ['b'])] },
  Noted: { type: ['string', 'null'], oneOf: [{ const: 'a' }, { const: 'b' }, { type: 'null' }] },
  TextOrObject: { type: ['string', 'object'], oneOf: [text, object({ a: text }, ['a'])] },
  Root: { ...object({ kind: text, name: text }, ['kind', 'name']), discriminator: { propertyName: 'kind' } },
  Stem: { allOf: [ref('Root'), object({ leaves: number })] },
  Branch: { allOf: [ref('Stem'), object({ twigs: number }, ['twigs'])] },
  Tree: object({ branch: { allOf: [ref('Branch')], description: 'A field' }, fixed: { allOf: [ref('Fixed'), object({ age: number })], required: ['age'] } }, ['branch', 'fixed']),
  OldFixed: { allOf: [ref('Fixed'), object({ age: number }, ['age'])] },
  Open: tuple({ items: { type: 'boolean' }, minItems: 1 }),
  Long: tuple({ items: { type: 'boolean' }, minItems: 4 }),
  Closed: tuple({ items: { not: {} }, minItems: 2 }),
  ...choice('Numbered', { One: { const: 1 }, Two: { const: 2 } }),
  ...choice('Fixed', { FixedCat: { const: 'cat' }, FixedDog: { enum: ['dog'] } }),
  ...choice('Alike', { AlikeCat: { enum: ['x', 'y'] }, AlikeDog: { enum: ['x', 'y'] } }),
  ...choice('ByName', { OneOfName: text, OtherOfName: text }),
  Any: tuple({ type: ['array', 'null'], minItems: 2 }),
  Map: { ...object({ id: number }), additionalProperties: text },
  Patterns: { ...object({ id: number }, ['id']), patternProperties: { '^x-': text } },
  Objects: { type: 'object', enum: [{ a: 1 }, { a: 2, b: [null] }] },
  Constant: { const: { a: [-1, 'x'] } },
  Mixed: { enum: ['x', [1], null] },
}

const right = {
  Named: "{ name: 'x' }",
  AllNamed: "{ name: 'x', more: 'y', count: 1 }",
  NamedOrNull: 'null',
  NamedMore: "{ name: 'x' }",
  NoNullNamed: "{ name: 'x', count: 1, more: 'y' }",
  Either: "{ a: 'x' }",
  Beside: "{ kind: 'x', b: 'y' }",
  NullBeside: 'null',
  NoNullBeside: "{ a: 'x' }",
  Noted: 'null',
  TextOrObject: "'x'",
  Branch: "{ kind: 'Branch', name: 'x', twigs: 1 }",
  Tree: "{ branch: { kind: 'Branch', name: 'x', twigs: 1 }, fixed: { kind: 'cat', age: 1 } }",
  OldFixed: "{ kind: 'dog', age: 1 }",
  Open: "['x', 1, true, false]",
  Long: "['x', 1, true, false, true]",
  Closed: "['x', 1]",
  Numbered: '{ kind: 2 }',
  Fixed: "{ kind: 'dog' }",
  Alike: "{ kind: 'x' }",
  ByName: "{ kind: 'OneOfName' }",
  Any: "['x', 1, 'more']",
  Map: "{ id: 1, other: 'x' }",
  Patterns: "{ id: 1, 'x-a': 'x' }",
  Objects: '{ a: 2, b: [null] }',
  Constant: "{ a: [-1, 'x'] }",
  Mixed: '[1]',
}

const wrong = {
  Named: '{ count: 1 }',
  AllNamed: "{ name: 'x' }",
  NamedOrNull: '{ count: 1 }',
  NamedMore: "{ more: 'x' }",
  NoNullNamed: 'null',
  Either: '{ a: 1 }',
  Beside: "{ b: 'y' }",
  NullBeside: '1',
  NoNullBeside: 'null',
  Noted: "'c'",
  TextOrObject: '{ a: 1 }',
  Branch: "{ kind: 'Stem', name: 'x', twigs: 1 }",
  Tree: "{ branch: { kind: 'Branch', name: 'x', twigs: 1 }, fixed: { kind: 'cat' } }",
  OldFixed: "{ kind: 'OldFixed', age: 1 }",
  Open: '[]',
  Long: "['x', 1, true]",
  Closed: "['x', 1, 'more']",
  Numbered: "{ kind: '2' }",
  Fixed: "{ kind: 'FixedDog' }",
  Alike: "{ kind: 'z' }",
  ByName: "{ kind: 'x' }",
  Any: "['x']",
  Map: '{ other: true }',
  Patterns: "{ 'x-a': 'x' }",
  Objects: '{ a: 3 }',
  Constant: '{ a: [1] }',
  Mixed: '[2]',
}

test('types allow what schemas allow, and no more', async () => {
  const types = emitTypes({ document: smallDocument({}, schemas), origin, options: {} }).text
  const allowed = Object.entries(right).map(([name, value]) => `export const right${name}: Schemas['${name}'] = ${value}`)
  const refused = Object.entries(wrong).map(([name, value]) => `// @ts-expect-error ${name}\nexport const wrong${name}: Schemas['${name}'] = ${value}`)
  const use = ["import type { components } from './types'", "type Schemas = components['schemas']", ...allowed, ...refused, "export const id = (map: Schemas['Map']): number | undefined => map.id"]

  expect(await typeFaults({ 'types.ts': types, 'use.ts': use.join('\n') })).toEqual([])
})

test('a tuple whose length nothing demands may be shorter', () => {
  const { text: types } = emitTypes({ document: smallDocument({}, { Any: tuple({}) }), origin, options: {} })

  expect(types.replace(/\s+/g, ' ')).toContain('Any: [ string?, number?, ...unknown[] ];')
})

test('ends where what is required leads in a cycle', () => {
  const loop = object({ id: { allOf: [{ required: ['id'] }, ref('Loop')] } })

  expect(emitTypes({ document: smallDocument({}, { Loop: loop }), origin, options: {} }).text).toContain('id?: components["schemas"]["Loop"] & {')
})
