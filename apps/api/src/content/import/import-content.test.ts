import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '../../contract/document'
import type { Database } from '../../database/database'
import { contents, newsFile, pageFile, sampleContent, svg, temporaryFolder, writeContent, type ContentFiles } from '../../testing/test-content'
import { dialects, testDatabase } from '../../testing/test-database'
import { exportContent } from '../export/export-content'
import { importContent } from './import-content'

const folder = temporaryFolder()
const contentDir = join(folder, 'content')
const dataDir = join(folder, 'data')

describe.each(dialects)('content import on %s', (dialect) => {
  let database: Database
  beforeEach(async () => {
    database = await testDatabase(dialect)
  })
  afterEach(() => database.close())

  const fill = (files: ContentFiles) => importContent(database, writeContent(contentDir, files), dataDir)
  const rows = () => database.query.selectFrom('content_item').selectAll().orderBy('kind').orderBy('id').execute()

  test('counts what it adds, and the second time changes nothing, not even the version', async () => {
    const first = await fill(sampleContent())
    const version = await database.contentVersion()

    const second = await fill(sampleContent())

    expect(first).toEqual({ added: expect.any(Number), changed: 0, removed: 0, unchanged: 0 })
    expect(first.added).toBe((await rows()).length)
    expect(second).toEqual({ added: 0, changed: 0, removed: 0, unchanged: first.added })
    expect(await database.contentVersion()).toBe(version)
  })

  test('replaces what changed, removes what vanished, and moves the version', async () => {
    const { added } = await fill(sampleContent())
    const version = await database.contentVersion()
    const { 'main/news/1002-second.yaml': _gone, ...rest } = sampleContent()

    const counts = await fill({ ...rest, 'main/pages/admission.yaml': pageFile(201, 'admission', { title_en: 'New' }), 'main/news/1003-third.yaml': newsFile(1003) })

    expect(counts).toEqual({ added: 1, changed: 1, removed: 1, unchanged: added - 2 })
    expect(await database.contentVersion()).toBe(version + 1)
    expect((await rows()).filter(({ kind }) => kind === 'news').map(({ id }) => id)).toEqual([1001, 1003])
  })

  test('a change of sites alone is a change', async () => {
    await fill(sampleContent())

    const counts = await fill({ ...sampleContent(), 'lib/pages/rules.yaml': pageFile(802, 'rules', { sites: ['lib', 'fit'] }) })

    expect(counts.changed).toBe(1)
  })

  test('leaves the database as it was when one item has a fault', async () => {
    await fill(sampleContent())
    const before = [await rows(), await database.contentVersion()]

    await expect(fill({ ...sampleContent(), 'main/news/1003-x.yaml': newsFile(1003), 'main/news/1004-x.yaml': newsFile(1004, { title_en: 7 }) })).rejects.toThrow()

    expect([await rows(), await database.contentVersion()]).toEqual(before)
  })

  test('leaves the database as it was when writing fails half-way', async () => {
    await fill(sampleContent())
    const before = [await rows(), await database.contentVersion()]
    const { writeItems } = await import('./write-items')
    const item = { kind: 'news', id: 1, slug: null, publishedAt: null, expiresAt: null, updatedAt: null, position: 0, data: '{}', sites: [], facets: [], sorts: [], searchText: null, findables: [] }

    await expect(writeItems(database, [item, { ...item, id: 2, data: null as unknown as string }], [])).rejects.toThrow()

    expect([await rows(), await database.contentVersion()]).toEqual(before)
  })

  test('two imports at once leave the content of one of them, whole', async () => {
    const { writeItems } = await import('./write-items')
    const items = (from: number) =>
      Array.from({ length: 300 }, (_, index) => ({ kind: 'x', id: from + index, slug: null, publishedAt: null, expiresAt: null, updatedAt: null, position: 0, data: '{}', sites: [], facets: [{ name: 'n', value: 'v' }], sorts: [], searchText: null, findables: [] }))

    await Promise.all([writeItems(database, items(1), []), writeItems(database, items(1001), [])])

    const ids = (await rows()).map(({ id }) => id)
    expect([ids.length, [1, 1001].includes(ids[0] ?? 0), (ids.at(-1) ?? 0) - (ids[0] ?? 0)]).toEqual([300, true, 299])
  })

  test('copies the pictures under the hash of their content and gives items their size', async () => {
    await fill(sampleContent())
    const item = JSON.parse((await rows()).find(({ kind, id }) => kind === 'news' && id === 1001)?.data ?? '{}') as { image: JsonObject }

    expect(item.image).toMatchObject({ url: expect.stringMatching(/^\/media\/logo-[0-9a-f]{8}\.svg$/), width: 160, height: 100, alt_en: 'Emblem', alt_kz: null })
    expect(readFileSync(join(dataDir, String(item.image['url'])), 'utf8')).toBe(svg)
    expect(readdirSync(join(dataDir, 'media')).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  test('a picture in the text gets its address and its size', async () => {
    await fill({ ...sampleContent(), 'lib/pages/rules.yaml': pageFile(802, 'rules', { content_kz: '<p>a</p><img src="/media/logo.svg" alt="b">' }) })
    const page = JSON.parse((await rows()).find(({ id }) => id === 802)?.data ?? '{}') as { content_kz: string }

    expect(page.content_kz).toMatch(/^<p>a<\/p><img src="\/media\/logo-[0-9a-f]{8}\.svg" alt="b" width="160" height="100" \/>$/)
  })

  test('documents get type and size from their content, and an address with its hash', async () => {
    const files = [{ file: 'documents/rules.pdf', title_kz: 'Ереже', lang: 'kz' }]
    await fill({ ...sampleContent(), 'media/documents/rules.pdf': '%PDF-1.7', 'lib/pages/rules.yaml': pageFile(802, 'rules', { files, content_kz: '<p><a href="/media/documents/rules.pdf">a</a></p>' }) })
    const page = JSON.parse((await rows()).find(({ id }) => id === 802)?.data ?? '{}') as { files: JsonObject[]; content_kz: string }

    const url = String(page.files[0]?.['url'])
    expect(page.files).toEqual([{ id: expect.any(Number), title_kz: 'Ереже', title_ru: null, title_en: null, url, mime: 'application/pdf', ext: 'pdf', size_bytes: 8, lang: 'kz', updated_at: '2026-01-10T04:00:00Z' }])
    expect(url).toMatch(/^\/media\/rules-[0-9a-f]{8}\.pdf$/)
    expect(page.content_kz).toBe(`<p><a href="${url}">a</a></p>`)
    expect(readFileSync(join(dataDir, url), 'utf8')).toBe('%PDF-1.7')
  })

  test('times become UTC', async () => {
    await fill({ ...sampleContent(), 'lib/pages/rules.yaml': pageFile(802, 'rules', { published_at: '2026-01-10T09:00:00.500+05:00' }) })

    expect((await rows()).find(({ id }) => id === 802)?.published_at).toBe('2026-01-10T04:00:00Z')
  })

  test('an export, imported, is the same content', async () => {
    const draft = { id: 1300, ...contents('<p>x<br>y</p>'), title_kz: 'Draft', categories: ['science'], updated_at: '2026-01-10T04:00:00Z', draft: true }
    const { added } = await fill({ ...sampleContent(), 'main/news/1300-draft.yaml': draft, 'lib/pages/a.yaml': pageFile(803, 'a', { content_kz: '<img src="/media/logo.svg" alt="">', files: [{ file: 'rules.pdf', title_kz: 'Ереже' }] }), 'media/rules.pdf': '%PDF-1.7' })
    const out = join(folder, `export-${dialect}`)

    const counts = await exportContent(database, out, dataDir)
    const again = await importContent(database, out, dataDir)

    const media = await database.query.selectFrom('media').selectAll().execute()
    expect(counts).toEqual({ items: added, files: expect.any(Number), pictures: media.length })
    expect(again).toEqual({ added: 0, changed: 0, removed: 0, unchanged: added })
    expect(existsSync(join(out, 'media/logo.svg'))).toBe(true)
  })
})
