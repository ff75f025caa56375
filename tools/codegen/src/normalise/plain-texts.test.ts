import { makeTextsPlain } from './plain-texts'

test('what people read is text, whatever YAML makes of it, and what is no text of the document stays as it is', () => {
  const schema = { title: 3, description: null, properties: { title: { description: 7 }, version: true }, example: { title: 1 }, examples: [{ summary: 2 }], default: { description: 3 } }
  const document = { info: { title: 2026, version: 1.5, description: null }, tags: [{ name: 1, description: 2 }], paths: { '/a': { get: { summary: 404, tags: [1], parameters: [{ description: false, examples: { summary: { summary: 5, value: { title: 6 } } } }] } } }, components: { schemas: { title: schema } }, 'x-own': { title: 1 } }

  makeTextsPlain(document)

  expect(document).toEqual({
    info: { title: '2026', version: '1.5' },
    tags: [{ name: '1', description: '2' }],
    paths: { '/a': { get: { summary: '404', tags: ['1'], parameters: [{ description: 'false', examples: { summary: { summary: '5', value: { title: 6 } } } }] } } },
    components: { schemas: { title: { title: '3', properties: { title: { description: '7' }, version: true }, example: { title: 1 }, examples: [{ summary: 2 }], default: { description: 3 } } } },
    'x-own': { title: 1 },
  })
})
