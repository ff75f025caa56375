/** @jest-environment node */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buildHour } from '../gatsby/build-hour'
import type { SitePage } from '../gatsby/list-pages'
import { listPages } from '../gatsby/list-pages'
import { makeCalendars } from './make-calendars'
import { makeFindable } from './make-findable'
import { pageContext } from '../src/testing/page-context'
import { finishSite, openSite, type BuildSiteOptions, type BuiltSite, type FormerBuild, type SiteSource } from './build-site'
import type { Bundle } from './bundle'
import type { Code } from './code'
import { insert } from './edits'
import { drawPictures, makePages } from './make-pages'

jest.mock('../gatsby/write-shells', () => ({ writeShells: async () => new Map([['lib', { kz: 'lib-kz-1', ru: 'lib-ru-1', en: 'lib-en-1' }]]) }))
jest.mock('../gatsby/list-pages', () => ({ listPages: jest.fn() }))
jest.mock('./make-calendars', () => ({ makeCalendars: jest.fn() }))
jest.mock('./make-feeds', () => ({ makeFeeds: async () => [] }))
jest.mock('./make-findable', () => ({ makeFindable: jest.fn() }))

const [news, notFound] = ['component---src-templates-news-tsx', 'component---src-templates-not-found-tsx']
const bundle: Bundle = {
  id: 'b',
  files: ['app-0a1b2c3d4e5f.js'],
  templates: { news: { chunk: news, query: '{}' }, 'not-found': { chunk: notFound, query: '' } },
  code: { files: { 'layout.tsx': '1', 'news.tsx': '1', 'gallery.tsx': '1', 'share.tsx': '1' }, everywhere: ['layout.tsx'], parts: { [news]: ['news.tsx'], 'block-gallery': ['gallery.tsx'], share: ['share.tsx'] } },
  scripts: { files: ['/app-0a1b2c3d4e5f.js'], chunks: { 'messages-kz': ['/8523-0a1b2c3d4e5f.js'] }, compilationHash: 'c0ffee' },
}
const code: Code = { id: 'code', files: bundle.code.files }
let root: string
let answers: Record<string, object>
let pictures: Record<string, string>
let rendered: string[]
let drawn: string[]
let lacking: string[]

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'build-'))
  await write('public/shell/lib-kz-1.json', '{}')
  await write('public/shell/lib-kz-1.site-map.json', '[]')
  answers = { '/kz/news/1': { title: 'One' }, '/kz/news/2': { title: 'Two' }, '/404': {} }
  pictures = {}
  rendered = []
  drawn = []
  lacking = []
  jest.mocked(listPages).mockImplementation(async () => Object.keys(answers).map(toPage))
  jest.mocked(makeCalendars).mockResolvedValue([{ site: 'lib', publicPath: '/events.ics', content: 'BEGIN:VCALENDAR' }])
  jest.mocked(makeFindable).mockImplementation(async () => {
    // What a picture shows is known of pages that were finished since, and no others.
    const known = new Set<string>()
    return {
      follows: async ({ path: at }) => ({ picture: pictures[at] }),
      page: async ({ path: at }, html) => {
        const preview = `/previews/${at.replaceAll('/', '-')}.jpg`
        known.add(preview)
        return { edits: [insert(html.indexOf('<p>') + 3, 'finished ')], preview }
      },
      pictures: async (asked, take) => {
        expect(asked.filter((file) => !known.has(file))).toEqual([])
        drawn.push(...asked)
        for (const publicPath of asked) await take(publicPath, Buffer.from(lacking.includes(publicPath) ? 'stand-in' : 'picture'))
        return lacking.filter((file) => asked.includes(file))
      },
      files: async (site, _shell, pages) => [{ site, publicPath: '/pages.json', content: JSON.stringify(pages.map(({ path: at }) => at)) }],
    }
  })
})

afterEach(() => fs.rm(root, { recursive: true, force: true }))

