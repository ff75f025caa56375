import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import type { JsonObject } from '../../contract/document'
import type { Database } from '../../database/database'
import { allSites } from '../../sites/site-from-host'
import { doctoralFile } from '../../testing/sample-defences'
import { contents, newsFile, pageFile, sampleContent, svg, temporaryFolder, writeContent, type ContentFiles } from '../../testing/test-content'
import { dialects, testDatabase } from '../../testing/test-database'
import { writeItems } from '../../testing/write-items'
import { contentDigest } from '../content-digest'
import { exportContent } from '../export/export-content'
import { liveDigest } from '../live-items'
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

  const fill = (files: ContentFiles, importedAt?: Date) => importContent(database, writeContent(contentDir, files), dataDir, importedAt)
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

  test('an item of all sites is on each that the contract knows', async () => {
    await fill({ ...sampleContent(), 'lib/pages/rules.yaml': pageFile(802, 'rules', { sites: 'all' }) })

    const sites = await database.query.selectFrom('content_item_site').where('kind', '=', 'page').where('id', '=', 802).select('site').execute()

    expect(sites.map(({ site }) => site).sort()).toEqual([...allSites].sort())
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
    const item = { kind: 'news', id: 1, slug: null, publishedAt: null, updatedAt: null, position: 0, data: '{}', sites: [], facets: [], sorts: [], searchText: null, findables: [] }

    await expect(writeItems(database, [item, { ...item, id: 2, data: null as unknown as string }], [])).rejects.toThrow()

    expect([await rows(), await database.contentVersion()]).toEqual(before)
  })

  test('two imports at once leave the content of one of them, whole', async () => {
    const items = (from: number) =>
      Array.from({ length: 300 }, (_, index) => ({ kind: 'x', id: from + index, slug: null, publishedAt: null, updatedAt: null, position: 0, data: '{}', sites: [], facets: [{ name: 'n', value: 'v' }], sorts: [], searchText: null, findables: [] }))

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

  test('a photo has other formats and sizes, beside an item and in the text', async () => {
    const files = { 'media/photo.jpg': await photo(), 'main/news/1003-photo.yaml': newsFile(1003, { image: { file: 'photo.jpg' }, ...contents('<p>a</p><img src="/media/photo.jpg" alt="b" lang="en">') }) }
    await fill({ ...sampleContent(), ...files })
    const item = JSON.parse((await rows()).find(({ id }) => id === 1003)?.data ?? '{}') as { image: { url: string; sources: { type: string; width: number; url: string }[] }; content_kz: string }

    const { url, sources } = item.image
    expect(sources.map(({ type, width }) => [type, width])).toEqual([['image/avif', 480], ['image/avif', 600], ['image/webp', 480], ['image/webp', 600]])
    expect([url, ...sources.map((source) => source.url)].filter((address) => !existsSync(join(dataDir, address)))).toEqual([])
    const element = (type: string) => `<source type="${type}" srcset="${sources.filter((source) => source.type === type).map((source) => `${source.url} ${source.width}w`).join(', ')}" />`
    expect(item.content_kz).toBe(`<p>a</p><picture>${element('image/avif')}${element('image/webp')}<img src="${url}" alt="b" lang="en" width="600" height="400" /></picture>`)
  })

  test('an author writes <img>, not what becomes of it', async () => {
    const text = '<picture><source srcset="/media/logo.svg"><img src="/media/logo.svg" alt=""></picture>'

    await expect(fill({ ...sampleContent(), 'lib/pages/rules.yaml': pageFile(802, 'rules', { content_kz: text }) })).rejects.toThrow('<picture> is not allowed; write <img>')
  })

  test('a damaged photo is named, and nothing is imported', async () => {
    await fill(sampleContent())
    const before = [await rows(), await database.contentVersion()]
    const whole = await photo()

    const refused = fill({ ...sampleContent(), 'media/photo.jpg': whole.subarray(0, whole.length / 2), 'main/news/1003-photo.yaml': newsFile(1003, { image: { file: 'photo.jpg' } }) })

    await expect(refused).rejects.toThrow('content/media/photo.jpg: the picture is damaged')
    expect([await rows(), await database.contentVersion()]).toEqual(before)
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

  test('dates that count from the import move with its day, and not within the day', async () => {
    const relative = { ...sampleContent(), 'main/news/1301-relative.yaml': newsFile(1301, { published_at: '-2d 10:00', updated_at: '-1d workday', image: undefined }) }
    const times = async () => (await rows()).filter(({ kind, id }) => kind === 'news' && id === 1301).map(({ published_at, updated_at }) => [published_at, updated_at])
    const { added } = await fill(relative, new Date('2026-11-20T19:30:00Z'))
    const [version, first, digest] = [await database.contentVersion(), await times(), await contentDigest(database)]

    const sameDay = await fill(relative, new Date('2026-11-21T18:30:00Z'))
    const [versionLater, digestLater] = [await database.contentVersion(), await contentDigest(database)]
    const nextDay = await fill(relative, new Date('2026-11-21T19:00:00Z'))

    expect(first).toEqual([['2026-11-19T05:00:00Z', '2026-11-19T19:00:00Z']])
    expect([sameDay, versionLater, digestLater]).toEqual([{ added: 0, changed: 0, removed: 0, unchanged: added }, version, digest])
    expect(nextDay).toEqual({ added: 0, changed: 1, removed: 0, unchanged: added - 1 })
    expect(await times()).toEqual([['2026-11-20T05:00:00Z', '2026-11-19T19:00:00Z']])
    expect(await contentDigest(database)).not.toBe(digest)
  })

  const setSlug = async (slug: string) => {
    const page = (await rows()).find(({ kind, id }) => kind === 'page' && id === 802)
    const data = JSON.stringify({ ...(JSON.parse(page?.data ?? '') as JsonObject), slug })
    return database.query.updateTable('content_item').set({ slug, data }).where('kind', '=', 'page').where('id', '=', 802).execute()
  }
  const setLogo = (values: { file?: string; hash?: string }) => database.query.updateTable('media').set(values).where('file', '=', 'logo.svg').execute()

  test('an export writes the dates that were imported', async () => {
    await fill({ ...sampleContent(), 'lib/pages/rules.yaml': pageFile(802, 'rules', { published_at: '-2d 10:00' }) }, new Date('2026-11-21T06:00:00Z'))
    const out = join(folder, `export-dates-${dialect}`)

    await exportContent(database, out, dataDir)

    expect(readFileSync(join(out, 'lib/pages/rules.yaml'), 'utf8')).toContain('published_at: 2026-11-19T05:00:00Z')
  })

  test.each<[string, () => Promise<unknown>, string]>([
    ['a page', () => setSlug('../../../../victim/x'), '../../../../victim/x.yaml" leads out of its folder'],
    ['a page in the place of another file', () => setSlug('../settings'), '"lib/pages/../settings.yaml" leads out of its folder'],
    ['a page by backslashes', () => setSlug('..\\..\\x'), 'x.yaml" leads out of its folder'],
    ['a picture', () => setLogo({ file: '../../victim/logo.svg' }), '"../../victim/logo.svg" leads out of its folder'],
    ['a picture that is read elsewhere', () => setLogo({ hash: '/../../victim' }), '/../../victim.svg" leads out of its folder'],
  ])('an export writes nothing outside of its folder: %s', async (name, change, reason) => {
    await fill(sampleContent())
    await change()
    const around = join(folder, `around ${name} on ${dialect}`)

    await expect(exportContent(database, join(around, 'a/b/out'), dataDir)).rejects.toThrow(reason)

    const written = readdirSync(around, { recursive: true, encoding: 'utf8' })
    expect(written.filter((path) => !`${path}/`.startsWith('a/b/out/')).sort()).toEqual(['a', 'a/b'])
  })

  test('an export, imported, is the same content', async () => {
    const given = { 'media/photo.jpg': await photo(60, 40), 'main/news/1301-photo.yaml': newsFile(1301, { image: { file: 'photo.jpg', alt_en: 'A hall' }, ...contents('<p><img src="/media/photo.jpg" alt=""></p>') }) }
    const draft = { id: 1300, ...contents('<p>x<br>y</p>'), title_kz: 'Draft', categories: ['science'], updated_at: '2026-01-10T04:00:00Z', draft: true }
    const { added } = await fill({ ...sampleContent(), 'main/news/1300-draft.yaml': draft, 'lib/pages/a.yaml': pageFile(803, 'a', { content_kz: '<img src="/media/logo.svg" alt="">', files: [{ file: 'rules.pdf', title_kz: 'Ереже' }] }), 'media/rules.pdf': '%PDF-1.7', ...given })
    const out = join(folder, `export-${dialect}`)

    const counts = await exportContent(database, out, dataDir)
    const again = await importContent(database, out, dataDir)

    const media = await database.query.selectFrom('media').selectAll().execute()
    expect(counts).toEqual({ items: added, files: expect.any(Number), pictures: media.length })
    expect(again).toEqual({ added: 0, changed: 0, removed: 0, unchanged: added })
    expect(existsSync(join(out, 'media/logo.svg'))).toBe(true)
    expect(readFileSync(join(out, 'media/photo.jpg'))).toEqual(given['media/photo.jpg'])
  })

  test('an export reads as its author wrote it', async () => {
    const long = contents(`<p>${'a word '.repeat(40)}</p>`)
    const given = {
      'lib/pages/rules.yaml': pageFile(802, 'rules', long),
      'lib/menu.yaml': [{ id: 82, menu_title_kz: 'Ереже', slugs: 'rules', sort_order: 10, sub_menu: [{ id: 83, menu_title_kz: 'Жаңалықтар', link: '/news', sort_order: 10 }] }, { id: 81, menu_title_kz: 'Іс-шаралар', link: '/events', is_main: false, sort_order: 20 }],
      'main/useful-links.yaml': [{ id: 2, title_kz: 'Портал', link: 'https://lms.kokzhiek.example', sort_order: 10, published_at: '2026-03-01T00:00:00Z' }, { id: 1, title_kz: 'Пошта', link: 'https://mail.kokzhiek.example', sort_order: 20 }],
    }
    await fill({ ...sampleContent(), ...given })
    const out = join(folder, `read-${dialect}`)

    await exportContent(database, out, dataDir)

    const texts = Object.keys(given).map((path) => readFileSync(join(out, path), 'utf8'))
    expect(texts.map((text) => parse(text) as unknown)).toEqual(Object.values(given))
    expect(texts[0]).toContain(long['content_kz'])
    expect(readFileSync(join(out, 'main/blog-questions/rector.yaml'), 'utf8')).not.toContain('published_at')
  })

  test('an export tells what is null on purpose from what its author left out', async () => {
    const { added } = await fill({ ...sampleContent(), ...doctoralFile(821, 82, { degree_ru: null }) })
    const out = join(folder, `nulls-${dialect}`)

    await exportContent(database, out, dataDir)
    const again = await importContent(database, out, dataDir)

    expect(again).toEqual({ added: 0, changed: 0, removed: 0, unchanged: added })
    expect(readFileSync(join(out, 'main/doctorals/821.yaml'), 'utf8')).toMatch(/^degree_ru: null$/m)
  })

  test('an export tells copies of a picture in several folders apart', async () => {
    const copy = { 'media/fit/logo.svg': svg, 'main/news/1302-copy.yaml': newsFile(1302, { image: { file: 'fit/logo.svg', alt_en: 'Emblem' } }) }
    const { added } = await fill({ ...sampleContent(), ...copy })
    const out = join(folder, `copies-${dialect}`)

    await exportContent(database, out, dataDir)
    const again = await importContent(database, out, dataDir)

    expect(again).toEqual({ added: 0, changed: 0, removed: 0, unchanged: added })
  })

  test('an export leaves out what was published since without an import', async () => {
    await fill(sampleContent())
    await database.query.updateTable('content_item').set({ digest: liveDigest }).where('kind', '=', 'news').execute()
    const out = join(folder, `live-${dialect}`)

    await exportContent(database, out, dataDir)

    expect([existsSync(join(out, 'main/pages')), existsSync(join(out, 'main/news'))]).toEqual([true, false])
  })

  test('an export loses nothing of a menu whose entries are on different sites', async () => {
    const below = { id: 902, menu_title_kz: 'Төмен', link: '/news' }
    const { added } = await fill({ ...sampleContent(), 'lib/menu.yaml': [{ id: 901, menu_title_kz: 'Екеуінде', sites: ['fit', 'lib'], link: '/news', sub_menu: [below, { ...below, id: 903, sites: ['fit', 'lib'] }] }] })
    const out = join(folder, `menus-${dialect}`)

    const counts = await exportContent(database, out, dataDir)
    const again = await importContent(database, out, dataDir)

    expect(counts.items).toBe(added)
    expect(again).toEqual({ added: 0, changed: 0, removed: 0, unchanged: added })
  })
})

function photo(width = 600, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0f766e' } }).jpeg().toBuffer()
}
