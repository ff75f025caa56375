import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { apiFolders, isLoadedByApi, textFolders } from './api-changes'
import { bundleApi, folders, kept } from './api-program'
import { root } from './root'
import type * as commands from './run-command'

/** The sources stay as they are, so they are bundled once. */
jest.mock('./run-command', () => {
  const { runCommand, ...rest } = jest.requireActual<typeof commands>('./run-command')
  const { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } = jest.requireActual<typeof fs>('node:fs')
  const { dirname, join } = jest.requireActual<typeof path>('node:path')
  const bundled = new Map<string, Buffer>()
  let said = ''
  return {
    ...rest,
    async runCommand(command: string, args: string[]) {
      const folder = args.at(-1) ?? ''
      if (bundled.size === 0) {
        said = await runCommand(command, args)
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) if (statSync(join(folder, file)).isFile()) bundled.set(file, readFileSync(join(folder, file)))
      }
      for (const [file, bytes] of bundled) {
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), bytes)
      }
      return [said, ...mockSources].join('\n')
    },
  }
})

/** What else it is made of. */
const mockSources: string[] = []

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

test('keeps no program one of whose sources was written while it was made: it may be that of before', async () => {
  const source = `${kept}-source`
  fs.writeFileSync(source, '')
  fs.utimesSync(source, new Date(), new Date(Date.now() + 60_000))
  fs.rmSync(kept, { recursive: true, force: true })
  mockSources.push(path.relative(root, source))

  await bundleApi()
  mockSources.length = 0
  fs.rmSync(source)

  expect(fs.existsSync(kept)).toBe(false)
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
    const [program = ''] = await bundleApi()
    expect(fs.statSync(program).size).toBeGreaterThan(0)
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
