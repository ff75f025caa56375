import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { apiFolders, isLoadedByApi, textFolders } from './api-changes'
import { bundleApi, folders, kept } from './api-program'
import { root } from './root'

const run = promisify(execFile)

const madeOf = path.join(kept, 'made-of.json')
const own = path.join(folders, String(process.pid))

afterEach(() => fs.rmSync(own, { recursive: true, force: true }))

function readMadeOf() {
  return JSON.parse(fs.readFileSync(madeOf, 'utf8')) as { root: string; files: Record<string, string> }
}

function withFile(file: string, name: string) {
  const { root, files } = readMadeOf()
  return { root, files: { ...files, [file]: name } }
}

async function help(program: readonly string[]): Promise<string> {
  return (await run(process.execPath, [...program, '--help'], { cwd: root })).stdout
}

test('makes a program of the API that runs, and removes those of processes that were killed', async () => {
  // No system gives a process so large an id.
  const left = [path.join(folders, String(2 ** 31 - 1)), `${kept}.${2 ** 31 - 1}`]
  for (const folder of left) fs.mkdirSync(folder, { recursive: true })

  const program = await bundleApi()

  expect([(await help(program)).includes('content import'), left.filter((folder) => fs.existsSync(folder))]).toEqual([true, []])
})

test('takes the one that was made last, as long as no source has changed', async () => {
  await bundleApi()
  const mark = path.join(kept, 'mark')
  fs.writeFileSync(mark, '')
  fs.rmSync(own, { recursive: true })

  await bundleApi()
  expect(fs.existsSync(path.join(own, 'mark'))).toBe(true)

  fs.writeFileSync(madeOf, JSON.stringify(withFile('apps/api/src/cli.ts', 'of former sources')))
  const program = await bundleApi()
  expect([fs.existsSync(path.join(own, 'mark')), (await help(program)).includes('content import')]).toEqual([false, true])
})

test('makes a program of its own in a checkout that was copied with all that it had built', async () => {
  await bundleApi()
  fs.writeFileSync(path.join(kept, 'mark'), '')
  fs.writeFileSync(madeOf, JSON.stringify({ ...readMadeOf(), root: '/elsewhere' }))
  fs.rmSync(own, { recursive: true })

  await bundleApi()

  expect(fs.existsSync(path.join(own, 'mark'))).toBe(false)
})

test('makes a program where the kept one is incomplete, as after a power cut, or made of what is gone', async () => {
  await bundleApi()
  const harms = [
    () => fs.writeFileSync(madeOf, '{'),
    () => fs.writeFileSync(madeOf, JSON.stringify(withFile('apps/api/src/gone.ts', 'gone'))),
    () => fs.truncateSync(path.join(kept, 'cli.mjs')),
  ]
  for (const harm of harms) {
    harm()
    expect(await help(await bundleApi())).toContain('content import')
  }
})

test('`npm run dev` knows every source that the program is made of, but what is generated and what comes with packages', async () => {
  await bundleApi()
  // Settings are read by who makes the program.
  const sources = Object.keys(readMadeOf().files).filter((file) => !/node_modules\/|\/generated\/|^apps\/api\/(bundle|tsconfig)|^[^/]+$/.test(file))

  const missed = sources.filter((file) => !isLoadedByApi(file) || ![...apiFolders, ...textFolders].some((folder) => file.startsWith(`${folder}/`)))

  expect(sources).toEqual(expect.arrayContaining(['apps/api/src/cli.ts', 'apps/api/src/search/synonyms/kz.json', 'locales/ru/mail.json']))
  expect(missed).toEqual([])
})
