/** @jest-environment node */
import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { buildTime } from '../gatsby/settings'
import type { BuiltSite } from './build-site'
import { Builder, type BuildRequest, type Outcome } from './builder'
import { readCode, type Code } from './code'
import { manifestFormat, type PageEntry, type SiteManifest } from './site-manifest'
import type { PagesOrder } from './site-worker'
import { SitesFolder } from './sites-folder'
import type { Result, WorkerPool } from './worker-pool'

jest.mock('../gatsby/settings', () => ({ ...jest.requireActual('../gatsby/settings'), buildTime: jest.fn() }))
jest.mock('./bundle', () => ({ ...jest.requireActual('./bundle'), readBundle: async () => ({ id: 'bundle' }) }))
jest.mock('./code', () => ({ readCode: jest.fn() }))
jest.mock('./worker-pool', () => ({ ...jest.requireActual('./worker-pool'), WorkerPool: jest.fn(() => ({ build, takeWarnings: () => warned.splice(0), readAhead: (site: string) => ahead.push(site) })) }))

type Order = Parameters<WorkerPool['build']>[0]

const html = '<!DOCTYPE html><html lang="kk"><head><title>A</title></head><body></body></html>'
const always = ['/', '/404', '/kz', '/ru', '/en']
/** What the processes that build make of an order; each test has its own. */
let make: (order: Order) => Promise<Partial<Made>>
let orders: { site: string; shares: number; former: boolean }[]
let asked: string[]
/** By the processes. */
let warned: string[]
/** Sites whose content they were to read. */
let ahead: string[]
/** When they draw pictures of a site that is served. */
let onDraw: () => Promise<void>
let root: string

interface Made {
  id: string
  paths: string[]
  /** Of the first page. */
  links: string[]
  /** Of the pages; all when absent. */
  made: string[]
  isNew: boolean
  text: string
  /** Pictures that are drawn when the site is published. */
  undrawn: string[]
  /** Those of them that lack something. */
  lacking: string[]
}

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'builder-'))
  orders = []
  asked = []
  warned = []
  ahead = []
  onDraw = async () => undefined
  make = async () => ({})
  jest.mocked(readCode).mockResolvedValue(code('1'))
  jest.mocked(buildTime).mockReturnValue(Date.parse('2026-11-23T08:00:00Z'))
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input))
    asked.push(url.pathname)
    return new Response(null, { status: url.pathname.includes('gone') ? 404 : 200 })
  })
})

afterEach(async () => {
  jest.restoreAllMocks()
  await fs.rm(root, { recursive: true, force: true })
})

test('hands out work without loading what makes pages', async () => {
  const program = `require(${JSON.stringify(path.join(__dirname, 'builder.ts'))}); console.log(Object.keys(require.cache).filter((file) => /\\/(make-pages\\.ts|terser\\/.*)$/.test(file)).join())`
  const { stdout } = await promisify(execFile)('node', ['--require', 'tsx/cjs', '-e', program], { cwd: __dirname })

  expect(stdout.trim()).toBe('')
})

test('publishes sites, and leaves alone those whose content is the same', async () => {
  expect(await run({ sites: ['main', 'lib'], content: { main: 'm1', lib: 'l1' } })).toEqual({ main: 'published', lib: 'published' })
  expect(await run({ sites: ['main', 'lib'], content: { main: 'm1', lib: 'l2' } })).toEqual({ main: 'unchanged', lib: 'published' })

  expect(orders.map(({ site, former }) => [site, former])).toEqual([['main', false], ['lib', false], ['lib', true]])
  expect(await served('lib')).toBe('lib3')
})

test('has what is new on the disk itself before it is served', async () => {
  const programs = path.join(root, 'bin')
  await fs.mkdir(programs)
  await fs.writeFile(path.join(programs, 'sync'), `#!/bin/sh\necho "$1 $(readlink ${root}/sites/lib)" >>${root}/synced\n`, { mode: 0o755 })
  const builder = new Builder(root, { PATH: `${programs}:/usr/bin:/bin` })

  for (const content of ['l1', 'l1', 'l2']) await builder.build({ sites: ['lib'], content: { lib: content } }, () => undefined)

  expect((await fs.readFile(path.join(root, 'synced'), 'utf8')).split('\n')).toEqual(['-f ', expect.stringMatching(/^-f .*-lib1$/), ''])
  expect(await served('lib')).toBe('lib2')
})

