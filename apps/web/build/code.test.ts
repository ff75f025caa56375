/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import type { Bundle } from './bundle'
import { others, readCode } from './code'

const bundle: Bundle = { id: 'b', files: [], templates: {}, code: { files: { 'layout.tsx': '1' }, everywhere: [], parts: {} }, scripts: { files: [], chunks: {}, compilationHash: '' } }

test('pages are made of what was compiled and of what makes them, not of tests and mails, nor of what only compiles or hands out work', async () => {
  const { files } = await readCode(bundle)
  const has = (file: string) => file in files

  expect(['layout.tsx', 'apps/web/build/make-pages.ts', 'apps/web/gatsby/list-pages.ts', 'locales/kz/common.json'].filter((file) => !has(file))).toEqual([])
  const others = [...['code.test', 'compile', 'worker-pool'].map((name) => `apps/web/build/${name}.ts`), 'packages/gatsby-source-university/src/testing/university.ts', 'locales/kz/mail.json']
  expect(others.filter((file) => has(file) || !existsSync(path.resolve(__dirname, '../../..', file)))).toEqual([])
})

test('what the makers need of other folders makes pages, too', async () => {
  const root = path.resolve(__dirname, '../../..')
  const sources = ['build', 'gatsby'].flatMap((folder) => {
    const found = readdirSync(path.join(root, 'apps/web', folder), { recursive: true, encoding: 'utf8' })
    return found.filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|testing\//.test(file)).map((file) => `apps/web/${folder}/${file}`)
  })
  const { metafile } = await build({
    entryPoints: sources.filter((file) => !others.includes(file)),
    absWorkingDir: root,
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    logLevel: 'silent',
    // What of the blocks a page is made of is in the bundle.
    packages: 'external',
  })
  const { files } = await readCode({ ...bundle, code: { ...bundle.code, files: {} } })

  expect(Object.keys(metafile.inputs).filter((file) => !(file in files))).toEqual([])
})
