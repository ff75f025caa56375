import { emitClient } from '../emitters/client/client'
import { emitTypes } from '../emitters/types/types'
import { answering, origin, smallDocument } from '../testing/small-document'
import { typeFaults } from '../testing/type-faults'
import { heldSchemas } from './name-subtypes'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, required: Object.keys(properties), ...more })
const text = { type: 'string' }
const heir = (of: string, properties: object) => ({ allOf: [ref(of), object(properties)] })
const taking = (schema: object) => ({ requestBody: { required: true, content: { 'application/json': { schema } } } })

const schemas = {
  Pet: object({ type: text }, { discriminator: { propertyName: 'type', mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' } } }),
  Cat: heir('Pet', { lives: { type: 'integer' } }),
  Dog: heir('Pet', { barks: { type: 'boolean' } }),
  Event: object({ kind: text, id: { type: 'integer', readOnly: true }, next: { anyOf: [ref('Event'), { type: 'null' }] } }, { discriminator: { propertyName: 'kind' } }),
  Break: { allOf: [ref('Event')] },
  Talk: heir('Event', { title: text, after: { anyOf: [ref('Event'), { type: 'null' }] }, pet: { allOf: [ref('Pet')], description: 'brought along' } }),
  Childless: object({ type: text }, { discriminator: { propertyName: 'type' } }),
}
const document = smallDocument({ '/a': { post: { operationId: 'swap', ...answering({ type: 'array', items: ref('Pet') }, taking(ref('Event'))) } }, '/b': { post: { operationId: 'add', ...answering(ref('Event'), taking(ref('Childless'))) } } }, schemas)

const use = `import type { components } from './types'
type Schemas = components['schemas']
export function look(pets: Schemas['AnyPet'][], event: Schemas['AnyEvent']): void {
  for (const pet of pets) if (pet.type === 'cat') pet.lives.toFixed(); else pet.barks.valueOf()
  if (event.kind === 'Event') event.id.toFixed()
  else if (event.kind === 'Break' && event.next?.kind === 'Talk') event.next.title.trim()
  if (event.kind === 'Event' && event.next?.kind === 'Talk') event.next.title.trim()
  else if (event.kind === 'Talk' && event.after?.kind === 'Talk') event.after.title.trim()
  if (event.kind === 'Talk' && event.pet.type === 'dog') event.pet.barks.valueOf()
}
export const sent: Schemas['AnyEventRequest'][] = [{ kind: 'Event', next: { kind: 'Break', next: null } }, { kind: 'Talk', title: '', next: null, after: null, pet: { type: 'cat', lives: 9 } }]
// @ts-expect-error a cat does not bark
export const wrong: Schemas['AnyPet'] = { type: 'cat', barks: true }
`

test('a value with a discriminator and subtypes is one of them, or itself by its name', async () => {
  const { text: client } = emitClient({ document, origin, options: {} })

  expect(client).toContain("export type SwapData = components['schemas']['AnyPet'][]\n")
  expect(client).toContain("  body: components['schemas']['AnyEventRequest']\n")
  expect(client).toContain("  body: components['schemas']['Childless']\n")
  expect(await typeFaults({ 'types.ts': emitTypes({ document, origin, options: {} }).text, 'use.ts': use })).toEqual([])
})

test('a document in which nothing has subtypes keeps its names', () => {
  const { Childless } = schemas

  expect(emitTypes({ document: smallDocument({ '/a': { post: answering(ref('Childless')) } }, { Childless }), origin, options: {} }).text).not.toContain('Any')
})

test('values are held against what the base of subtypes extends, too', () => {
  const Pet = { allOf: [ref('Thing')], ...object({ type: text }, { discriminator: { propertyName: 'type' } }) }
  const held = heldSchemas(smallDocument({ '/a': { get: answering(ref('Pet')) } }, { Thing: object({ id: text }), Pet, Cat: heir('Pet', {}) }))

  expect(held.components?.schemas?.AnyPet?.allOf).toEqual([ref('Thing'), { if: expect.anything(), then: ref('Cat') }])
})
