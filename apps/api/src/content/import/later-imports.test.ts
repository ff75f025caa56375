import { join } from 'node:path'
import { rmSync, writeFileSync } from 'node:fs'
import type { JsonObject } from '../../contract/document'
import type { Database } from '../../database/database'
import { readPostings } from '../../search/postings'
import { oneIn } from '../../testing/breadth'
import { person, project } from '../../testing/sample-staff'
import { program } from '../../testing/sample-study'
import { contents, newsFile, pageFile, sampleContent, svg, temporaryFolder, writeContent, type ContentFiles } from '../../testing/test-content'
import { testDatabase } from '../../testing/test-database'
import { writeItems } from '../../testing/write-items'
import { importContent } from './import-content'

/*
 * A later import looks only at what changed and at what follows from it. Whatever was changed, the tables must hold the same
 * as after a first import of the same files.
 */

const folder = temporaryFolder()
const day = new Date('2026-11-21T06:00:00Z')

const listing = (id: number, slug: string, block: string, props: JsonObject = {}): JsonObject =>
  pageFile(id, slug, contents(`<p>List</p><div data-block="${block}" data-props='${JSON.stringify(props)}'></div>`))

const first: ContentFiles = {
  ...sampleContent(),
  ...person(74, 'somebody', ['Біреу', 'Некто', 'Somebody'], { degree_code: 'phd' }),
  ...program(613, { profession_id: 21, code: '6B06103', name_kz: 'Болашақ', published_at: '2026-12-01T04:00:00Z' }),
  'main/pages/programmes.yaml': listing(871, 'programmes', 'ProfListBlock'),
  'main/pages/fees.yaml': listing(874, 'fees', 'PriceEducation', { category_id: 5 }),
  'main/pages/partners.yaml': listing(875, 'partners', 'UniversitiesList'),
  'main/pages/graduation.yaml': listing(876, 'graduation', 'Gallery', { gallery_id: 15 }),
  'main/news/1300-relative.yaml': newsFile(1300, { published_at: '-2d 10:00', updated_at: '-1d workday' }),
  'lib/pages/pictures.yaml': pageFile(803, 'pictures', contents('<p>x</p><img src="/media/logo.svg" alt="x">')),
}

/** With the entries of a list changed. */
const withRows = (path: string, change: (row: JsonObject) => JsonObject) => (files: ContentFiles) => ({ ...files, [path]: (files[path] as JsonObject[]).map(change) })
const withFile = (path: string, more: JsonObject) => (files: ContentFiles) => ({ ...files, [path]: { ...(files[path] as JsonObject), ...more } })
const without = (...paths: string[]) => (files: ContentFiles) => Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)))
const moved = (from: string, to: string) => (files: ContentFiles) => ({ ...without(from)(files), [to]: files[from] as JsonObject })

const changes: [string, (files: ContentFiles) => ContentFiles][] = [
  ['nothing', (files) => files],
  ['a text', withFile('main/pages/admission.yaml', { title_en: 'Other' })],
  ['the slug of a category', withRows('main/news-categories.yaml', (row) => ({ ...row, name_en: `${String(row['slug'])}!` }))],
  ['the name of a person who is in a council, in projects and in defences', withFile('main/people/aigul-seitkali.yaml', { last_name_kz: 'Басқа', last_name_ru: 'Другая', last_name_en: 'Other' })],
  ['the chairs of a department', withRows('main/departments.yaml', (row) => ({ ...row, cafedras: [...(row['cafedras'] as JsonObject[])].reverse() }))],
  ['the name of a programme that a page and fees have', withFile('main/programs/611-x.yaml', { name_kz: 'Басқа атау' })],
  ['a partner that a page lists', withRows('main/universities.yaml', (row) => ({ ...row, city_en: 'Elsewhere' }))],
  ['a country that partners have', withRows('main/countries.yaml', (row) => ({ ...row, name_en: `${String(row['name_en'])}!` }))],
  ['the name of a gallery that a page shows', withFile('main/galleries/15-graduation.yaml', { title_en: 'Another name' })],
  ['the path of a file', moved('main/news/1002-second.yaml', 'main/news/1002-other-name.yaml')],
  ['the site of an item', moved('main/news/1002-second.yaml', 'lib/news/1002-second.yaml')],
  ['sites of an item', withFile('lib/pages/rules.yaml', { sites: ['lib', 'fit'] })],
  ['a draft', withFile('main/news/1002-second.yaml', { draft: true })],
  ['a file that is gone, and one that is new', (files) => ({ ...without('main/news/1002-second.yaml')(files), 'main/news/1003-third.yaml': newsFile(1003) })],
  ['a picture', (files) => ({ ...files, 'media/logo.svg': svg.replace('160', '170') })],
  ['the order of a menu', (files) => ({ ...files, 'lib/menu.yaml': [{ id: 82, menu_title_kz: 'Жаңа', link: '/news' }, ...(files['lib/menu.yaml'] as JsonObject[])] })],
  ['another project of a person', (files) => ({ ...files, ...project(405, { leader: { portfolio_id: 74 } }) })],
  ['somebody whom nobody names', without('main/people/somebody.yaml')],
]

