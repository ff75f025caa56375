import { listOperations } from '../model/operations'
import { smallDocument } from '../testing/small-document'
import { tellNumbered } from './name-operations'

const ids = (paths: object) => listOperations(smallDocument(paths)).map(({ id }) => id)

test.each([
  ['the document\'s own', { '/a': { get: { operationId: 'readA' } } }, ['readA']],
  ['from method and path', { '/pets/{petId}/photos': { get: {} }, '/': { post: {} } }, ['getPetsPetIdPhotos', 'post']],
  ['camel-cased where it is no identifier', { '/a': { get: { operationId: 'meta/root' } } }, ['metaRoot']],
  ['numbered where two collide', { '/a': { get: { operationId: 'x' } }, '/b': { get: { operationId: 'x' } }, '/c': { get: { operationId: 'X' } } }, ['x', 'x2', 'X3']],
  ['by its own name, where another would become that', { '/a': { get: { operationId: 'read-a' } }, '/b': { get: { operationId: 'readA' } } }, ['readA2', 'readA']],
  ['first the one that was given, then the one that is made up', { '/a': { get: {}, put: { operationId: 'getA' } } }, ['getA2', 'getA']],
  ['one whose types have a name, too', { '/a': { get: { operationId: '_2fa_login' } }, '/b': { get: { operationId: '_' } }, '/c': { get: { operationId: '$' } } }, ['operation2faLogin', 'operation2', 'operation3']],
  ['none that the generated code needs itself', { '/a': { get: { operationId: 'operations' } }, '/b': { get: { operationId: 'jsonLines' } } }, ['operations2', 'jsonLines2']],
])('names an operation: %s', (_what, paths, want) => expect(ids(paths)).toEqual(want))

test('tells which operation gets a number, and who has its name', () => {
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { get: { operationId: 'read-a' } }, '/b': { get: { operationId: 'readA' } } } }

  expect(tellNumbered(document)).toEqual(['#/paths/~1a/get: the operationId read-a is, as a name, that of #/paths/~1b/get too, so a number is added'])
})

test('rewrites the links that name a renamed operation, the first of several', () => {
  const links = { self: { operationId: 'meta/root' } }
  const document = smallDocument({ '/a': { get: { operationId: 'meta/root', responses: { 200: { description: 'ok', links } } } }, '/b': { get: { operationId: 'meta/root' } } })

  expect(JSON.stringify(document)).toContain('"links":{"self":{"operationId":"metaRoot"}}')
})
