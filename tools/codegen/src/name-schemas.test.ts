import { emitTypes } from './emitters/types'
import { origin, smallDocument } from './testing/small-document'
import { typeFaults } from './testing/type-faults'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }
const list = (name: string) => ({ type: 'array', items: ref(name) })

const use = `import type { components } from './types'
type Schemas = components['schemas']
export const value: Schemas['JsonValue'] = { a: ['x', 1, [{ b: null }]] }
export const list: Schemas['List'] = [[], [[]]]
export const pair: Schemas['a-b'] = ['x', ['y', []]]
export const circular: Schemas['Circular'] = { text: 'x' }
// @ts-expect-error no value of JSON
export const wrong: Schemas['JsonValue'] = [undefined]
`

test('schemas that lead back to themselves without an object in between compile, whatever they are called', async () => {
  const schemas = {
    JsonValue: { oneOf: [text, { type: 'number' }, { type: 'null' }, list('JsonValue'), { type: 'object', additionalProperties: ref('JsonValue') }] },
    List: { type: 'array', items: ref('List') },
    'a-b': { type: 'array', items: ref('Text or list') },
    'Text or list': { oneOf: [text, ref('a-b')] },
    Record: { oneOf: [text, list('Record')] },
    Circular: { type: 'object', properties: { text, more: list('Circular') } },
  }
  const types = emitTypes({ document: smallDocument({}, schemas), origin, options: {} }).text

  expect(await typeFaults({ 'types.ts': types, 'use.ts': use })).toEqual([])
  expect(types).toMatch(/^type JsonValue = string \| number \| null \| JsonValue\[\] \| \{$/m)
}, 30_000)