test('gives a site its pages, their data and what all of them say', async () => {
  const { manifest, made, isNew } = await build('one')

  expect(await files('one')).toEqual([
    '404.html',
    '404/index.html',
    `builds/latest.json`,
    `builds/meta/${manifest.id}.json`,
    'csp-hashes.json',
    'events.ics',
    'kz/news/1/index.html',
    'kz/news/2/index.html',
    'page-data/404.html/page-data.json',
    'page-data/404/page-data.json',
    'page-data/kz/news/1/page-data.json',
    'page-data/kz/news/2/page-data.json',
    'pages.json',
    'previews/-404.jpg',
    'previews/-kz-news-1.jpg',
    'previews/-kz-news-2.jpg',
    'shell/lib-kz-1.json',
    'shell/lib-kz-1.site-map.json',
  ])
  expect(await read('one/kz/news/1/index.html')).toContain('<p>finished One</p>')
  expect(JSON.parse(await read('one/page-data/kz/news/1/page-data.json'))).toEqual({
    componentChunkName: 'component---src-templates-news-tsx',
    path: '/kz/news/1',
    result: { data: { title: 'One' }, pageContext: toPage('/kz/news/1').context },
    staticQueryHashes: [],
  })
  expect([JSON.parse(await read('one/page-data/404.html/page-data.json')).path, await read('one/404.html')]).toEqual(['/404.html', await read('one/404/index.html')])
  expect(JSON.parse(await read('one/builds/latest.json'))).toEqual({ id: manifest.id, timestamp: Date.parse(buildHour(Date.parse(manifest.time)).now) })
  expect(Object.values(manifest.pages).map(({ links }) => links.map((link) => manifest.links[link]))).toEqual([['/404', '/kz'], ['/kz', '/kz/news/1'], ['/kz', '/kz/news/2']])
  expect([made.map(({ path: at, reason }) => [at, reason.kind]), isNew]).toEqual([[['/404', 'new'], ['/kz/news/1', 'new'], ['/kz/news/2', 'new']], true])
})

test('makes anew what has changed, and takes the rest from the former build', async () => {
  const former = await keep('one')
  answers['/kz/news/2'] = { title: 'Changed' }
  const told: number[][] = []
  const { made, isNew } = await build('two', former, { progress: (...counts) => told.push(counts) })

  expect([rendered, told]).toEqual([['/kz/news/2'], [[3, 3]]])
  expect(made).toEqual([{ path: '/kz/news/2', reason: { kind: 'data', places: ['title'] } }])
  expect(isNew).toBe(true)
  expect(await read('two/kz/news/1/index.html')).toBe(await read('one/kz/news/1/index.html'))
  expect((await fs.stat(at('two/kz/news/1/index.html'))).ino).toBe((await fs.stat(at('one/kz/news/1/index.html'))).ino)
  expect(JSON.parse(await read('two/pages.json')).sort()).toEqual(['/404', '/kz/news/1', '/kz/news/2'])
})

test('is the same when processes share its pages', async () => {
  const former = await keep('one')
  answers['/kz/news/2'] = { title: 'Changed' }
  for (let id = 3; id < 9; id += 1) answers[`/kz/news/${id}`] = { title: `New ${id}` }
  const alone = await build('alone', former)
  const made = []
  for (const index of [0, 1, 2]) {
    const site = await openSite(source(), options('shared', former))
    const share = await makePages(site, { index, of: 3 })
    await drawPictures(site.finisher, share.undrawn, at('shared'))
    made.push(share)
  }
  const shared = await finishSite(await openSite(source(), options('shared', former)), made)

  expect(made.filter(({ pages }) => Object.keys(pages).length > 0).length).toBeGreaterThan(1)
  expect({ ...shared.manifest, time: '' }).toEqual({ ...alone.manifest, time: '' })
  expect([shared.made, shared.renamed, shared.gone, shared.isNew]).toEqual([alone.made, alone.renamed, alone.gone, alone.isNew])
  expect(await files('shared')).toEqual(await files('alone'))
  for (const file of await files('alone')) if (file !== 'pages.json') expect([file, await read(`shared/${file}`)]).toEqual([file, await read(`alone/${file}`)])
})

