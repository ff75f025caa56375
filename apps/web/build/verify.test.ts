/** @jest-environment node */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { manifestFormat, type PageEntry, type SiteManifest } from './site-manifest'
import { findBrokenLinks, findFaults, type LinkTargets, type VerifyOptions } from './verify'

const html = '<!DOCTYPE html><html lang="kk"><head><title>A</title></head><body></body></html>'
const paths = ['/', '/404', '/kz', '/ru', '/en', '/kz/news']
let folder: string

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'verify-'))
  for (const at of paths) await write(path.join(at, 'index.html'), html)
  await write('app.js', '1')
})

afterEach(() => fs.rm(folder, { recursive: true, force: true }))

test('finds nothing in a whole site', async () => {
  expect(await faults({ manifest: manifest() })).toEqual([])
})

test.each<[string, string, string]>([
  ['cut off', html.slice(0, -7), '/kz/news: is cut off'],
  ['in no language', html.replace(' lang="kk"', ''), '/kz/news: does not begin as a page in a language'],
  ['without a title', html.replace('>A<', '><'), '/kz/news: has no title'],
  ['changed behind the back of the build', `${html} `, '/kz/news: is not as long as it was written'],
])('refuses a page that is %s', async (_, text, fault) => {
  await write('kz/news/index.html', text)

  expect(await faults({ manifest: manifest() })).toContain(fault)
})

test('refuses a site without what every site has, and with files missing', async () => {
  await fs.rm(path.join(folder, 'kz/news'), { recursive: true })
  await fs.writeFile(path.join(folder, 'app.js'), '')

  expect(await faults({ manifest: manifest(['/', '/kz', '/en', '/kz/news']) })).toEqual([
    '/404: there is no such page',
    '/ru: there is no such page',
    '/kz/news: the file is missing',
    'app.js: is missing or empty',
  ])
})

describe('a page in the sitemap', () => {
  const url = 'https://kokzhiek.example/kz/news'
  const canonical = html.replace('</head>', `<link data-gatsby-head="true" rel="canonical" href="${url}"/></head>`)
  const alternates = [{ hreflang: 'kk', href: url }, { hreflang: 'x-default', href: url }]

  test.each<[string, string, typeof alternates, string[]]>([
    ['is well with its address and its languages', canonical, alternates, []],
    ['is refused without a canonical address', html, alternates, ['/kz/news: is in the sitemap, and names no canonical address']],
    ['is refused without the languages that it is in', canonical, [], ['/kz/news: is in the sitemap, and names no languages that it is in']],
  ])('%s', async (_, text, of, expected) => {
    await write('kz/news/index.html', text)
    const listed = manifest()
    listed.pages['/kz/news'] = { ...entry(text.length), finished: { listed: { language: 'kz', url, alternates: of, updatedAt: undefined } } }

    expect(await faults({ manifest: listed })).toEqual(expected)
  })
})

test('refuses a page that is no page but a mistake', async () => {
  const huge = html.replace('<body>', `<body>${'x'.repeat(1_500_000)}`)
  await write('kz/news/index.html', huge)
  const large = manifest()
  large.pages['/kz/news'] = entry(huge.length)

  expect(await faults({ manifest: large })).toEqual([`/kz/news: has ${huge.length} bytes`])
})

test('of a page that was looked at before it looks only whether it is there, as long as it was written', async () => {
  const kept = { manifest: manifest(), isKept: (page: string) => page === '/kz/news' }
  await write('kz/news/index.html', html.replace('>A<', '><!'))
  const sameLength = await faults(kept)
  await write('kz/news/index.html', `${html} `)
  const longer = await faults(kept)
  await fs.rm(path.join(folder, 'kz/news/index.html'))

  expect([sameLength, longer, await faults(kept)]).toEqual([[], ['/kz/news: is not as long as it was written'], ['/kz/news: the file is missing']])
})

test('refuses a site that has lost most of its pages', async () => {
  const former = manifest([...paths, ...Array.from({ length: 10 }, (_, index) => `/kz/news/${index}`)])

  expect(await faults({ manifest: manifest(), former })).toEqual(['6 pages are left of 16; --force publishes them'])
})

