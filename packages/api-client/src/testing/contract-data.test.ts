import document from '@university/api-schema/openapi.json'
import { createMocks } from '../generated/mocks'
import { createMocks as createMocksOf } from './create-mocks'
import { generate } from './data/generate'
import { resolverOf, type Schema } from './data/json-schema'
import { createRandom } from './data/random'
import { statusNumber } from './document'
import { readContract } from './read-contract'
import { checkerOf } from './test-ajv'
import { exampleRequest } from './test-requests'

const checker = checkerOf(document as object)
const contract = readContract(document as object)
const operations = Object.values(document.paths as Record<string, Record<string, { operationId?: string }>>).flatMap((item) => Object.values(item).flatMap(({ operationId }) => operationId ?? []))

test.each(['1', '2', '3'])('makes valid values of all schemas of the contract, with seed %s', (seed) => {
  const resolve = resolverOf(document)
  const schemas = document.components.schemas as unknown as Record<string, Schema>

  const faults = checker.schemaNames.flatMap((name) =>
    [true, false].map((useExamples) => [name, checker.faultsIn(name, generate(schemas[name] ?? true, createRandom(seed), { resolve, name, useExamples }))] as const),
  )

  expect(faults.length).toBeGreaterThan(100)
  expect(faults.filter(([, found]) => found?.length)).toEqual([])
})

test('answers every operation as the contract says, in every status, with and without examples', async () => {
  const mocks = createMocks()
  const faults: unknown[] = []
  for (const id of operations) {
    for (const { status } of contract.operation(id).answers) {
      for (const dynamic of ['false', 'true']) {
        const response = await mocks.handle(exampleRequest(contract, id, { prefer: `code=${statusNumber(status)}, dynamic=${dynamic}` }))
        const found = response ? await checker.faultsOf(id, response) : 'no answer'
        if (!Array.isArray(found) || found.length > 0) faults.push([id, status, dynamic, found])
      }
    }
  }

  expect(faults).toEqual([])
  mocks.assertNoFaults()
})

test('answers every example request with its success', async () => {
  const mocks = createMocks()

  const statuses = await Promise.all(operations.map(async (id) => [id, (await mocks.handle(exampleRequest(contract, id)))?.status] as const))

  const others = statuses.filter(([, status]) => status === undefined || status < 200 || status > 299)
  // What was never asked has no status.
  expect(others).toEqual([['getQuestionStatus', 404]])
})

test('is the same out of the whole document and out of what is left of it for mocks', async () => {
  const [whole, stripped] = [createMocksOf(document), createMocks()]
  const textsOf = (mocks: typeof stripped | typeof whole) => Promise.all(operations.map(async (id) => (await mocks.handle(exampleRequest(contract, id)))?.text()))

  expect(await textsOf(stripped)).toEqual(await textsOf(whole))
})
