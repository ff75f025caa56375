import { join } from 'node:path'
import { loadDocument } from '../read/load-document'
import { generated } from '../testing/generated'
import { answering } from '../testing/small-document'
import { writeTree } from '../testing/write-tree'

const document = (paths: object, more: object = {}, openapi = '3.1.0') => ({ openapi, info: { title: 'T', version: '1' }, paths, ...more })

async function load(whole: object) {
  return loadDocument(join(await writeTree({ 'openapi.json': whole }), 'openapi.json'))
}

test('a path that refers to another path item has its operations, and what stands beside the reference wins', async () => {
  const shared = { summary: 'Shared', get: answering({ type: 'string' }), put: answering({ type: 'string' }) }
  const more = { webhooks: { changed: { $ref: '#/components/pathItems/Alias' } }, components: { pathItems: { Shared: shared, Alias: { $ref: '#/components/pathItems/Shared' } } } }
  const { document: loaded } = await load(document({ '/a': { $ref: '#/components/pathItems/Alias', summary: 'Own' }, '/b': { $ref: '#/paths/~1a' } }, more))

  const operations = (item: object = {}) => Object.keys(item).sort()
  expect([loaded.paths?.['/a'], loaded.paths?.['/b'], loaded.webhooks?.changed].map(operations)).toEqual(Array(3).fill(['get', 'put', 'summary']))
  expect([loaded.paths?.['/a'], loaded.paths?.['/b'], loaded.webhooks?.changed]).toMatchObject([{ summary: 'Own' }, { summary: 'Own' }, { summary: 'Shared' }])
})

test('the operations can be called by each of their paths, and their types have names of their own', async () => {
  const pets = { get: answering({ type: 'string' }, { operationId: 'listPets' }) }
  const { createClient, createMocks, operations, faults } = await generated(document({ '/pets': pets, '/animals': { $ref: '#/paths/~1pets' } }, {}, '3.0.3'))
  const mocks = createMocks()
  const client = createClient({ baseUrl: 'http://localhost', fetch: mocks.fetch })

  expect(Object.keys(operations)).toEqual(['listPets', 'listPets2'])
  expect(await operations.listPets?.(client)).toMatchObject({ ok: true, data: expect.any(String) })
  expect(await operations.listPets2?.(client)).toMatchObject({ ok: true, data: expect.any(String) })
  expect([mocks.calls('listPets'), mocks.calls('listPets2')].map(([call]) => new URL(call?.request.url ?? '').pathname)).toEqual(['/pets', '/animals'])
  expect(faults()).toEqual([])
})

test('types have no name twice where a callback leads back to its path item, and a webhook is a path item of a path', async () => {
  const told = { post: answering({ type: 'string' }, { operationId: 'tell', callbacks: { again: { '{$request.query.url}': { $ref: '#/components/pathItems/Told' } } } }) }
  const { faults } = await generated(document({ '/a': { $ref: '#/components/pathItems/Told' } }, { webhooks: { told: { $ref: '#/components/pathItems/Told' } }, components: { pathItems: { Told: told } } }))

  expect(faults()).toEqual([])
})

test('path items of the components that stand in the paths are no components any more, unless something else leads there', async () => {
  const item = (callbacks = {}) => ({ get: answering({ type: 'string' }, { callbacks }) })
  const pathItems = { Once: item(), Again: item({ again: { '{$url}': { $ref: '#/components/pathItems/Again' } } }), Unused: item() }
  const { document: loaded } = await load(document({ '/once': { $ref: '#/components/pathItems/Once' }, '/again': { $ref: '#/components/pathItems/Again' } }, { components: { pathItems } }))

  expect(Object.keys(loaded.components?.pathItems ?? {})).toEqual(['Again', 'Unused'])
})

test('a document may have the key of its path items and none below it, as YAML has it', async () => {
  const { document: loaded } = await load(document({ '/a': { get: answering({ type: 'string' }) } }, { components: { pathItems: null } }))

  expect(Object.keys(loaded.paths ?? {})).toEqual(['/a'])
})

test.each([
  ['to itself', { '/a': { $ref: '#/paths/~1b' }, '/b': { $ref: '#/paths/~1a' } }, /openapi\.json #\/paths\/~1a: \$ref leads back to itself, by way of /],
  ['to nothing', { '/a': { $ref: '#/paths/~1b' } }, /openapi\.json #\/paths\/~1a: .*#\/paths\/~1b$/],
  ['to a text', { '/a': { $ref: '#/info/title' } }, /openapi\.json #\/paths\/~1a: \$ref names no path item: #\/info\/title$/],
  ['that is no text', { '/a': { $ref: 5 } }, /openapi\.json #\/paths\/~1a: \$ref names no path item: 5$/],
])('refuses a reference %s', async (_what, paths, message) => {
  await expect(load(document(paths))).rejects.toThrow(message)
})
