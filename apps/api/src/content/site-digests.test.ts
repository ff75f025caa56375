import { listOperations, type JsonObject } from '../contract/document'
import { siteFolder, type Site } from '../sites/site-from-host'
import { oneIn } from '../testing/breadth'
import { testApp, testConfig, type TestApp } from '../testing/test-app'
import { newsFile, pageFile, sampleContent, svg, type ContentFiles } from '../testing/test-content'
import { dialects } from '../testing/test-database'
import { person, project } from '../testing/sample-staff'
import { siteDigests } from './site-digests'

const sites: Site[] = ['', 'fit', 'lib']

const lists = (files: ContentFiles, path: string): JsonObject[] => structuredClone(files[path] as JsonObject[])

/** With rows of a list changed. */
function withRow(files: ContentFiles, path: string, id: number, change: JsonObject): ContentFiles {
  return { ...files, [path]: lists(files, path).map((row) => (row['id'] === id ? { ...row, ...change } : row)) }
}

/** Beside the sample: a faculty with a blog of the rector's name and with a person that the library shows too. */
function content(): ContentFiles {
  const { 'main/blogs/rector.yaml': blog, 'main/blog-questions/rector.yaml': _questions, ...rest } = sampleContent()
  const elsewhere = Object.fromEntries(Object.entries(rest).map(([path, value]) => [path.startsWith('main/blog-posts/') ? path.replace('main/', 'fit/') : path, value]))
  return {
    ...elsewhere,
    'fit/settings.yaml': { site_info: { name_kz: 'Факультет' } },
    'fit/blogs/rector.yaml': blog as JsonObject,
    ...person(900, 'shared-person', ['Ортақ', 'Общий', 'Shared'], { sites: ['main', 'lib'] }),
    ...project(403, { leader: { portfolio_id: 900 } }),
    'lib/news/1500-lib.yaml': newsFile(1500),
  }
}

const changes: [string, string[], (files: ContentFiles) => ContentFiles][] = [
  ['nothing', [], (files) => files],
  ['a page of one site', ['lib'], (files) => ({ ...files, 'lib/pages/rules.yaml': pageFile(802, 'rules', { title_en: 'Other rules' }) })],
  ['a page that is gone', ['main'], ({ 'main/news/1002-second.yaml': _gone, ...files }) => files],
  ['a new draft', [], (files) => ({ ...files, 'lib/pages/draft.yaml': pageFile(890, 'draft', { draft: true }) })],
  ['a page of two sites', ['lib', 'main'], (files) => ({ ...files, 'main/pages/admission/contacts.yaml': pageFile(236, 'admission/contacts', { sites: ['main', 'lib'], title_en: 'Call us' }) })],
  ['a category of news', ['fit', 'lib', 'main'], (files) => withRow(files, 'main/news-categories.yaml', 1, { name_en: 'Campus' })],
  ['a country where only the main site has partners', ['main'], (files) => withRow(files, 'main/countries.yaml', 1, { name_en: 'Turkey' })],
  ['a picture', ['fit', 'main'], (files) => ({ ...files, 'media/logo.svg': svg.replace('160', '170') })],
  ['the name of somebody who leads projects', ['main'], (files) => ({ ...files, ...person(512, 'kanat-omirov', ['Өміров', 'Омиров', 'Omir'], { degree_code: 'doctor', department: 'fit', cafedra: 11, heads: 'cafedra' }) })],
  ['another project of somebody whom two sites show', ['lib', 'main'], (files) => ({ ...files, ...project(404, { leader: { portfolio_id: 900 } }) })],
  ['a post in the blog that the main site shows', ['fit', 'main'], (files) => {
    const path = 'fit/blog-posts/rector/42-x.yaml'
    return { ...files, [path]: { ...(files[path] as JsonObject), title_en: 'Other' } }
  }],
  ['the settings of one site', ['fit'], (files) => ({ ...files, 'fit/settings.yaml': { site_info: { name_kz: 'Факультет', name_en: 'Faculty' } } })],
]

test('the same content has the same digests on both databases', async () => {
  const [one, other] = await Promise.all(
    dialects.map(async (dialect) => {
      const server = await testApp(dialect, content())
      const found = await siteDigests(server.database, testConfig(''))
      await server.close()
      return found
    }),
  )

  expect(one).toEqual(other)
})

