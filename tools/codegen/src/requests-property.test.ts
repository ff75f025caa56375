import fc from 'fast-check'
import { sentParameters, type SentParameter } from './testing/arbitrary-exchange'
import { generated } from './testing/generated'

/** A document that has an operation for each set of parameters. */
function documentOf(sets: SentParameter[][]): object {
  const paths = sets.map((set, index): [string, object] => {
    const places = set.filter(({ parameter }) => parameter.in === 'path').map(({ parameter }) => `/{${parameter.name}}`)
    return [`/op${index}${places.join('')}`, { get: { operationId: `op${index}`, parameters: set.map(({ parameter }) => parameter), responses: { 204: { description: 'done' } } } }]
  })
  return { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: Object.fromEntries(paths) }
}

/** The parameters by place and name. */
function requestOf(set: SentParameter[]): Record<string, Record<string, unknown>> {
  const request: Record<string, Record<string, unknown>> = { path: {}, query: {}, header: {}, cookie: {} }
  for (const { parameter, value } of set) request[parameter.in] = { ...request[parameter.in], [parameter.name]: value }
  return request
}

test('mocks read what the client sends, whatever the style of the parameters', async () => {
  const many = fc.array(sentParameters, { minLength: 150, maxLength: 150 })
  await fc.assert(
    fc.asyncProperty(many, async (sets) => {
      const { createClient, createMocks, operations } = await generated(documentOf(sets))
      const read: unknown[] = []
      for (const index of sets.keys()) {
        const mocks = createMocks()
        await operations[`op${index}`]?.(createClient({ baseUrl: 'http://a.example', fetch: mocks.fetch }), requestOf(sets[index] ?? []))
        const { path, query, header, cookie } = mocks.calls(`op${index}`)[0] ?? {}
        expect(() => mocks.assertNoFaults()).not.toThrow()
        read.push({ path, query, header, cookie })
      }

      expect(read).toEqual(sets.map(requestOf))
    }),
    { numRuns: 1, endOnFailure: true },
  )
})
