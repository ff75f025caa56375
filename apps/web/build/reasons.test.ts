/** @jest-environment node */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { PageData } from './page-renderer'
import { changedPlaces, whyAnew, type PageChange } from './reasons'
import type { PageEntry } from './site-manifest'

const data: PageData = { componentChunkName: 'news', path: '/kz/news/1', result: { data: { news: { title: 'A', tags: ['x', 'y'] } }, pageContext: { shell: 'lib-kz-1' } }, staticQueryHashes: [] }
const before = { data: 'd', follows: 'f' } as PageEntry
let folder: string

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'reasons-'))
})

afterEach(() => fs.rm(folder, { recursive: true, force: true }))

test.each<[string, Partial<PageChange>, unknown]>([
  ['nothing', {}, undefined],
  ['a page that was not there', { before: undefined }, { kind: 'new' }],
  ['code', { changedCode: ['packages/blocks/src/files/files.tsx'] }, { kind: 'code', files: ['packages/blocks/src/files/files.tsx'] }],
  ['settings', { isSameSettings: false }, { kind: 'settings' }],
  ['what it follows from beside its data', { hashes: { data: 'd', follows: 'other' } }, { kind: 'surroundings' }],
])('names %s', async (_, change, reason) => {
  expect(await whyAnew({ before, hashes: { data: 'd', follows: 'f' }, changedCode: [], isSameSettings: true, data, formerData: undefined, ...change })).toEqual(reason)
})

test('names the places in the data that are not what they were', async () => {
  const reason = await compare({ ...data, result: { ...data.result, data: { news: { title: 'B', tags: ['x'] } } } })

  expect(reason).toEqual({ kind: 'data', places: ['news.title', 'news.tags.1'] })
})

test('tells a changed menu from changed data', async () => {
  const reason = await compare({ ...data, result: { ...data.result, pageContext: { shell: 'lib-kz-2' } } })

  expect(reason).toEqual({ kind: 'shell' })
})

test('tells another hour from changed data', async () => {
  const at = (now: string, today: string): PageData => ({ ...data, result: { ...data.result, pageContext: { shell: 'lib-kz-1', now, today } } })
  await fs.writeFile(path.join(folder, 'page-data.json'), JSON.stringify(at('10', '0')))
  const reasonOf = (next: PageData) => whyAnew({ before, hashes: { data: 'other', follows: 'f' }, changedCode: [], isSameSettings: true, data: next, formerData: path.join(folder, 'page-data.json') })

  expect(await reasonOf(at('11', '0'))).toEqual({ kind: 'hour' })
  expect(await reasonOf(at('00', '1'))).toEqual({ kind: 'hour' })
  expect(await reasonOf({ ...at('11', '0'), result: { ...at('11', '0').result, data: {} } })).toEqual({ kind: 'data', places: ['news', 'pageContext.now'] })
})

test('knows no places where the former data are gone, or half of them', async () => {
  await fs.writeFile(path.join(folder, 'half'), JSON.stringify(data).slice(0, 20))

  for (const file of ['none', 'half']) expect(await whyAnew({ before, hashes: { data: 'other', follows: 'f' }, changedCode: [], isSameSettings: true, data, formerData: path.join(folder, file) })).toEqual({ kind: 'data', places: [] })
})

test('names no more than three places', () => {
  expect(changedPlaces({ a: 1, b: 1, c: 1, d: 1 }, { a: 2, b: 2, c: 2, d: 2 })).toEqual(['a', 'b', 'c'])
  expect(changedPlaces([{ a: null }], { 0: { a: null } })).toEqual([''])
})

async function compare(next: PageData) {
  const formerData = path.join(folder, 'page-data.json')
  await fs.writeFile(formerData, JSON.stringify(data))
  return whyAnew({ before, hashes: { data: 'other', follows: 'f' }, changedCode: [], isSameSettings: true, data: next, formerData })
}