test.each<[string, () => unknown, Partial<BuildRequest>]>([
  ['the code is another one', () => jest.mocked(readCode).mockResolvedValue(code('2')), {}],
  ['another day has begun in Almaty', () => jest.mocked(buildTime).mockReturnValue(Date.parse('2026-11-23T19:00:00Z')), {}],
  ['nobody can tell what the content is', () => undefined, { content: {} }],
  ['it is told to', () => undefined, { isForced: true }],
  ['somebody has removed what was served', async () => fs.rm(await fs.realpath(path.join(root, 'sites/lib')), { recursive: true }), {}],
])('builds a site whose content is the same when %s', async (_, change, request) => {
  await run({ sites: ['lib'], content: { lib: 'l1' } })
  await change()

  expect(await run({ sites: ['lib'], content: { lib: 'l1' }, ...request })).toEqual({ lib: 'published' })
})

test('leaves what is served where every byte came out the same, and remembers by what name the content goes', async () => {
  await run({ sites: ['lib'], content: { lib: 'l1' } })
  make = async () => ({ isNew: false })
  const same = await run({ sites: ['lib'], content: { lib: 'l2' } })
  await run({ sites: ['lib'], content: { lib: 'l2' } })

  expect([same, await served('lib'), orders.length]).toEqual([{ lib: 'unchanged' }, 'lib1', 2])
  expect((await fs.readdir(path.join(root, 'builds/lib'))).length).toBe(2)
})

test('does not publish a site with faults, nor one that could not be built; the others are', async () => {
  await run({ sites: ['main', 'lib', 'fit'] })
  make = async ({ site }) => {
    if (site === 'fit') throw new Error('The API is away.')
    return { text: site === 'lib' ? html.slice(0, -7) : html }
  }
  const outcomes = await outcomesOf({ sites: ['main', 'lib', 'fit'] })

  expect(outcomes.map(({ site, kind }) => [site, kind])).toEqual([['main', 'published'], ['lib', 'refused'], ['fit', 'failed']])
  expect(outcomes[1]).toMatchObject({ faults: expect.arrayContaining(['/kz: is cut off']) as string[] })
  expect(outcomes[2]).toMatchObject({ message: 'The API is away.' })
  expect([await served('main'), await served('lib'), await served('fit')]).toEqual(['main4', 'lib2', 'fit3'])
  expect((await new SitesFolder(root).currentManifest('lib'))?.id).toBe('lib2')
})

test('leaves nothing of a site that could not be built: on a full disk others need the place', async () => {
  make = async ({ target }) => {
    await fs.mkdir(target, { recursive: true })
    await fs.writeFile(path.join(target, 'page.html'), html)
    throw new Error('The disk is full.')
  }

  expect([await run({ sites: ['lib'] }), await fs.readdir(path.join(root, 'builds/lib'))]).toEqual([{ lib: 'failed' }, []])
})

test('publishes all others when one cannot be put in place, and says why it cannot', async () => {
  await fs.mkdir(path.join(root, 'sites/.lib.next'), { recursive: true })

  const outcomes = await outcomesOf({ sites: ['lib', 'main'] })

  expect(outcomes).toEqual([{ site: 'lib', kind: 'failed', message: expect.stringContaining('sites/.lib.next') as string, isServed: false }, expect.objectContaining({ site: 'main', kind: 'published' })])
  expect(await served('main')).toBe('main1')
})

test('is published also where a build from before it cannot be removed, which it warns of', async () => {
  await run({ sites: ['lib'] })
  // The manifest of a build that is to be removed, and cannot be.
  await fs.mkdir(path.join(root, 'builds/lib/20260101T000000Z-before.json'), { recursive: true })
  await fs.mkdir(path.join(root, 'builds/lib/20260101T000000Z-before'))
  const builder = new Builder(root, {})
  warned = ['There is no gallery 21.']
  const [lib] = await builder.build({ sites: ['lib'] }, () => undefined)

  expect([lib?.kind, await served('lib')]).toEqual(['published', 'lib2'])
  expect([builder.takeWarnings(), builder.takeWarnings()]).toEqual([['There is no gallery 21.', expect.stringMatching(/^lib: is published; a build from before it cannot be removed: .*20260101T000000Z-before\.json/)], []])
})