test.each<[string, number, number, string[]]>([
  ['refuses a site that has no page left of a kind of which it had many, as where a list of the API came empty', 40, 0, ['none is left of 40 pages of the template vacancy; --force publishes the site without them']],
  ['takes a site without the last few pages of a kind', 36, 0, []],
  ['takes a site that has one page left of a kind', 40, 1, []],
])('%s', async (_, had, has, expected) => {
  const others = Array.from({ length: 80 }, (__, index) => `/kz/news/${index}`)
  for (const at of [...others, '/kz/vacancy/0']) await write(path.join(at, 'index.html'), html)
  const withVacancies = (count: number) => {
    const one = manifest([...paths, ...others])
    for (let index = 0; index < count; index++) one.pages[`/kz/vacancy/${index}`] = { ...entry(html.length), template: 'vacancy' }
    return one
  }

  expect(await faults({ manifest: withVacancies(has), former: withVacancies(had) })).toEqual(expected)
})

test.each<[string, object, number | undefined, number | undefined, string[]]>([
  ['refuses a page whose list of fees came empty', {}, 10, 0, ['/kz/fees: none is left of 10 entries of its block PriceEducation {}; --force publishes the page without them']],
  ['takes a page without the last few entries of a list', {}, 9, 0, []],
  ['takes a page that has one entry left of a list', {}, 10, 1, []],
  ['takes a page whose list is another one now', { level: 'master' }, 10, 0, []],
  ['takes a page whose block lists nothing', {}, undefined, undefined, []],
])('%s', async (_, options, had, has, expected) => {
  const [before, at] = [path.join(folder, 'before'), '/kz/fees']
  const withFees = async (into: string, props: object, total: number | undefined, data: string) => {
    const block = { name: 'PriceEducation', props, initial: total === undefined ? null : { page: { total } } }
    await write(path.join(into, 'page-data/kz/fees/page-data.json'), JSON.stringify({ result: { data: { universityPage: { blocks: [block] } } } }))
    const one = manifest()
    one.pages[at] = { ...entry(html.length), template: 'page', data }
    return one
  }
  await write('kz/fees/index.html', html)
  const former = await withFees('before', {}, had, 'a')
  const built = await withFees('', options, has, 'b')

  expect(await findFaults({ folder, manifest: built, former: { folder: before, manifest: former }, isKept: () => false })).toEqual(expected)
})

test('finds links that lead to nothing, in the site and in others that are built', async () => {
  const links = ['/kz', '/app.js', '/old', '/kz/gone', '/media/a.webp', '/media/b.webp', '//lib/kz', '//lib/kz/gone', '//fit/kz']
  const own = { ...manifest(), links }
  own.pages['/kz'] = entry(html.length, links.map((_, place) => place))

  expect(await findBrokenLinks(own, targets({ main: own, lib: manifest(['/kz']) }))).toEqual([
    { site: 'main', page: '/kz', link: '/kz/gone' },
    { site: 'main', page: '/kz', link: '/media/b.webp' },
    { site: 'main', page: '/kz', link: '//lib/kz/gone' },
  ])
})

test('does not mind a link that no page has any more', async () => {
  expect(await findBrokenLinks({ ...manifest(), links: ['/kz/gone'] }, targets({ main: manifest() }))).toEqual([])
})

function targets(manifests: Record<string, SiteManifest>): LinkTargets {
  return { manifestOf: (site) => manifests[site], redirectsOf: () => new Set(['/old']), isServedByApi: async (file) => file === '/media/a.webp' }
}

function manifest(of = paths): SiteManifest {
  return { format: manifestFormat, site: 'main', id: '1', code: { id: 'c', files: {} }, scripts: { files: [], chunks: {}, compilationHash: '' }, settings: 's', content: undefined, time: '', pages: Object.fromEntries(of.map((at) => [at, entry(html.length)])), files: ['app.js'], carried: [], links: [] }
}

function entry(size: number, links: number[] = []): PageEntry {
  return { data: 'd', follows: 'f', template: 'news', shell: 's', digest: 'x', size, scripts: [], finished: {}, links }
}

function faults({ former, ...options }: Partial<Omit<VerifyOptions, 'former'>> & Pick<VerifyOptions, 'manifest'> & { former?: SiteManifest }): Promise<string[]> {
  return findFaults({ folder, former: former && { folder, manifest: former }, isKept: () => false, ...options })
}

async function write(file: string, text: string): Promise<void> {
  const full = path.join(folder, file)
  await fs.mkdir(path.dirname(full), { recursive: true })
  await fs.writeFile(full, text)
}