async function tables({ query }: Database) {
  const items = await query.selectFrom('content_item').selectAll().orderBy('kind').orderBy('id').execute()
  const sites = await query.selectFrom('content_item_site').selectAll().orderBy('kind').orderBy('id').orderBy('site').execute()
  const facets = await query.selectFrom('content_facet').selectAll().orderBy('kind').orderBy('id').orderBy('name').orderBy('value').execute()
  const sorts = await query.selectFrom('content_sort').selectAll().orderBy('kind').orderBy('id').orderBy('name').execute()
  const media = await query.selectFrom('media').selectAll().orderBy('file').execute()
  const found = await query.selectFrom('search_document').select(['kind', 'id', 'lang', 'facts', 'title', 'shown', 'terms']).orderBy('kind').orderBy('id').orderBy('lang').execute()
  return { items, sites, facets, sorts, media, found, words: await words(query) }
}

/** Who has which word, with its weight: the numbers of documents tell in which order they came. */
async function words(query: Database['query']): Promise<string[]> {
  const documents = await query.selectFrom('search_document').select(['number', 'kind', 'id', 'lang']).execute()
  const names = new Map(documents.map(({ number, kind, id, lang }) => [number, `${kind} ${id} ${lang}`]))
  const rows = await query.selectFrom('search_term').select(['term', 'documents', 'postings']).execute()
  return rows.flatMap(({ term, documents: count, postings }) => {
    const { documents, weights } = readPostings([postings])
    return [...documents].map((number, index) => `${term}: ${names.get(number) ?? number} ${weights[index]}, one of ${count}`)
  }).sort()
}

async function firstImport(files: ContentFiles, importedAt: Date) {
  const database = await testDatabase('SQLite')
  rmSync(join(folder, 'fresh-data'), { recursive: true, force: true })
  await importContent(database, writeContent(join(folder, 'fresh/content'), files), join(folder, 'fresh-data'), importedAt)
  const found = await tables(database)
  await database.close()
  return found
}

