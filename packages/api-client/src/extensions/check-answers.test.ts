import { createClient } from '../client'
import { fakeFetch, json, problem } from '../test-support/fake-fetch'
import { operation, type Operation } from '../operation'
import { checkAnswers } from './check-answers'

const get: Operation<void, unknown, unknown> = operation('GET', '/a')
const answers = { method: 'GET', path: '/a', answers: { 200: { type: 'object', required: ['id'] }, '2XX': { type: 'string' } } } as const

function setUp(answer: Response, ...named: Parameters<typeof checkAnswers>[0]) {
  return createClient({ baseUrl: 'https://a.example', fetch: fakeFetch(answer).fetch, extensions: [checkAnswers(named)] })
}

test.each([
  [200, 'required', json({})],
  [202, 'type', json(5, 202)],
])('calls a %i that breaks the contract `badResponse` and says where', async (status, code, answer) => {
  const result = await get(setUp(answer, answers))

  expect(result).toMatchObject({ ok: false, kind: 'badResponse', status, issues: [{ code }], response: { status } })
})

test.each([
  ['that keeps the contract', json({ id: 1 }), answers],
  ['of a status in a range', json('ok', 202), answers],
  ['of a status that the contract does not have', json(1, 201), { ...answers, answers: { 200: false } }],
  ['of an operation that is not named', json({}), { ...answers, path: '/b' }],
  ['of another method', json({}), { ...answers, method: 'PUT' }],
])('lets data pass %s', async (_what, answer, named) => {
  const result = await get(setUp(answer, named))

  expect(result.ok).toBe(true)
})

test('holds data against `default` where the contract has nothing else for it', async () => {
  const result = await get(setUp(json(5), { ...answers, answers: { default: { type: 'string' } } }))

  expect(result).toMatchObject({ kind: 'badResponse', issues: [{ code: 'type' }] })
})

test('holds data against the contract where the answers to failures of the operation are named, too', async () => {
  const result = await get(setUp(json({}), answers, { ...answers, answers: { 404: true } }))

  expect(result).toMatchObject({ kind: 'badResponse', issues: [{ code: 'required' }] })
})

test('leaves failures as they are', async () => {
  const result = await get(setUp(problem(404, 'not_found'), answers))

  expect(result).toMatchObject({ kind: 'badRequest', status: 404 })
})