describe('digests of sites', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp('SQLite', content())
  })
  afterAll(() => server.close())

  const digests = () => siteDigests(server.database, testConfig(''))

  test.each(oneIn(2, changes))('%s: %j and no other has another one, and whose answers differ is among them', async (_name, expected, change) => {
    await server.import(content())
    const [before, answersBefore] = [await digests(), await allAnswers(server)]

    await server.import(change(content()))

    const [after, answersAfter] = [await digests(), await allAnswers(server)]
    expect(Object.keys(after).sort()).toEqual(sites.map(siteFolder).sort())
    expect(differing(before, after)).toEqual(expected)
    expect(differing(answersBefore, answersAfter)).toEqual(expected)
  })

  test('a date that counts from the import moves the digest of its site with the day', async () => {
    const dated = { ...content(), 'lib/news/1500-lib.yaml': newsFile(1500, { published_at: '-3d 10:00', updated_at: '-3d 10:00' }) }
    await server.import(dated)
    const before = await digests()

    server.setTime('2026-11-21T07:00:00Z')
    await server.import(dated)
    const sameDay = await digests()
    server.setTime('2026-11-22T06:00:00Z')
    await server.import(dated)
    const nextDay = await digests()
    server.setTime('2026-11-21T06:00:00Z')

    expect([differing(before, sameDay), differing(before, nextDay)]).toEqual([[], ['lib']])
  })

  test('a site that is new moves the digest of those that show a department of its name', async () => {
    const { 'fit/settings.yaml': settings, ...without } = content()
    await server.import(without)
    const [before, answersBefore] = [await digests(), await allAnswers(server)]

    await server.import({ ...without, 'fit/settings.yaml': settings as JsonObject })

    expect(differing(before, await digests())).toEqual(['fit', 'main'])
    expect(differing(answersBefore, await allAnswers(server))).toEqual(['fit', 'main'])
  })

  test('what the server puts into answers itself counts for all', async () => {
    await server.import(content())

    for (const other of [{ consentVersion: '2027-01-01' }, { siteUrl: 'https://kokzhiek.example' }]) {
      expect(differing(await digests(), await siteDigests(server.database, { ...testConfig(''), ...other }))).toEqual(['fit', 'lib', 'main'])
    }
  })
})

test('every kind that no site shows by itself is one that all sites share', async () => {
  const { loadKinds } = await import('./kinds')
  const { shownWith } = await import('./site-digests')
  const kinds = await loadKinds()

  expect(Object.keys(shownWith).filter((name) => !kinds.find((kind) => kind.name === name)?.shared)).toEqual([])
  expect(Object.values(shownWith).flat().filter((name) => !kinds.some((kind) => kind.name === name))).toEqual([])
})

function differing(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((site) => before[site] !== after[site]).sort()
}

/** Operations that only read; those that need more than a site answer 400. */
const paths = listOperations().flatMap(({ id, method, path, safe }) => (safe && method === 'POST' && id !== 'searchContent' ? [path] : []))

/** What the API says for each site, as one text. */
async function allAnswers(server: TestApp): Promise<Record<string, string>> {
  const answers = sites.map(async (slug): Promise<[string, string]> => {
    const asked = await Promise.all(paths.map((path) => server.post(path, { slug, ...(path === '/api/menu' && { is_main: false }) })))
    const found = asked.filter(({ statusCode }) => statusCode === 200)
    expect(found.length).toBeGreaterThan(24)
    const people = (await server.post('/api/plugin/portfolio', { slug })).json<{ data: { id: number }[] }>().data
    const portfolios = await Promise.all(people.map(({ id }) => server.get(`/api/plugin/portfolio?id=${id}`)))
    const news = (await server.post('/api/plugin/news', { slug })).json<{ data: { id: number }[] }>().data
    const items = await Promise.all(news.map(({ id }) => server.post('/api/plugin/news/id', { id, slug })))
    const blog = slug === 'lib' ? [] : [await server.post('/api/blog', { slug: 'rector' })]
    return [siteFolder(slug), [...found, ...portfolios, ...items, ...blog].map(({ body }) => body).join('\n')]
  })
  return Object.fromEntries(await Promise.all(answers))
}
