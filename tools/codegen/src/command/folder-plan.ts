import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ImportEnding } from '../code/end-imports'
import { shellQuote } from '../code/shell-quote'
import { emitterNames, isEmitterName, type EmitterName } from '../emitters/all-emitters'
import type { GeneratedFile } from '../emitters/emitter'
import { ownFolder } from '../own-folder'
import type { Plan } from './config'

const fileNames: Record<EmitterName, string> = {
  document: 'openapi.json',
  types: 'types.ts',
  handlers: 'handlers.ts',
  client: 'operations.ts',
  validators: 'validators.ts',
  mocks: 'mocks.ts',
  graphql: 'schema.graphql',
  docs: 'docs.html',
}

/** The hand-written part of the client lives in packages/api-client; a folder gets a copy, so that it stands alone. */
const sourceFolder = fileURLToPath(new URL('../../../packages/api-client/src/', ownFolder))

const coreFiles = {
  client: [
    ...['answers.ts', 'bodies.ts', 'call.ts', 'client.ts', 'cookies.ts', 'events.ts', 'is-given.ts', 'on-host.ts', 'operation.ts', 'parameters.ts', 'query-styles.ts', 'result.ts', 'retry-after.ts', 'send.ts'],
    ...['extensions/check-answers.ts', 'extensions/is-for-own-origin.ts', 'extensions/is-safe.ts', 'extensions/retry.ts', 'extensions/xsrf.ts'],
  ],
  validators: ['result.ts', 'validate.ts', 'validate-formats.ts', 'validate-rules.ts', 'validate-schema.ts'],
  hook: ['react/api-client-provider.ts', 'react/forget-answers.ts', 'react/operation-cache.ts', 'react/request-key.ts', 'react/use-operation.ts'],
}

/**
 * What `INPUT -o FOLDER` asks for, in one folder that needs openapi-fetch alone: everything, or what `--only` names.
 * `hook` is for React, and comes only by name.
 */
export async function planForFolder(input: string, folder: string, { named, root, imports }: { named?: string[] | undefined; root?: string | undefined; imports?: ImportEnding | undefined } = {}): Promise<Plan> {
  const only: string[] = named ?? emitterNames
  const command = (input: string, folder: string, root?: string) =>
    `university-codegen ${[input, folder].map(shellQuote).join(' -o ')}${named ? ` --only ${named.join(',')}` : ''}${root === undefined ? '' : ` --root ${shellQuote(root)}`}${imports ? ` --imports ${imports}` : ''}`
  const asked = only.filter((name) => name !== 'hook').map((name) => {
    if (!isEmitterName(name)) throw new Error(`--only ${name}: must be among ${[...emitterNames, 'hook'].join(', ')}`)
    return name
  })
  const withHook = only.includes('hook')
  const withClient = withHook || asked.includes('client')
  const withMocks = asked.includes('mocks')
  const withTypes = withClient || withMocks || asked.includes('handlers')
  const withValidators = withClient || withMocks || asked.includes('validators')
  const names = new Set<EmitterName>([...(withTypes ? ['types' as const] : []), ...(withClient ? ['client' as const] : []), ...asked])
  const core = [...(withClient ? coreFiles.client : []), ...(withValidators ? coreFiles.validators : []), ...(withHook ? coreFiles.hook : []), ...(withMocks ? await mockFiles() : [])]
  return {
    input: resolve(input),
    root: root === undefined ? undefined : resolve(root),
    // As it is said where the document is.
    origin: { source: basename(input), command: command(basename(input), basename(folder), root === undefined ? undefined : relative(dirname(resolve(input)), resolve(root)) || '.') },
    command: command(input, folder, root),
    imports,
    outputs: [...names].map((emit) => ({ emit, to: join(folder, fileNames[emit]), ...(emit === 'docs' && imports ? { options: { operations: `./operations.${imports}`, client: `./core/client.${imports}` } } : {}) })),
    extraFiles: await copyCore([...new Set(core)], join(folder, 'core')),
  }
}

/** The server and its command line stay behind, for they are only for Node: `university-codegen mock` has them. */
async function mockFiles(): Promise<string[]> {
  const files = await readdir(join(sourceFolder, 'testing'), { recursive: true })
  return files.filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(^|[\\/])(test-\w+|server|serve-command|cli)\.ts$/.test(file)).map((file) => join('testing', file)).sort()
}

function copyCore(files: string[], folder: string): Promise<GeneratedFile[]> {
  return Promise.all(
    files.map(async (file) => ({
      path: join(folder, file),
      text: `// Copied from packages/api-client/src by tools/codegen. Do not edit.\n\n${await readFile(join(sourceFolder, file), 'utf8')}`,
    })),
  )
}
