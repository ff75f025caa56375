import type { OpenApiDocument } from '../model/document'
import { resolveAnchors } from './resolve-anchors'

const resolve = (schemas: object) => resolveAnchors(structuredClone({ openapi: '3.1.0', info: { title: 'T', version: '1' }, components: { schemas } }) as OpenApiDocument, 'api.yaml').components?.schemas

const tree = { $id: 'https://a.example/tree', $dynamicAnchor: 'node', properties: { children: { items: { $dynamicRef: '#node' } } } }

test.each<[string, object, object]>([
  ['an anchor within the schema', { A: { properties: { a: { $ref: '#leaf' } }, $defs: { leaf: { $anchor: 'leaf', type: 'string' } } } }, { A: { properties: { a: { $ref: '#/components/schemas/A/$defs/leaf' } }, $defs: { leaf: { type: 'string' } } } }],
  ["another schema's anchor", { A: { $anchor: 'a' }, B: { $ref: '#a', title: 'B' } }, { A: {}, B: { $ref: '#/components/schemas/A', title: 'B' } }],
  ['a dynamic reference', { Tree: tree }, { Tree: { properties: { children: { items: { $ref: '#/components/schemas/Tree' } } } } }],
  ['the nearest of several', { A: { $anchor: 'x', not: { $ref: '#x' } }, B: { $anchor: 'x' } }, { A: { not: { $ref: '#/components/schemas/A' } }, B: {} }],
  ['no property of such a name', { A: { properties: { $id: { type: 'string' }, $anchor: {} } } }, { A: { properties: { $id: { type: 'string' }, $anchor: {} } } }],
])('resolves %s', (_what, schemas, want) => {
  expect(resolve(schemas)).toEqual(want)
})

test.each([
  ['that no schema has', { A: { items: { $ref: '#no' } } }, 'api.yaml #/components/schemas/A/items: #no is the anchor of no schema'],
  ['that several have', { A: { $anchor: 'x' }, B: { $anchor: 'x' }, C: { $ref: '#x' } }, 'api.yaml #/components/schemas/C: #x is the anchor of several schemas: #/components/schemas/A, #/components/schemas/B'],
])('refuses a name %s, with file and pointer', (_what, schemas, message) => {
  expect(() => resolve(schemas)).toThrow(message)
})