test('publishes what has lost most of its pages only when it is told to', async () => {
  make = async () => ({ paths: [...always, ...Array.from({ length: 20 }, (_, index) => `/kz/news/${index}`)] })
  await run({ sites: ['lib'] })
  make = async () => ({})

  expect(await run({ sites: ['lib'] })).toEqual({ lib: 'refused' })
  expect(await run({ sites: ['lib'], isForced: true })).toEqual({ lib: 'published' })
})

test('tells how far it is after each hundred pages, and at the end', async () => {
  const told: string[] = []
  make = async () => ({ paths: [...always, ...Array.from({ length: 245 }, (_, index) => `/kz/news/${index}`)] })
  await new Builder(root, {}).build({ sites: ['lib'] }, (text) => told.push(text))

  expect(told).toEqual([100, 200, 250].map((done) => `lib: ${done} of 250 pages`))
})

test('reads a page again that is new, not one that was looked at with the former build', async () => {
  await run({ sites: ['lib'] })
  const sameLength = html.replace('</html>', '</HTML>')
  make = async () => ({ text: sameLength, made: ['/ru'] })

  expect(await outcomesOf({ sites: ['lib'] })).toEqual([{ site: 'lib', kind: 'refused', faults: ['/ru: is cut off'] }])
})

describe('at once', () => {
  let news: string[]
  const onServed = (site: string, left: number) => void news.push(`${site}, ${left} to come`)
  beforeEach(() => (news = []))

  test('publishes a site while others are still being built, one that has faults never', async () => {
    const whenLibBegins: string[][] = []
    let mainIsServed = () => {}
    const isServed = new Promise<void>((resolve) => (mainIsServed = resolve))
    make = async ({ site }) => {
      if (site === 'fit') throw new Error('The API is away.')
      if (site === 'lib') await isServed.then(async () => whenLibBegins.push(await fs.readdir(path.join(root, 'sites'))))
      return { text: site === 'hse' ? html.slice(0, -7) : html }
    }
    const outcomes = await run({ sites: ['main', 'lib', 'fit', 'hse'], onServed: (site, left) => (onServed(site, left), site === 'main' && mainIsServed()) })

    expect([whenLibBegins, outcomes]).toEqual([[['main']], { main: 'published', lib: 'published', fit: 'failed', hse: 'refused' }])
    expect(news).toEqual(['main, 3 to come', 'lib, 2 to come'])
  })

  test('publishes all sites before the pictures of links to any are drawn', async () => {
    make = async () => ({ undrawn: ['preview.jpg'] })
    const servedThen: string[] = []
    onDraw = async () => void servedThen.push((await fs.readdir(path.join(root, 'sites'))).sort().join())

    expect(await run({ sites: ['lib', 'fit'], onServed })).toEqual({ lib: 'published', fit: 'published' })
    expect([news, servedThen, await fs.readFile(path.join(root, 'sites/lib/preview.jpg'), 'utf8')]).toEqual([['lib, 1 to come', 'fit, 0 to come'], ['fit,lib', 'fit,lib'], 'picture'])
  })

  test('that fails when it is served is told as served', async () => {
    make = async () => ({ undrawn: ['none/preview.jpg'] })

    expect(await outcomesOf({ sites: ['lib'], onServed })).toEqual([{ site: 'lib', kind: 'failed', message: expect.stringContaining('none/preview.jpg') as string, isServed: true }])
    expect(await served('lib')).toBe('lib1')
  })

  test('remembers which pictures lack something, also where the build is refused in the end', async () => {
    make = async () => ({ links: ['/kz/none'], undrawn: ['preview.jpg'], lacking: ['preview.jpg'] })

    expect(await run({ sites: ['lib'], isStrict: true, onServed })).toEqual({ lib: 'refused' })
    expect(await new SitesFolder(root).currentManifest('lib')).toMatchObject({ lacking: ['preview.jpg'] })
  })

  test('builds a site again whose pictures lack something, although nothing has changed', async () => {
    const content = { lib: 'l1' }
    make = async () => ({ undrawn: ['preview.jpg'], lacking: ['preview.jpg'] })
    await run({ sites: ['lib'], content, onServed })
    make = async () => ({ isNew: false })

    await run({ sites: ['lib'], content, onServed })
    await run({ sites: ['lib'], content, onServed })

    expect(orders.map(({ site }) => site)).toEqual(['lib', 'lib'])
  })

  test('looks at the links when all are there, and remembers', async () => {
    make = async ({ site }) => ({ links: site === 'main' ? ['//lib/kz', '//lib/kz/none'] : [] })
    const [main] = await outcomesOf({ sites: ['main', 'lib'], onServed })

    expect(main).toMatchObject({ kind: 'published', broken: [{ link: '//lib/kz/none' }] })
    expect(await new SitesFolder(root).currentManifest('main')).toMatchObject({ broken: ['//lib/kz/none'] })
  })

  test('knows the former addresses of what is served already', async () => {
    make = async ({ site, target }) => {
      if (site === 'lib') await fs.mkdir(target, { recursive: true }).then(() => fs.writeFile(path.join(target, 'redirects.json'), '{"/old":"/kz"}'))
      return { links: site === 'main' ? ['//lib/old'] : [] }
    }

    expect(await outcomesOf({ sites: ['main', 'lib'], onServed })).toMatchObject([{ broken: [] }, {}])
  })

  test('a build that was stopped before it looked at the links is made again', async () => {
    const content = { main: 'm1', lib: 'l1' }
    await run({ sites: ['main', 'lib'], content, onServed })
    const manifest = (await new SitesFolder(root).current('main'))?.manifestFile ?? ''
    const { broken: _, ...unknown } = JSON.parse(await fs.readFile(manifest, 'utf8')) as SiteManifest
    await fs.writeFile(manifest, JSON.stringify(unknown))
    news = []
    make = async () => ({ isNew: false })

    expect(await run({ sites: ['main', 'lib'], content, onServed })).toEqual({ main: 'unchanged', lib: 'unchanged' })
    expect([orders.map(({ site }) => site), news]).toEqual([['main', 'lib', 'main'], ['lib, 1 to come', 'main, 0 to come']])
    expect(await run({ sites: ['main', 'lib'], content })).toEqual({ main: 'unchanged', lib: 'unchanged' })
    expect(orders.length).toBe(3)
  })

  test('has all processes build the first site, where none was built before', async () => {
    jest.spyOn(os, 'availableParallelism').mockReturnValue(2)
    await run({ sites: ['lib', 'fit'], onServed })
    await run({ sites: ['lib', 'hse'], onServed })

    expect(orders.map(({ site, shares }) => [site, shares])).toEqual([['lib', 2], ['fit', 1], ['lib', 1], ['hse', 1]])
  })
})

