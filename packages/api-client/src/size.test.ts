import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** What a browser loads for a module, openapi-fetch included, React not: bytes of `gzip -9` after minifying. */
async function sizeOf(code: string): Promise<number> {
  const stdin = { contents: code, resolveDir: __dirname, loader: 'ts' } as const
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: 'esm', write: false, external: ['react'] })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

const imports = `import { createClient } from './client'; import { getPage } from './generated/operations'`
const call = (options: string) => `getPage(createClient({ ${options} }), { path: { slug: 'a' } }).then(console.log)`

// The first and the third figure are promised (3,000 and 4,096); the others only must not grow unnoticed.
test.each([
  ['one GET', `${imports}; ${call('')}`, 2100],
  [
    'one GET with retry and xsrf',
    `${imports}; import { retry } from './extensions/retry'; import { xsrf } from './extensions/xsrf'; ${call('extensions: [retry(), xsrf()]')}`,
    2900,
  ],
  ['all operations', `export * from './generated/operations'; export { createClient } from './client'`, 4096],
  ['the hook alone', `export { useOperation } from './react/use-operation'`, 1300],
])('%s is small', async (_what, code, limit) => {
  expect(await sizeOf(code)).toBeLessThanOrEqual(limit)
})