test('draws the picture of a link once, and takes it from the former build after that', async () => {
  const former = await keep('one')
  delete answers['/kz/news/2']
  answers['/kz/news/3'] = { title: 'Three' }
  const { manifest } = await build('two', former)

  expect(drawn).toEqual(['/previews/-kz-news-3.jpg'])
  expect(manifest.files.filter((file) => file.startsWith('previews/'))).toEqual(['previews/-404.jpg', 'previews/-kz-news-1.jpg', 'previews/-kz-news-3.jpg'])
})

test('has the same bytes and the same name when it is built again, from nothing and from the former build', async () => {
  const former = await keep('one')
  const again = await build('again', former)
  const anew = await build('anew')

  expect([again.isNew, again.made]).toEqual([false, []])
  expect([again.manifest.pages, again.manifest.links]).toEqual([former.manifest.pages, former.manifest.links])
  expect([again.manifest.id, anew.manifest.id]).toEqual([former.manifest.id, former.manifest.id])
  for (const build of ['again', 'anew']) {
    expect(await files(build)).toEqual(await files('one'))
    for (const file of await files(build)) expect(await read(`${build}/${file}`)).toBe(await read(`one/${file}`))
  }
})

test.each<[string, Partial<BuildSiteOptions>, () => void, string[]]>([
  ['the code of all', changed('layout.tsx'), () => undefined, ['/404', '/kz/news/1', '/kz/news/2']],
  ['what makes them', changed('apps/web/build/build-site.ts'), () => undefined, ['/404', '/kz/news/1', '/kz/news/2']],
  ['the code of their template', changed('news.tsx'), () => undefined, ['/kz/news/1', '/kz/news/2']],
  ['a message of their language', changed('locales/kz/common.json'), () => undefined, ['/404', '/kz/news/1', '/kz/news/2']],
  ['no message of another language', changed('locales/ru/common.json'), () => undefined, []],
  ['no block that they do not have', changed('gallery.tsx'), () => undefined, []],
  ['the settings', { settings: 'other' }, () => undefined, ['/404', '/kz/news/1', '/kz/news/2']],
  ['a picture that editors chose', {}, () => (pictures['/kz/news/1'] = '/media/a.webp'), ['/kz/news/1']],
])('makes pages anew for %s', async (_, change, prepare, paths) => {
  const former = await keep('one')
  prepare()
  await build('two', former, change)

  expect(rendered.sort()).toEqual(paths)
})

test.each([
  ['that its editor put there', 'gallery.tsx', { universityPage: { blocks: [{ name: 'Gallery' }] } }],
  ['that its template ends with', 'share.tsx', { universityNews: { id: 2 } }],
])('makes a page anew for a block %s', async (_, file, data) => {
  answers['/kz/news/2'] = { title: 'Two', ...data }
  const { made } = await build('two', await keep('one'), changed(file))

  expect(made).toEqual([{ path: '/kz/news/2', reason: { kind: 'code', files: [file] } }])
})

test('gives pages that do not use what has changed the new names of the scripts, as if they were made anew', async () => {
  const former = await keep('one')
  const next: Bundle = { ...bundle, scripts: { files: ['/app-f5e4d3c2b1a0.js'], chunks: { 'messages-kz': ['/8523-f5e4d3c2b1a0.js'] }, compilationHash: 'decaf' } }
  const { manifest, made, renamed, isNew } = await build('two', former, { ...changed('news.tsx'), bundle: next })
  const anew = await build('anew', undefined, { ...changed('news.tsx'), bundle: next })

  expect([made.map(({ path: at_ }) => at_), renamed, isNew]).toEqual([['/kz/news/1', '/kz/news/2'], 1, true])
  expect(await read('two/404/index.html')).toContain('/app-f5e4d3c2b1a0.js')
  for (const file of await files('anew')) expect([file, await read(`two/${file}`)]).toEqual([file, await read(`anew/${file}`)])
  expect(manifest.pages).toEqual(anew.manifest.pages)
})

