import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../command/run'
import { shareCore } from './share-core'
import { typeFaultsOf } from './type-faults'
import { writeTree } from './write-tree'

export interface Mocks {
  fetch: (request: Request) => Promise<Response>
  calls(operation: string): (Record<'path' | 'query' | 'header' | 'cookie', Record<string, unknown>> & { body: unknown; faults: { field: string; code: string }[]; request: Request })[]
  assertNoFaults(): void
}

type Answer = { ok: boolean; kind?: string; status?: number; data?: unknown; error?: unknown; cause?: unknown; issues?: { pointer: string; message: string }[] }

export interface Generated {
  createClient: (options: object) => unknown
  createMocks: (options?: object) => Mocks
  checkAnswers: (operations: unknown[]) => unknown
  operations: Record<string, (client: unknown, request?: object) => Promise<Answer>>
  validators: Record<string, { answers: Record<string, unknown> }>
  /** What a strict project's compiler says of the generated files. */
  faults: () => string[]
}

const only = 'client,validators,mocks'

/** The client, the validators and the mocks that a document becomes. */
export async function generated(document: object): Promise<Generated> {
  const folder = await writeTree({ 'api.json': document })
  const told: string[] = []
  const code = await run([join(folder, 'api.json'), '-o', folder, '--only', only], { out: () => undefined, error: (line) => told.push(line) })
  if (code !== 0) throw new Error(told.join('\n'))
  await shareCore(folder, only)
  await symlink(join(__dirname, '../../../../node_modules'), join(folder, 'node_modules'))
  const load = async <Module>(file: string) => (await import(join(folder, file))) as Module
  return {
    ...(await load<Pick<Generated, 'createClient'>>('core/client')),
    ...(await load<Pick<Generated, 'checkAnswers'>>('core/extensions/check-answers')),
    ...(await load<Pick<Generated, 'createMocks'>>('mocks')),
    operations: await load<Generated['operations']>('operations'),
    validators: await load<Generated['validators']>('validators'),
    faults: () => typeFaultsOf(['types', 'operations', 'validators', 'mocks'].map((file) => join(folder, `${file}.ts`))),
  }
}
