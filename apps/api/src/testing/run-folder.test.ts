import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeRunFolder } from './run-folder'
import { temporaryFolder } from './test-content'

const parent = temporaryFolder()

test('a run removes what runs left that were killed a day ago, and nothing else', () => {
  const made = (name: string, hours: number) => {
    const folder = join(parent, name)
    mkdirSync(folder)
    writeFileSync(join(folder, 'file'), '')
    const time = Date.now() / 1000 - hours * 3600
    utimesSync(folder, time, time)
  }
  made('university-run-killed', 25)
  made('university-run-beside', 23)
  made('of-others', 25)

  const folder = makeRunFolder(parent)

  expect(existsSync(folder)).toBe(true)
  expect(readdirSync(parent).filter((name) => join(parent, name) !== folder)).toEqual(['of-others', 'university-run-beside'])
})
