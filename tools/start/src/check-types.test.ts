import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkTypes } from './check-types'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'university-types-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const options = { target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', strict: true, noUnusedLocals: true, skipLibCheck: true, noEmit: true, types: [], lib: ['ES2021'] }
write('shared/tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['*.ts'] }))
write('page/tsconfig.json', JSON.stringify({ compilerOptions: { ...options, lib: ['ES2022'] }, include: ['*.ts'] }))
write('shared/length.ts', 'export const length = (text: string): number => text.length')
write('page/last.ts', "import { length } from '../shared/length'\nexport const last = ['a', 'b'].at(-1 * length('a'))")

const faultsWith = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) write(name, text)
  const faults = checkTypes([path.join(folder, 'page/tsconfig.json'), path.join(folder, 'shared/tsconfig.json')])
  for (const name of Object.keys(files)) fs.rmSync(path.join(folder, name))
  return faults.map((fault) => fault.replace(/^.*(?=page\/|shared\/|outside\/)/, ''))
}

test('parts without a fault have none; each has the options of its own', () => {
  expect(faultsWith({})).toEqual([])
})

test('finds a fault in each part, once where another part imports the file', () => {
  const faults = faultsWith({
    'shared/wrong.ts': "export const wrong: number = 'text'",
    'page/wrong.ts': "import { wrong } from '../shared/wrong'\nexport const text: string = wrong",
  })

  expect(faults).toEqual([expect.stringMatching(/^page\/wrong\.ts\(2,14\): error TS2322/), expect.stringMatching(/^shared\/wrong\.ts\(1,14\): error TS2322/)])
})

test('finds what one part may not use though another may, names that nobody uses, and what cannot be read as a program', () => {
  const faults = faultsWith({
    'shared/newer.ts': "export const last = ['a', 'b'].at(-1)",
    'shared/unused.ts': 'const unused = 1\nexport const used = 2',
    'page/broken.ts': 'export const text = ;',
  })

  expect(faults).toEqual([expect.stringMatching(/^page\/broken\.ts.*TS1109/), expect.stringMatching(/^shared\/newer\.ts.*TS2550/), expect.stringMatching(/^shared\/unused\.ts.*TS6133/)])
})

test('finds faults in what belongs to no part and is imported, and in the options', () => {
  fs.mkdirSync(path.join(folder, 'wrong-options'), { recursive: true })
  write('wrong-options/tsconfig.json', JSON.stringify({ compilerOptions: { ...options, moduleResolution: 'none at all' }, include: ['*.ts'] }))

  expect(faultsWith({ 'outside/wrong.ts': "export const wrong: number = 'text'", 'page/imports.ts': "export { wrong } from '../outside/wrong'" })).toEqual([expect.stringMatching(/^outside\/wrong\.ts.*TS2322/)])
  expect(checkTypes([path.join(folder, 'wrong-options/tsconfig.json')]).join()).toContain('TS6046')
})

function write(name: string, text: string): void {
  const file = path.join(folder, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}