describe('links', () => {
  const links = ['/ru', '/kz/none', '//fit/kz', '//fit/kz/none', '//hse/kz', '/media/a.webp', '/media/gone.webp', '/media/gone.webp']

  test('that lead to nothing are told, after all sites are there', async () => {
    make = async ({ site }) => ({ links: site === 'lib' ? links : [] })
    const [lib] = await outcomesOf({ sites: ['lib', 'fit'] })

    expect(lib).toMatchObject({ kind: 'published', broken: ['/kz/none', '//fit/kz/none', '/media/gone.webp', '/media/gone.webp'].map((link) => ({ site: 'lib', page: '/', link })) })
    expect(asked).toEqual(['/media/a.webp', '/media/gone.webp'])
  })

  test('are asked for no more when the API leaves one without an answer', async () => {
    make = async () => ({ links: ['/media/slow.webp', '/media/a.webp'] })
    jest.mocked(fetch).mockImplementation(async (input, init) => {
      asked.push(new URL(String(input)).pathname)
      // Without a limit it would be waited for.
      throw init?.signal ? new DOMException('No answer in time', 'TimeoutError') : new TypeError('ended')
    })
    const told: string[] = []
    const [lib] = await new Builder(root, {}).build({ sites: ['lib'] }, (text) => told.push(text))

    expect(lib).toMatchObject({ kind: 'published', broken: [{ link: '/media/slow.webp' }, { link: '/media/a.webp' }] })
    expect([asked, told.slice(1)]).toEqual([['/media/slow.webp'], [expect.stringMatching(/^the API at \S+ does not say whether \/media\/slow\.webp is there; /)]])
  })

  test('that lead to nothing keep a site from being published, where that is asked for', async () => {
    make = async ({ site }) => ({ links: site === 'lib' ? ['/kz/none'] : [] })

    expect(await outcomesOf({ sites: ['lib', 'fit'], isStrict: true })).toEqual([{ site: 'lib', kind: 'refused', faults: ['/: /kz/none leads to nothing'] }, expect.objectContaining({ site: 'fit', kind: 'published' })])
    expect(await fs.readdir(path.join(root, 'sites'))).toEqual(['fit'])
  })

  test('that led to nothing are asked for again by the next build, not those that were there', async () => {
    make = async () => ({ links: ['/media/a.webp', '/media/gone.webp'] })
    await run({ sites: ['lib'] })
    asked = []

    expect(await outcomesOf({ sites: ['lib'] })).toMatchObject([{ kind: 'published', broken: [{ link: '/media/gone.webp' }] }])
    expect(await outcomesOf({ sites: ['lib'], isStrict: true })).toEqual([{ site: 'lib', kind: 'refused', faults: ['/: /media/gone.webp leads to nothing'] }])
    expect(asked).toEqual(['/media/gone.webp', '/media/gone.webp'])
  })

  test('may lead to a site that is served and not built now', async () => {
    await run({ sites: ['fit'] })
    await fs.writeFile(path.join(root, 'sites/fit/redirects.json'), '{"/old":"/kz"}')
    make = async () => ({ links: ['//fit/kz', '//fit/old', '//fit/kz/none'] })
    const [lib] = await outcomesOf({ sites: ['lib'] })

    expect(lib).toMatchObject({ broken: [{ link: '//fit/kz/none' }] })
  })
})

