import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { run } from './run'
import { sentParameters, type SentParameter } from './testing/arbitrary-exchange'
import { writeTree } from './testing/write-tree'

interface Mocks {
  fetch: (request: Request) => Promise<Response>
  calls(operation: string): Record<string, Record<string, unknown>>[]
  assertNoFaults(): void
}

interface Generated {
  createClient: (options: object) => unknown
  createMocks: () => Mocks
  operations: Record<string, (client: unknown, request: object) => Promise<unknown>>
}

/** The client and the mocks of a document that has an operation for each set of parameters. */
async function generate(sets: SentParameter[][]): Promise<Generated> {
  const paths = sets.map((set, index): [string, object] => {
    const places = set.filter(({ parameter }) => parameter.in === 'path').map(({ parameter }) => `/{${parameter.name}}`)
    return [`/op${index}${places.join('')}`, { get: { operationId: `op${index}`, parameters: set.map(({ parameter }) => parameter), responses: { 204: { description: 'done' } } } }]
  })
  const folder = await writeTree({ 'api.json': { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: Object.fromEntries(paths) } })
  await run([join(folder, 'api.json'), '-o', folder, '--only', 'client,mocks'], { out: () => undefined, error: () => undefined })
  await symlink(join(__dirname, '../../../node_modules'), join(folder, 'node_modules'))
  const load = async <Module>(file: string) => (await import(join(folder, file))) as Module
  return {
    ...(await load<Pick<Generated, 'createClient'>>('core/client')),
    ...(await load<Pick<Generated, 'createMocks'>>('mocks')),
    operations: await load<Generated['operations']>('operations'),
  }
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
      const { createClient, createMocks, operations } = await generate(sets)
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
}, 60_000)