test('leaves out what is no more, and says so', async () => {
  const former = await keep('one')
  delete answers['/kz/news/2']
  const { gone, made, isNew } = await build('two', former)

  expect([gone, made, isNew]).toEqual([['/kz/news/2'], [], true])
  expect((await files('two')).filter((file) => file.includes('news/2'))).toEqual([])
})

test('makes a page anew that the former build has lost', async () => {
  const former = await keep('one')
  await fs.rm(at('one/kz/news/1/index.html'))
  const { made } = await build('two', former)

  expect(made).toEqual([{ path: '/kz/news/1', reason: { kind: 'lost' } }])
  expect(await read('two/kz/news/1/index.html')).toContain('One')
})

test.each([
  ['its HTML is', 'kz/news/1/index.html', 0],
  ['half of its HTML is', 'kz/news/1/index.html', 20],
  ['half of its data is', 'page-data/kz/news/1/page-data.json', 20],
  ['under its other name half of its data is', 'page-data/404.html/page-data.json', 20],
])('makes a page anew where a power cut has left of the former build what %s', async (_, file, length) => {
  const former = await keep('one')
  const whole = await read(`one/${file}`)
  await fs.truncate(at(`one/${file}`), length)
  const { made, isNew } = await build('two', former)

  expect([made, isNew]).toEqual([[{ path: file.includes('404') ? '/404' : '/kz/news/1', reason: { kind: 'lost' } }], true])
  expect([await read(`two/${file}`), (await read(`one/${file}`)).length]).toEqual([whole, length])
})

test('makes a page anew whose picture the former build has lost, or was stopped before it had drawn', async () => {
  const former = await keep('one')
  await fs.rm(at('one/previews/-kz-news-1.jpg'))
  const { made, isNew } = await build('two', former)

  expect([made, isNew, drawn]).toEqual([[{ path: '/kz/news/1', reason: { kind: 'lost' } }], true, ['/previews/-kz-news-1.jpg']])
  expect(await files('two')).toEqual(expect.arrayContaining(['previews/-kz-news-1.jpg', 'previews/-kz-news-2.jpg']))
})

test('draws pictures again that lacked what could not be had, until it is there', async () => {
  const [later, next] = ['previews/-kz-news-1.jpg', 'previews/-kz-news-2.jpg']
  lacking = [`/${later}`, `/${next}`]
  const first = await keep('one')
  expect([first.manifest.lacking, await read(`one/${next}`)]).toEqual([[later, next], 'stand-in'])

  const second = await build('two', first)
  expect([drawn.sort(), second.isNew, second.manifest.lacking]).toEqual([[`/${later}`, `/${next}`], false, [later, next]])

  lacking = [`/${later}`]
  const third = await build('three', { folder: at('two'), manifest: second.manifest })
  expect([third.isNew, third.made, third.manifest.lacking, await read(`three/${next}`)]).toEqual([true, [], [later], 'picture'])

  lacking = []
  const last = await build('last', { folder: at('three'), manifest: third.manifest })
  expect([last.isNew, last.manifest.lacking]).toEqual([true, undefined])
})

test('only says what it would do when it is asked to', async () => {
  const former = await keep('one')
  answers['/kz/news/2'] = { title: 'Changed' }
  answers['/kz/news/3'] = { title: 'Three' }
  const { made } = await build('two', former, { isDryRun: true })

  expect(made.map(({ path: at_, reason }) => [at_, reason.kind])).toEqual([['/kz/news/2', 'data'], ['/kz/news/3', 'new']])
  expect(rendered).toEqual([])
  await expect(fs.access(at('two'))).rejects.toThrow('ENOENT')
})

