import { typeExamples } from './type-examples'

const text = { type: 'string' }
const schemas = { Base: { type: 'object', properties: { zip: text } }, Place: { allOf: [{ $ref: '#/components/schemas/Base' }, { type: 'object', properties: { codes: { type: 'array', items: text }, at: { $ref: '#/components/schemas/Place' } } }] } }
const place = { schema: { $ref: '#/components/schemas/Place' } }

test('examples are of the types that their schemas have, however deep, and what these say nothing of stays', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    components: { schemas, parameters: { Size: { name: 'size', in: 'query', schema: text, example: 1 } } },
    paths: {
      '/a': {
        parameters: [{ name: 'id', in: 'path', schema: text, examples: { one: { value: 12345 } } }],
        get: {
          responses: {
            200: {
              headers: { 'X-Count': { schema: { type: 'integer' }, example: '7' } },
              content: { 'application/json': { ...place, example: { zip: 90210, codes: [1, 'x'], at: { zip: true, other: 5 }, other: 5 } }, 'text/plain': { examples: { few: { value: 3 } } } },
            },
          },
        },
      },
    },
  }

  typeExamples(document as never)

  const { parameters, get } = document.paths['/a']
  const { headers, content } = get.responses[200]
  expect([parameters[0]?.examples.one.value, document.components.parameters.Size.example, headers['X-Count'].example]).toEqual(['12345', '1', 7])
  expect(content['application/json'].example).toEqual({ zip: '90210', codes: ['1', 'x'], at: { zip: 'true', other: 5 }, other: 5 })
  expect(content['text/plain'].examples.few.value).toBe(3)
})
