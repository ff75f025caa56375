/** @jest-environment node */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Bundle } from './bundle'
import { readCode } from './code'

const bundle: Bundle = { id: 'b', files: [], templates: {}, code: { files: { 'layout.tsx': '1' }, everywhere: [], parts: {} }, scripts: { files: [], compilationHash: '' } }

test('pages are made of what was compiled and of what makes them, not of tests and mails, nor of what only compiles or hands out work', async () => {
  const { files } = await readCode(bundle)
  const has = (file: string) => file in files

  expect(['layout.tsx', 'apps/web/build/make-pages.ts', 'apps/web/gatsby/list-pages.ts', 'locales/kz/common.json'].filter((file) => !has(file))).toEqual([])
  const others = [...['code.test', 'compile', 'worker-pool'].map((name) => `apps/web/build/${name}.ts`), 'packages/gatsby-source-university/src/testing/university.ts', 'locales/kz/mail.json']
  expect(others.filter((file) => has(file) || !existsSync(path.resolve(__dirname, '../../..', file)))).toEqual([])
})
