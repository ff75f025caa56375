import { origin, smallDocument } from '../testing/small-document'
import { emitDocument } from './document'

test('puts the parts in a fixed order and says what to edit', () => {
  const { text } = emitDocument({ document: smallDocument({}, {}, { tags: [], 'x-b': 1, 'x-a': 1 }), origin, options: {} })

  expect(Object.keys(JSON.parse(text) as object)).toEqual(['openapi', 'x-generated', 'info', 'tags', 'paths', 'components', 'x-a', 'x-b'])
  expect((JSON.parse(text) as { 'x-generated': string })['x-generated']).toBe(
    'Generated from openapi.yaml by tools/codegen. Do not edit. To change it: edit the YAML, then run `npm run codegen`.',
  )
})
