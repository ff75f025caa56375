import { origin, smallDocument } from '../../testing/small-document'
import { typeFaults } from '../../testing/type-faults'
import { emitTypes } from './types'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }
const list = (name: string) => ({ type: 'array', items: ref(name) })

const use = `import type { components } from './types'
type Schemas = components['schemas']
export const value: Schemas['JsonValue'] = { a: ['x', 1, [{ b: null }]] }
export const list: Schemas['List'] = [[], [[]]]
export const pair: Schemas['a-b'] = ['x', ['y', []]]
export const circular: Schemas['Circular'] = { text: 'x' }
export const self: Schemas['Self'][] = ['x', null]
export const others: [Schemas['One'], Schemas['Other'], Schemas['Alias']] = [1, 'x', 2]
export const beside: Schemas['Beside'] = { text: 'x' }
export const nothing: Schemas['Nothing'] = [1, 'x']
export const animals: Schemas['Animal'][] = [{ kind: 'Cat', lives: 9 }, { kind: 'Dog', bark: 'wow' }]
export const cat: Schemas['Cat'] = { kind: 'Cat', lives: 9 }
// @ts-expect-error no kind
export const wrongAnimal: Schemas['Animal'] = { kind: 'Fish', lives: 9 }
// @ts-expect-error a cat has lives
export const wrongCat: Schemas['Cat'] = { kind: 'Cat', bark: 'wow' }
// @ts-expect-error a text or null
export const wrongSelf: Schemas['Self'] = 1
// @ts-expect-error a text or a number
export const wrongOther: Schemas['Other'] = true
// @ts-expect-error a text
export const wrongBeside: Schemas['Beside'] = { text: 1 }
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
  const direct = {
    Self: { oneOf: [text, ref('Self'), { type: 'null' }] },
    One: { oneOf: [text, ref('Other')] },
    Other: { anyOf: [{ type: 'number' }, { oneOf: [ref('Alias')] }] },
    Alias: ref('One'),
    Animal: { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } },
    Cat: { allOf: [ref('Animal'), { type: 'object', required: ['kind', 'lives'], properties: { kind: text, lives: { type: 'integer' } } }] },
    Dog: { allOf: [ref('Animal'), { type: 'object', required: ['kind', 'bark'], properties: { kind: text, bark: text } }] },
    Nothing: { allOf: [ref('Nothing')] },
    Beside: { allOf: [ref('Beside'), { type: 'object', properties: { text } }] },
  }
  const types = emitTypes({ document: smallDocument({}, { ...schemas, ...direct }), origin, options: {} }).text

  expect(await typeFaults({ 'types.ts': types, 'use.ts': use })).toEqual([])
  expect(types).toMatch(/^type JsonValue = string \| number \| null \| JsonValue\[\] \| \{$/m)
})
