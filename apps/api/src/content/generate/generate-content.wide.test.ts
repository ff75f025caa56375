import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../config'
import { temporaryFolder } from '../../testing/test-content'
import { checkContent } from '../import/import-content'
import { loadKinds } from '../kinds'
import { generateContent, type GenerateOptions } from './generate-content'

const folder = temporaryFolder()
const from = join(repositoryRoot, 'content')

const generate = (name: string, options: Partial<GenerateOptions> = {}) =>
  generateContent({ out: join(folder, name), from, seed: 1, scale: 0.1, sites: 1, day: '2026-11-21', ...options })

/** Of all files by their path below the folder. */
function digests(name: string): Map<string, string> {
  const dir = join(folder, name)
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== 'generated.json')
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(dir.length)).sort()
  return new Map(paths.map((path) => [path, createHash('sha256').update(readFileSync(join(dir, path))).digest('hex')]))
}

test('at scale 1 it is a main site like that of the sample, of every kind of content, without faults', async () => {
  const counts = await generate('whole', { scale: 1, sites: 0 })

  const { items } = await checkContent(join(folder, 'whole'))

  const kinds = new Set(items.map(({ kind }) => kind))
  const countOf = (name: string) => items.filter(({ kind }) => kind === name).length
  expect((await loadKinds()).filter(({ name }) => !kinds.has(name)).map(({ name }) => name)).toEqual([])
  expect([countOf('news'), countOf('event'), countOf('portfolio'), countOf('page')]).toEqual([120, 40, 120, 60])
  expect(counts.items).toBeLessThan(items.length)
})

test('the same seed gives the same bytes, another seed others', async () => {
  await generate('one')
  await generate('two')
  await generate('other', { seed: 2 })

  expect(digests('two')).toEqual(digests('one'))
  expect(digests('other').get('/main/news/1-item.yaml')).not.toBe(digests('one').get('/main/news/1-item.yaml'))
})

test('every sub-site has as many items as the main one, none has the id of another, and the blog to which all lead is that of the main site', async () => {
  await generate('sites', { sites: 3 })

  const { items } = await checkContent(join(folder, 'sites'))

  const news = items.filter(({ kind }) => kind === 'news')
  const rectors = ['main', 'fit', 'fns', 'fe'].map((site) => readdirSync(join(folder, 'sites', site, 'blogs')).includes('rector.yaml'))
  expect(rectors).toEqual([true, false, false, false])
  expect(['', 'fit', 'fns', 'fe'].map((site) => news.filter(({ sites }) => sites[0] === site).length)).toEqual([12, 12, 12, 12])
})

test('half of the events are before the day that is today, half after', async () => {
  await generate('earlier', { scale: 1, sites: 0, day: '2030-06-15' })

  const files = readdirSync(join(folder, 'earlier/main/events')).map((file) => readFileSync(join(folder, 'earlier/main/events', file), 'utf8'))

  const starts = files.map((text) => /^starts_at: '(.+)'$/m.exec(text)?.[1] ?? '')
  expect(starts.filter((start) => start < '2030-06-15').length).toBe(20)
  expect([starts.every((start) => start > '2030-01-01'), starts.every((start) => start < '2030-12-01')]).toEqual([true, true])
})

test('news lead to news that every reader finds: no drafts, none of tomorrow', async () => {
  await generate('linked', { scale: 4, sites: 0 })

  const files = readdirSync(join(folder, 'linked/main/news')).map((file) => readFileSync(join(folder, 'linked/main/news', file), 'utf8'))

  const isFound = (text: string | undefined) => text !== undefined && (/^published_at: '(.+)'$/m.exec(text)?.[1] ?? '9') < '2026-11-21'
  const byId = new Map(files.map((text) => [/^id: (\d+)$/m.exec(text)?.[1], text]))
  const linked = files.flatMap((text) => [...text.matchAll(/"\/news\/(\d+)"/g)].map(([, id]) => id))
  expect([linked.length > 100, files.some((text) => !isFound(text))]).toEqual([true, true])
  expect(linked.filter((id) => !isFound(byId.get(id)))).toEqual([])
})

test('a generated folder is replaced, another one is left alone', async () => {
  await generate('again', { sites: 1 })
  await generate('again', { sites: 0 })
  writeFileSync(join(folder, 'notes.txt'), 'mine')

  expect(readdirSync(join(folder, 'again')).sort()).toEqual(['generated.json', 'main', 'media'])
  await expect(generate('.')).rejects.toThrow('the folder is not empty')
  await expect(generate('again', { from: join(folder, 'again') })).rejects.toThrow('the shared lists are taken from there')
})
