/** @jest-environment node */
import nodeFs from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { dataFile, SiteFolder } from './site-folder'

const text = 'console.log(1);'.repeat(200)
let root: string

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'site-'))
})

afterEach(() => fs.rm(root, { recursive: true, force: true }))

test('finds the data of the home page where Gatsby looks for them', () => {
  expect(dataFile('/')).toBe('page-data/index/page-data.json')
})

test('puts compressed sisters beside text that is worth it', async () => {
  const folder = new SiteFolder(at('next'))
  await folder.write('kz/app.js', text)
  await folder.write('small.json', '[]')
  await folder.write('font.woff2', text)

  expect(await files('next')).toEqual(['font.woff2', 'kz/app.js', 'kz/app.js.br', 'kz/app.js.gz', 'small.json'])
  expect(brotliDecompressSync(await fs.readFile(at('next/kz/app.js.br'))).toString()).toBe(text)
  expect(gunzipSync(await fs.readFile(at('next/kz/app.js.gz'))).toString()).toBe(text)
})

test('shares with the former build what is the same, sisters included, and nothing else', async () => {
  const former = new SiteFolder(at('former'))
  await former.write('same.js', text)
  await former.write('other.js', text)
  const next = new SiteFolder(at('next'), at('former'))

  expect([await next.write('same.js', text), await next.write('other.js', text.replace('1', '2')), await next.write('new.txt', 'new')]).toEqual([false, true, true])
  const nodes = async (file: string) => Promise.all(['former', 'next'].map(async (build) => (await fs.stat(at(`${build}/${file}`))).ino))
  expect(new Set(await nodes('same.js')).size).toBe(1)
  expect(new Set(await nodes('same.js.br')).size).toBe(1)
  expect(new Set(await nodes('other.js')).size).toBe(2)
  expect(await fs.readFile(at('former/other.js'), 'utf8')).toBe(text)
})

test('says when the former build has not what shall be kept', async () => {
  const next = new SiteFolder(at('next'), at('former'))
  const alone = new SiteFolder(at('alone'))

  expect([next.keep('a.html'), alone.keep('a.html')]).toEqual([false, false])
})

test('takes nothing from the former build that a power cut has left empty', async () => {
  const former = new SiteFolder(at('former'))
  for (const file of ['page.html', 'sister.html', 'whole.html']) await former.write(file, text)
  for (const file of ['page.html', 'sister.html.br']) await fs.truncate(at(`former/${file}`))
  const next = new SiteFolder(at('next'), at('former'))

  expect(['page.html', 'sister.html', 'whole.html'].map((file) => next.keep(file))).toEqual([false, false, true])
  expect(await next.write('sister.html', text)).toBe(true)
  expect(await files('next')).toEqual(['sister.html', 'sister.html.br', 'sister.html.gz', 'whole.html', 'whole.html.br', 'whole.html.gz'])
  expect(brotliDecompressSync(await fs.readFile(at('next/sister.html.br'))).toString()).toBe(text)
})

test.each(['EXDEV', 'EPERM', 'EMLINK'])('copies what it keeps where the disk takes no link to it: %s', async (code) => {
  await new SiteFolder(at('former')).write('page.html', text)
  jest.spyOn(nodeFs, 'linkSync').mockImplementation(() => fail(code))
  const isKept = new SiteFolder(at('next'), at('former')).keep('page.html')

  expect([isKept, await files('next'), await fs.readFile(at('next/page.html'), 'utf8')]).toEqual([true, ['page.html', 'page.html.br', 'page.html.gz'], text])
})

test('says what keeps it from keeping a file, such as a full disk', async () => {
  await new SiteFolder(at('former')).write('page.html', text)
  jest.spyOn(nodeFs, 'linkSync').mockImplementation(() => fail('ENOSPC'))

  expect(() => new SiteFolder(at('next'), at('former')).keep('page.html')).toThrow('ENOSPC')
})

test('writes nothing into a file that it has kept: it is that of the former build, which is served', async () => {
  await new SiteFolder(at('former')).write('page.html', text)
  const next = new SiteFolder(at('next'), at('former'))
  next.keep('page.html')

  await next.write('page.html', 'short')

  expect([await fs.readFile(at('former/page.html'), 'utf8'), await fs.readFile(at('next/page.html'), 'utf8'), await files('next')]).toEqual([text, 'short', ['page.html']])
})

function fail(code: string): never {
  throw Object.assign(new Error(code), { code })
}

function at(file: string): string {
  return path.join(root, file)
}

async function files(folder: string): Promise<string[]> {
  const entries = await fs.readdir(at(folder), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(at(folder), path.join(entry.parentPath, entry.name))).sort()
}
