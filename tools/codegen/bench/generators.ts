import { join } from 'node:path'
import { peersFolder, root } from './documents'

/** A generator under measurement. Paths are absolute. */
export interface Generator {
  name: string
  /** Writes types and client of a document into a folder. */
  command(document: string, out: string): string[]
  env?(document: string, out: string): Record<string, string>
  /** A module that calls one GET without parameters, and the name by which a document's operation is called. */
  entry(out: string, operation: { id: string; path: string }): string
}

const bin = (name: string): string => join(peersFolder, 'node_modules/.bin', name)
const callByName = (file: string, call: (name: string) => string) => (out: string, { id }: { id: string }) => {
  const name = camelCase(id)
  return `import { ${name} } from ${JSON.stringify(join(out, file))}\n${call(name)}\n`
}

export const generators: Generator[] = [
  {
    name: 'university-codegen',
    command: (document, out) => ['node', join(root, 'tools/codegen/bin/university-codegen.cjs'), document, '-o', out, '--only', 'types,client'],
    entry: (out, { id }) =>
      `import { createClient } from ${JSON.stringify(join(out, 'core/client'))}\nimport { ${camelCase(id)} } from ${JSON.stringify(join(out, 'operations'))}\n${camelCase(id)}(createClient({ baseUrl: 'https://a.example' })).then(console.log)\n`,
  },
  {
    name: 'openapi-typescript + openapi-fetch',
    command: (document, out) => [bin('openapi-typescript'), document, '-o', join(out, 'types.ts')],
    entry: (out, { path }) =>
      `import createClient from 'openapi-fetch'\nimport type { paths } from ${JSON.stringify(join(out, 'types'))}\ncreateClient<paths>({ baseUrl: 'https://a.example' }).GET(${JSON.stringify(path)}).then(console.log)\n`,
  },
  {
    name: '@hey-api/openapi-ts',
    command: (document, out) => [bin('openapi-ts'), '-i', document, '-o', out, '-c', '@hey-api/client-fetch', '--no-log-file'],
    entry: callByName('sdk.gen', (name) => `${name}().then(console.log)`),
  },
  {
    name: 'orval',
    command: (document, out) => [bin('orval'), '--input', document, '--output', join(out, 'client.ts'), '--client', 'fetch', '--mode', 'single'],
    entry: callByName('client', (name) => `${name}().then(console.log)`),
  },
  {
    name: 'kubb',
    command: () => [bin('kubb'), 'generate', '--config', join(peersFolder, 'kubb.config.ts')],
    env: (document, out) => ({ BENCH_DOCUMENT: document, BENCH_OUT: out }),
    entry: (out, { id }) => `import { ${camelCase(id)} } from ${JSON.stringify(join(out, `client/${camelCase(id)}.ts`))}\n${camelCase(id)}().then(console.log)\n`,
  },
  {
    name: 'redocly generate-client',
    command: (document, out) => [bin('redocly'), 'generate-client', document, '-o', join(out, 'client.ts')],
    entry: callByName('client', (name) => `${name}().then(console.log)`),
  },
]

/** All of our emitters together. */
export const everything: Pick<Generator, 'name' | 'command'> = {
  name: 'university-codegen, everything',
  command: (document, out) => ['node', join(root, 'tools/codegen/bin/university-codegen.cjs'), document, '-o', out],
}

/** `meta/get` → `metaGet`, the way all of them name it. */
function camelCase(id: string): string {
  return id.replace(/[^A-Za-z0-9]+(.)/g, (_whole, letter: string) => letter.toUpperCase())
}