test('publishes a site also where redirects of another are damaged', async () => {
  await run({ sites: ['fit'] })
  await fs.writeFile(path.join(root, 'sites/fit/redirects.json'), '')
  make = async () => ({ links: ['//fit/old'] })

  expect(await outcomesOf({ sites: ['lib'] })).toMatchObject([{ kind: 'published', broken: [{ link: '//fit/old' }] }])
})

test('publishes a site also where another one is a folder, as a version before this one left it', async () => {
  await fs.mkdir(path.join(root, 'sites/fit'), { recursive: true })
  make = async () => ({ links: ['//fit/kz'] })

  expect(await outcomesOf({ sites: ['lib'] })).toMatchObject([{ kind: 'published', broken: [] }])
})

test('only says what it would do', async () => {
  expect(await run({ sites: ['lib'], isDryRun: true })).toEqual({ lib: 'planned' })
  expect(await fs.readdir(root)).toEqual([])
})

test('leaves a build that is being put together alone while it only says what it would do', async () => {
  const underWay = path.join(root, 'builds/lib/.next')
  await fs.mkdir(underWay, { recursive: true })
  const planned = await run({ sites: ['lib'], isDryRun: true })
  make = async () => Promise.reject(new Error('The API is away.'))
  const failed = await run({ sites: ['lib'], isDryRun: true })

  expect([planned, failed, await fs.readdir(path.dirname(underWay))]).toEqual([{ lib: 'planned' }, { lib: 'failed' }, ['.next']])
})

test('shares sites among processes only where none was built before', async () => {
  jest.spyOn(os, 'availableParallelism').mockReturnValue(4)
  await run({ sites: ['lib', 'fit'] })
  await run({ sites: ['lib', 'hse'] })

  expect(orders.map(({ site, shares }) => [site, shares])).toEqual([['lib', 2], ['fit', 2], ['lib', 1], ['hse', 1]])
})

