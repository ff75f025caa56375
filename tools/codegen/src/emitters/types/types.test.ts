import { answering, origin, smallDocument } from '../../testing/small-document'
import { emitTypes } from './types'

const fieldOf = (schema: object) => {
  const document = smallDocument({}, { Thing: { type: 'object', required: ['field'], properties: { field: schema } } })
  return /field: ([^;]*);/.exec(emitTypes({ document, origin, options: {} }).text)?.[1]
}

test.each([
  ['binary', { type: 'string', format: 'binary' }, 'Blob | File'],
  ['binary or null', { type: ['string', 'null'], format: 'binary' }, 'Blob | File | null'],
  ['bytes by media type (3.1)', { type: 'string', contentMediaType: 'image/png' }, 'Blob | File'],
  ['text that holds JSON', { type: 'string', contentMediaType: 'application/json' }, 'string'],
  ['bytes as base64 text', { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' }, 'string'],
  ['null, as a constant', { const: null }, 'null'],
  ['what nothing is allowed to be', { not: {} }, 'never'],
  ['an enum', { enum: ['', 'a'] }, '"" | "a"'],
])('writes %s', (_what, schema, want) => expect(fieldOf(schema)).toBe(want))

test('gives a parameter of JSON the type of what it holds, and text to one of another media type', () => {
  const holding = (mediaType: string) => ({ content: { [mediaType]: { schema: { type: 'object', properties: { a: { type: 'integer' } } } } } })
  const document = smallDocument({ '/a': { get: answering({}, { parameters: [{ name: 'q', in: 'query', ...holding('application/json') }, { name: 'x', in: 'query', ...holding('application/xml') }] }) } })

  expect(emitTypes({ document, origin, options: {} }).text.replace(/\s+/g, ' ')).toContain('query?: { q?: { a?: number; }; x?: string; };')
})

test('leaves a field with a default optional, for the sender need not give it', () => {
  const document = smallDocument({}, { Thing: { type: 'object', properties: { page: { type: 'integer', default: 1 } } } })

  expect(emitTypes({ document, origin, options: {} }).text).toContain('page?: number;')
})

test('does not change the document', () => {
  const document = smallDocument({ '/a': { get: answering({ $ref: '#/components/schemas/Pet' }) } }, {
    Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }], discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } } },
    Cat: { type: 'object', required: ['name'], properties: { kind: { type: 'string' } } },
  })
  const before = structuredClone(document)

  emitTypes({ document, origin, options: {} })

  expect(document).toEqual(before)
})

test('gives object schemas a type of their name, which is what the compiler says, unless the name means something else', () => {
  const object = { type: 'object', properties: { text: { type: 'string' } } }
  const all = ['News', 'File', 'Record', 'string', 'a-b', 'default', 'components']
  const document = smallDocument({}, { ...Object.fromEntries(all.map((name) => [name, object])), Kind: { enum: ['a'] }, Upload: { type: 'string', format: 'binary' }, Map: { type: 'object', additionalProperties: { type: 'string' } } })

  const { text } = emitTypes({ document, origin, options: {} })

  expect(text).toMatch(/^type News = \{\n\s+text\?: string;\n\};$/m)
  expect(text).toContain('News: News;')
  expect(text.match(/^(export )?(type|interface) (\w+)/gm)).toEqual(expect.not.arrayContaining(['type File', 'type Record', 'type string', 'type default', 'type components', 'type Kind']))
})
