import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plan } from './config'
import { emitterNames, isEmitterName, type EmitterName } from './emitters/all-emitters'
import type { GeneratedFile } from './emitters/emitter'

const fileNames: Record<EmitterName, string> = {
  document: 'openapi.json',
  types: 'types.ts',
  handlers: 'handlers.ts',
  client: 'operations.ts',
  graphql: 'schema.graphql',
}

/** The hand-written part of the client lives in packages/api-client; a folder gets a copy, so that it stands alone. */
const coreFolder = fileURLToPath(new URL('../../../packages/api-client/src/', import.meta.url))
const coreFiles = ['answers.ts', 'bodies.ts', 'client.ts', 'operation.ts', 'query-styles.ts', 'result.ts']

/** What `INPUT -o FOLDER` asks for: everything, or what `--only` names, in one folder that needs openapi-fetch alone. */
export async function planForFolder(input: string, folder: string, only: string[] = emitterNames): Promise<Plan> {
  const asked = only.map((name) => {
    if (!isEmitterName(name)) throw new Error(`--only ${name}: must be among ${emitterNames.join(', ')}`)
    return name
  })
  const needsTypes = asked.includes('client') || asked.includes('handlers')
  const names = new Set<EmitterName>([...(needsTypes ? ['types' as const] : []), ...asked])
  return {
    input: resolve(input),
    origin: { source: basename(input), command: `university-codegen ${basename(input)} -o ${basename(folder)}` },
    outputs: [...names].map((emit) => ({ emit, to: join(folder, fileNames[emit]) })),
    extraFiles: names.has('client') ? await copyCore(join(folder, 'core')) : [],
  }
}

function copyCore(folder: string): Promise<GeneratedFile[]> {
  return Promise.all(
    coreFiles.map(async (file) => ({
      path: join(folder, file),
      text: `// Copied from packages/api-client/src by tools/codegen. Do not edit.\n\n${await readFile(join(coreFolder, file), 'utf8')}`,
    })),
  )
}
