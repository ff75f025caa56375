import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchFiles } from './watch-files'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'))
  file = join(folder, 'api.yaml')
  writeFileSync(file, '1')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('runs again when a file changes', async () => {
  await run(2, async (count) => {
    if (count === 1) setTimeout(() => writeFileSync(file, '2'), 200)
  })
})

test('runs again when a file was saved while it ran', async () => {
  await run(2, async (count) => {
    if (count === 1) writeFileSync(file, '2')
    // Longer than an editor's steps are waited for.
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
})

test('watches a folder that was removed and made again, as compilers do with their output', async () => {
  await run(3, async (count) => {
    if (count === 1) {
      rmSync(folder, { recursive: true })
      mkdirSync(folder)
      writeFileSync(file, '2')
    }
    if (count === 2) setTimeout(() => writeFileSync(file, '3'), 200)
  })
})

test('watches what the last run has named', async () => {
  const other = mkdtempSync(join(tmpdir(), 'watch-'))
  await run(
    2,
    async (count) => {
      if (count === 1) setTimeout(() => writeFileSync(join(other, 'part.yaml'), '2'), 200)
    },
    [join(other, 'part.yaml')],
  )
  rmSync(other, { recursive: true })
})

/** Ends after so many runs; the test's own time ends one that comes short of them. */
async function run(times: number, during: (count: number) => Promise<void>, named = [file]): Promise<void> {
  const end = new AbortController()
  let count = 0
  await watchFiles(
    [file],
    async () => {
      count++
      await during(count)
      if (count === times) end.abort()
      return named
    },
    end.signal,
  )
  expect(count).toBe(times)
}