describe('a later import', () => {
  let database: Database
  let asFirst: Awaited<ReturnType<typeof firstImport>>
  const dataDir = join(folder, 'data')
  const fill = (files: ContentFiles, importedAt = day) => importContent(database, writeContent(join(folder, 'content'), files), dataDir, importedAt)
  beforeAll(async () => {
    database = await testDatabase('SQLite')
    await fill(first)
    asFirst = await firstImport(first, day)
  })
  afterAll(() => database.close())

  test.each(oneIn(2, changes))('leaves what a first one does: %s', async (_name, change) => {
    await fill(change(first))
    const later = await tables(database)
    await fill(first)
    const back = await tables(database)

    expect(later).toEqual(await firstImport(change(first), day))
    expect(back).toEqual(asFirst)
  })

  test('leaves what a first one does after one change upon another', async () => {
    let files = first
    for (const [, change] of changes.slice(1, 10)) {
      files = change(files)
      await fill(files)
    }

    expect(await tables(database)).toEqual(await firstImport(files, day))
    await fill(first)
  })

  test('moves dates with the day, and lists a row when its time has come', async () => {
    const later = new Date('2026-12-02T06:00:00Z')
    await fill(first)

    const counts = await fill(first, later)

    expect(counts).toEqual({ added: 0, changed: 2, removed: 0, unchanged: counts.unchanged })
    expect(await tables(database)).toEqual(await firstImport(first, later))
  })

  test('does not take a clock that goes back for the same time', async () => {
    await fill(first, new Date('2026-12-02T06:00:00Z'))

    await fill(first, day)

    expect(await tables(database)).toEqual(asFirst)
  })

  test('says that a new site lacks what a page of all sites links to', async () => {
    const shared = { ...first, 'main/pages/about.yaml': pageFile(101, 'about', { sites: 'all', content_kz: '<p><a href="/page/admission/contacts">a</a></p>' }) }
    await fill(shared)

    await expect(fill({ ...shared, 'fit/settings.yaml': { site_info: { name_kz: 'x' } } })).rejects.toThrow('leads nowhere on fit')
  })

  test.each([
    ['a page that others link to is gone', without('main/pages/admission.yaml'), 'leads nowhere on this site'],
    ['an id is taken by a file that did not change', (files: ContentFiles) => ({ ...files, 'main/news/1001-copy.yaml': newsFile(1001) }), 'the id 1001 is already taken by content/main/news/1001-'],
    ['a slug is taken by a file that did not change', (files: ContentFiles) => ({ ...files, 'lib/pages/rules.yaml': pageFile(802, 'rules', { sites: ['lib', 'main'] }), 'main/pages/rules.yaml': pageFile(899, 'rules') }), '"rules" is already taken on the site main'],
    ['a person whom a council names is gone', without('main/people/aigul-seitkali.yaml'), 'there is no portfolio 71'],
    ['a picture is gone', without('media/logo.svg'), 'there is no file media/logo.svg'],
    ['a category is gone', withRows('main/news-categories.yaml', (row) => ({ ...row, slug: `${String(row['slug'])}-2` })), 'there is no news category "science"'],
  ])('says what is wrong elsewhere now: %s', async (_name, change, message) => {
    await fill(first)
    const before = await tables(database)

    await expect(fill(change(first))).rejects.toThrow(message)

    expect(await tables(database)).toEqual(before)
  })

  test('says that a chair is gone which a page links to, and one with the id of a chair elsewhere', async () => {
    const linked = { ...first, 'main/pages/about.yaml': pageFile(101, 'about', { content_kz: '<p><a href="/portfolio/department/cafedra/14">a</a></p>' }) }
    const department = { id: 9, slug: 'x', name_kz: 'x', cafedras: [{ id: 14, name_kz: 'x' }] }
    await fill(linked)

    await expect(fill(withRows('main/departments.yaml', ({ cafedras, ...row }) => ({ ...row, cafedras: (cafedras as JsonObject[]).slice(0, 1) }))(linked))).rejects.toThrow('the link /portfolio/department/cafedra/14 leads nowhere on this site')
    await expect(fill({ ...linked, 'fit/departments.yaml': [department] })).rejects.toThrow('the id 14 is already taken by content/main/departments.yaml [0]')
  })

  test('that looks at everything puts right what is stored of a picture beside its hash', async () => {
    await fill(first)
    await database.query.updateTable('media').set({ size_bytes: 1 }).where('file', '=', 'logo.svg').execute()
    rmSync(join(dataDir, 'import-state.json'))

    await fill(first)

    expect(await tables(database)).toEqual(asFirst)
  })

  test('looks at everything when the database holds something else, or what it remembers is damaged', async () => {
    await fill(first)
    const { removed } = await writeItems(database, [], [])
    expect(await fill(first)).toEqual({ added: removed, changed: 0, removed: 0, unchanged: 0 })

    writeFileSync(join(dataDir, 'import-state.json'), '{"files":')
    expect(await fill(first)).toMatchObject({ added: 0, changed: 0, removed: 0 })
    expect(await tables(database)).toEqual(asFirst)
  })
})