test('has all processes build the main site, which is as large as several others, where it was not built before', async () => {
  jest.spyOn(os, 'availableParallelism').mockReturnValue(2)
  await run({ sites: ['lib', 'main', 'fit'] })
  await run({ sites: ['main', 'hse'] })

  expect(orders.map(({ site, shares }) => [site, shares])).toEqual([['main', 2], ['lib', 1], ['fit', 1], ['main', 1], ['hse', 1]])
})

test('has the content of the main site read ahead where it was not built before', async () => {
  await new Builder(root, {}).readAhead()
  const first = ahead.splice(0)
  await run({ sites: ['main'] })
  await new Builder(root, {}).readAhead()

  expect([first, ahead]).toEqual([['main'], []])
})

test('builds a site once that is named twice: two would write into one folder', async () => {
  expect([await outcomesOf({ sites: ['lib', 'lib'] }), orders.length]).toEqual([[expect.objectContaining({ site: 'lib', kind: 'published' })], 1])
})

test('goes back to the build before', async () => {
  await run({ sites: ['lib'] })
  jest.useFakeTimers({ now: Date.now() + 2000, doNotFake: ['nextTick', 'setImmediate'] })
  await run({ sites: ['lib'] })
  jest.useRealTimers()
  const before = await served('lib')
  const rolledBack = await new Builder(root, {}).rollBack(['fit', 'lib', 'lib'])

  expect([before, await served('lib')]).toEqual(['lib2', 'lib1'])
  // A site that was built once keeps none of the others from it.
  expect([...rolledBack]).toEqual([['fit', undefined], ['lib', expect.stringMatching(/-lib1$/)]])
})

async function outcomesOf(request: BuildRequest): Promise<Outcome[]> {
  return new Builder(root, {}).build(request, () => undefined)
}

async function run(request: BuildRequest): Promise<Record<string, Outcome['kind']>> {
  return Object.fromEntries((await outcomesOf(request)).map(({ site, kind }) => [site, kind]))
}

/** Stands in for the processes: writes the pages where they belong. */
async function build(order: Order, shares: number, onProgress: (done: number, total: number) => void): Promise<Result> {
  const { site, target } = order
  orders.push({ site, shares, former: order.former !== undefined })
  const id = `${site}${orders.length}`
  const { paths = always, links = [], text = html, made = paths, isNew = true, undrawn = [], lacking = [] } = await make(order)
  for (const [index, at] of order.isDryRun ? [] : paths.entries()) {
    onProgress(index + 1, paths.length)
    const file = path.join(target, at, 'index.html')
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, text)
  }
  const built: BuiltSite = { manifest: { ...manifestOf(order, id, paths, links), files: undrawn }, made: made.map((at) => ({ path: at, reason: { kind: 'new' } })), renamed: 0, gone: [], undrawn, isNew }
  const drawPictures = async (folder: string) => {
    await onDraw()
    for (const file of undrawn) await fs.writeFile(path.join(folder, file), 'picture')
    return lacking
  }
  if (!order.arePicturesLate && lacking.length > 0) built.manifest.lacking = lacking
  return { built, memory: 1, drawPictures }
}

function manifestOf({ site, code: ofCode, settings, content }: Order & Pick<PagesOrder, 'code'>, id: string, paths: string[], links: string[]): SiteManifest {
  const pages = Object.fromEntries(paths.map((at, index): [string, PageEntry] => [at, { data: '', follows: '', template: 'news', shell: 's', digest: '', size: html.length, scripts: [], finished: {}, links: index === 0 ? links.map((_, place) => place) : [] }]))
  return { site, id, format: manifestFormat, code: ofCode, scripts: { files: [], chunks: {}, compilationHash: '' }, settings, content, time: new Date(buildTime()).toISOString(), pages, files: [], carried: [], links }
}

function code(id: string): Code {
  return { id, files: {} }
}

/** Names the build that visitors get. */
async function served(site: string): Promise<string> {
  return (await fs.readlink(path.join(root, 'sites', site))).replace(/.*Z-/, '')
}