test('carries scripts and shells of the former build along, for pages that are open, but not those of the one before', async () => {
  await write('one/old-0a1b2c3d4e5f.js', 'old')
  await write('one/older-0a1b2c3d4e5f.js', 'older')
  const former = await keep('one')
  former.manifest.files.push('old-0a1b2c3d4e5f.js', 'gone.txt')
  former.manifest.carried.push('older-0a1b2c3d4e5f.js')
  await write('one/old-0a1b2c3d4e5f.js', 'old')
  const { manifest } = await build('two', former)

  expect([await read('two/old-0a1b2c3d4e5f.js'), manifest.carried]).toEqual(['old', ['old-0a1b2c3d4e5f.js']])
  expect((await files('two')).filter((file) => /older|gone/.test(file))).toEqual([])
})

test('fails as a whole when a page fails, after the others have come to their end', async () => {
  const failing = build('one', undefined, {}, '/kz/news/1')

  await expect(failing).rejects.toThrow('/kz/news/1 cannot be drawn')
  expect(await files('one')).toEqual(expect.arrayContaining(['404/index.html', 'kz/news/2/index.html']))
})

test('names the build by what readers get, not by the hour', async () => {
  const idOf = async (answer: object) => {
    answers['/kz/news/1'] = answer
    return (await build('one')).manifest.id
  }

  const id = await idOf({ title: 'One', now: '2026-11-22T10:00:00Z' })
  expect(await idOf({ title: 'One', now: '2026-11-22T11:00:00Z' })).toBe(id)
  expect(await idOf({ title: 'Other', now: '2026-11-22T11:00:00Z' })).not.toBe(id)
})

/** Builds, and gives what the next build asks of this one. */
async function keep(name: string): Promise<FormerBuild> {
  const { manifest } = await build(name)
  rendered = []
  drawn = []
  return { folder: at(name), manifest }
}

/** As a process does it that makes all pages. */
async function build(name: string, former?: FormerBuild, change: Partial<BuildSiteOptions> = {}, failing?: string): Promise<BuiltSite> {
  const site = await openSite(source((change.bundle ?? bundle).scripts, failing), { ...options(name, former), ...change })
  const pages = await makePages(site, { index: 0, of: 1 })
  if (site.folder) pages.lacking = await drawPictures(site.finisher, pages.undrawn, at(name))
  return finishSite(site, [pages])
}

function options(name: string, former?: FormerBuild): BuildSiteOptions {
  return { site: 'lib', bundle, code, settings: 'settings', content: undefined, target: at(name), former }
}

function source(scripts = bundle.scripts, failing?: string): SiteSource {
  return {
    graphql: async () => ({}),
    dataOf: async ({ path: at_ }: SitePage) => answers[at_],
    async render({ path: at_, result }) {
      rendered.push(at_)
      if (at_ === failing) throw new Error(`${at_} cannot be drawn`)
      const title = (result.data as { title?: string }).title
      return `<html><body><p>${title}</p><a href="${at_}">here</a><a href="/kz">home</a><script>window.___webpackCompilationHash="${scripts.compilationHash}"</script><script src="${scripts.files[0]}" async=""></script></body></html>`
    },
    publicFolder: at('public'),
    warn: () => undefined,
  }
}

/** The code, with another content of a file. */
function changed(file: string): Partial<BuildSiteOptions> {
  return { code: { id: 'other', files: { ...code.files, [file]: '2' } } }
}

function toPage(at_: string): SitePage {
  return { site: 'lib', path: at_, template: at_ === '/404' ? 'not-found' : 'news', context: { ...pageContext('kz', at_.replace('/kz', '')), shell: 'lib-kz-1' } }
}

function at(file: string): string {
  return path.join(root, file)
}

function read(file: string): Promise<string> {
  return fs.readFile(at(file), 'utf8')
}

async function write(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(at(file)), { recursive: true })
  await fs.writeFile(at(file), text)
}

/** Of a build, without compressed sisters. */
async function files(name: string): Promise<string[]> {
  const entries = await fs.readdir(at(name), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(at(name), path.join(entry.parentPath, entry.name)))
    .sort()
}
