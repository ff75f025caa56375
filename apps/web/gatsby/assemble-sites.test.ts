/** @jest-environment node */
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { assembleSites, type SiteFinisher } from './assemble-sites'
import type { PageRecord } from './page-manifest'
import { lateScriptsScript } from './late-scripts'
import { SiteFolder } from './site-folder'

const pages: PageRecord[] = [
  { site: 'main', publicPath: '/', gatsbyPath: '/' },
  { site: 'main', publicPath: '/kz/news', gatsbyPath: '/kz/news' },
  { site: 'main', publicPath: '/404', gatsbyPath: '/404' },
  { site: 'lib', publicPath: '/', gatsbyPath: '/_s/lib' },
  { site: 'lib', publicPath: '/kz/news', gatsbyPath: '/_s/lib/kz/news' },
]
const hash = (letter: string) => letter.repeat(20)

/** What a test has in the context of a page, by Gatsby's path. */
let contexts: Record<string, object>
let folder: string
let publicFolder: string
let target: string

beforeEach(async () => {
  contexts = {}
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sites-'))
  publicFolder = path.join(folder, 'public')
  target = path.join(folder, 'sites')
  await fs.mkdir(target)
  await writeGatsbyOutput()
})

afterEach(() => fs.rm(folder, { recursive: true, force: true }))

test('gives each site its own pages, shells and pictures, and the scripts that all share', async () => {
  const counts = await assembleSites({ publicFolder, target, pages })

  expect([...counts]).toEqual([
    ['main', 3],
    ['lib', 2],
  ])
  expect(await filesBesideBuilds('lib')).toEqual([
    `app-${hash('a')}.js`,
    `component-${hash('b')}.js`,
    'csp-hashes.json',
    'index.html',
    'kz/news/index.html',
    'page-data/app-data.json',
    'page-data/index/page-data.json',
    'page-data/kz/news/page-data.json',
    'shell/lib-kz-1.json',
    'shell/lib-kz-1.site-map.json',
    'static/font-of-lib.woff2',
    `${hash('c')}-${hash('c')}.js`,
    `4818.${hash('c')}.css`,
    `webpack-runtime-${hash('d')}.js`,
  ].sort())
  expect(await files('main')).toEqual(expect.arrayContaining(['shell/main-kz-1.json', 'static/font-of-main.woff2', '404/index.html']))
})

test('takes out what React leaves between characters when its buffer is full', async () => {
  await fs.writeFile(path.join(publicFolder, '_s/lib/kz/news/index.html'), '<p>немесе \0мұндай бет</p><script src="/app.js" async></script></body>')

  await assembleSites({ publicFolder, target, pages })

  expect(await fs.readFile(path.join(target, 'lib/kz/news/index.html'), 'utf8')).toContain('<p>немесе мұндай бет</p>')
})

test('leaves scripts of former builds, source maps and other sites behind', async () => {
  await assembleSites({ publicFolder, target, pages })

  const all = [...(await files('main')), ...(await files('lib'))]
  expect(all.filter((file) => file.includes(hash('e')) || file.endsWith('.map') || file.startsWith('_s'))).toEqual([])
  expect(await files('main')).not.toContain('static/font-of-lib.woff2')
})

test('puts the path that the visitor sees into the data of a page', async () => {
  await assembleSites({ publicFolder, target, pages })

  const home = await json('lib/page-data/index/page-data.json')
  const news = await json('lib/page-data/kz/news/page-data.json')
  const componentChunkName = 'component---src-templates-portfolio-tsx'
  expect([home, news]).toEqual([
    { componentChunkName, path: '/', result: { pageContext: { shell: 'lib-kz-1' }, of: '/_s/lib' } },
    { componentChunkName, path: '/kz/news', result: { pageContext: { shell: 'lib-kz-1' }, of: '/_s/lib/kz/news' } },
  ])
})

test('has the page of unknown addresses also where static servers and Gatsby look for it', async () => {
  await assembleSites({ publicFolder, target, pages })

  expect(await read('main/404.html')).toBe(await read('main/404/index.html'))
  expect(await json('main/page-data/404.html/page-data.json')).toMatchObject({ path: '/404.html' })
  expect(await json('main/page-data/404/page-data.json')).toMatchObject({ path: '/404' })
})

test('lists the hashes of inline scripts that run, once each, and of no data', async () => {
  await assembleSites({ publicFolder, target, pages })

  const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  expect(await json('main/csp-hashes.json')).toEqual([sha('window.common=1'), sha(lateScriptsScript), sha("window.of='/'"), sha("window.of='/404'"), sha("window.of='/kz/news'")].sort())
})

test('puts compressed sisters beside text that is worth it', async () => {
  await assembleSites({ publicFolder, target, pages })

  const script = await read(`lib/app-${hash('a')}.js`)
  const sisters = await Promise.all(['br', 'gz'].map((kind) => fs.readFile(path.join(target, `lib/app-${hash('a')}.js.${kind}`))))
  expect([brotliDecompressSync(sisters[0] as Buffer).toString(), gunzipSync(sisters[1] as Buffer).toString()]).toEqual([script, script])
  await expect(fs.access(path.join(target, 'lib/csp-hashes.json.br'))).rejects.toThrow('ENOENT')
  await expect(fs.access(path.join(target, 'lib/static/font-of-lib.woff2.br'))).rejects.toThrow('ENOENT')
})

test('takes the place of the former build as a whole', async () => {
  await assembleSites({ publicFolder, target, pages })
  await fs.writeFile(path.join(target, 'lib', 'gone.html'), 'former')

  await assembleSites({ publicFolder, target, pages })

  expect(await files('lib')).not.toContain('gone.html')
  expect((await fs.readdir(target)).sort()).toEqual(['lib', 'main'])
})

test('puts files of the content into their own site, with compressed sisters', async () => {
  const calendar = `BEGIN:VCALENDAR\r\n${'X:1\r\n'.repeat(500)}`
  const calendars = [
    { site: 'main', publicPath: '/ru/events/501.ics', content: calendar },
    { site: 'lib', publicPath: '/events.ics', content: 'BEGIN:VCALENDAR\r\n' },
  ]

  await assembleSites({ publicFolder, target, pages, files: calendars })

  expect([await read('main/ru/events/501.ics'), await read('lib/events.ics')]).toEqual(calendars.map(({ content }) => content))
  expect(gunzipSync(await fs.readFile(path.join(target, 'main/ru/events/501.ics.gz'))).toString()).toBe(calendar)
  await expect(fs.access(path.join(target, 'lib/ru/events/501.ics'))).rejects.toThrow('ENOENT')
})

test('names the build of each site, with the rules of its addresses', async () => {
  await assembleSites({ publicFolder, target, pages })

  const { id } = (await json('lib/builds/latest.json')) as { id: string }
  expect(id).toMatch(/^[0-9a-f]{20}$/)
  expect(await json(`lib/builds/meta/${id}.json`)).toMatchObject({ id, rules: { '/portfolio/{id}': { template: 'portfolio', live: true }, '/news/{id}': { template: 'news', live: true } } })
  expect(await json('main/builds/latest.json')).not.toEqual({ id })
})

test('names a build by what is in it', async () => {
  const ids = async () => Promise.all(['main', 'lib'].map(async (site) => ((await json(`${site}/builds/latest.json`)) as { id: string }).id))
  const build = async (change: object = {}) => {
    contexts = { '/_s/lib/kz/news': change }
    await writeGatsbyOutput()
    await assembleSites({ publicFolder, target, pages })
    return ids()
  }

  const [main, lib] = await build({ years: [2026] })

  expect(await build({ years: [2026] })).toEqual([main, lib])
  expect(await build({ years: [2026], now: '2026-11-21T10:00:00Z', today: '2026-11-20T19:00:00Z' })).toEqual([main, lib])
  expect(await build({ years: [2026, 2025] })).toEqual([main, expect.not.stringMatching(`^${lib}$`)])
})

test('lets a finisher have the last word on each page, and takes what it makes of all of them', async () => {
  const seen: string[] = []
  const finisher: SiteFinisher = {
    async page({ site, publicPath }, html, data) {
      seen.push(`${site} ${publicPath} ${data.result.pageContext.shell}`)
      return html.replace('<p>', '<p>finished ')
    },
    files: async (site) => [{ site, publicPath: '/pages.json', content: Buffer.from(JSON.stringify(seen.filter((page) => page.startsWith(site)).sort())) }],
  }

  await assembleSites({ publicFolder, target, pages, finisher })

  expect(await read('lib/kz/news/index.html')).toContain('<p>finished /_s/lib/kz/news</p>')
  expect(await json('lib/pages.json')).toEqual(['lib / lib-kz-1', 'lib /kz/news lib-kz-1'])
  expect(await read('main/404.html')).toContain('<p>finished /404</p>')
})

test('leaves a site alone that is not in this build', async () => {
  await assembleSites({ publicFolder, target, pages })
  await fs.writeFile(path.join(target, 'lib', 'mark.html'), 'former')

  await assembleSites({ publicFolder, target, pages: pages.filter(({ site }) => site === 'main') })

  expect(await files('lib')).toContain('mark.html')
})

test('keeps the former build when a page of the new one is missing', async () => {
  await assembleSites({ publicFolder, target, pages })
  const former = await files('lib')
  await fs.rm(path.join(publicFolder, '_s/lib/kz/news/index.html'))

  await expect(assembleSites({ publicFolder, target, pages: pages.filter(({ site }) => site === 'lib') })).rejects.toThrow('ENOENT')

  expect(await files('lib')).toEqual(former)
})

test('puts the former build back when the new one can not take its place', async () => {
  await fs.mkdir(path.join(target, 'lib'))
  await fs.writeFile(path.join(target, 'lib', 'index.html'), 'former')
  const next = await SiteFolder.create(path.join(target, '.lib.next'))
  await fs.rm(path.join(target, '.lib.next'), { recursive: true })

  await expect(next.replace(path.join(target, 'lib'))).rejects.toThrow('ENOENT')

  expect(await read('lib/index.html')).toBe('former')
  expect(await fs.readdir(target)).toEqual(['lib'])
})

/** What Gatsby leaves: pages of both sites, shared scripts, and files of a former build. */
async function writeGatsbyOutput(): Promise<void> {
  for (const { site, gatsbyPath } of pages) {
    const html = `<!DOCTYPE html><style>@font-face{src:url(/static/font-of-${site}.woff2)}</style><p>${gatsbyPath}</p>
<script id="initial-state" type="application/json">{"a":"${gatsbyPath}"}</script><script type="application/ld+json">{}</script>
<script>window.common=1</script><script>window.of='${gatsbyPath}'</script><script src="/app-${hash('a')}.js" async></script></body>`
    await write(path.join(gatsbyPath, 'index.html'), html)
    await write(`page-data/${gatsbyPath === '/' ? 'index' : gatsbyPath}/page-data.json`, JSON.stringify({ componentChunkName: 'component---src-templates-portfolio-tsx', path: gatsbyPath, result: { pageContext: { shell: `${site}-kz-1`, ...contexts[gatsbyPath] }, of: gatsbyPath } }))
    await write(`shell/${site}-kz-1.json`, '{}')
    await write(`shell/${site}-kz-1.site-map.json`, '[]')
    await write(`static/font-of-${site}.woff2`, 'font '.repeat(1000))
  }
  await write(`webpack-runtime-${hash('d')}.js`, `{1:"${hash('c')}"}`)
  await write(`app-${hash('a')}.js`, 'console.log(1);'.repeat(200))
  await write(`app-${hash('a')}.js.map`, '{}')
  await write(`component-${hash('b')}.js`, '')
  await write(`${hash('c')}-${hash('c')}.js`, '')
  await write(`4818.${hash('c')}.css`, '')
  await write(`app-${hash('e')}.js`, 'of a former build')
  await write(`4818.${hash('e')}.css`, 'of a former build')
  await write('page-data/app-data.json', '{}')
  await write('chunk-map.json', JSON.stringify({ app: [`/app-${hash('a')}.js`] }))
  await write('webpack.stats.json', JSON.stringify({ assetsByChunkName: { app: [`webpack-runtime-${hash('d')}.js`, `app-${hash('a')}.js`, `app-${hash('a')}.js.map`], component: [`component-${hash('b')}.js`] } }))
}

async function write(file: string, text: string): Promise<void> {
  const full = path.join(publicFolder, file)
  await fs.mkdir(path.dirname(full), { recursive: true })
  await fs.writeFile(full, text)
}

/** Files of a finished site, without compressed sisters. */
async function files(site: string): Promise<string[]> {
  const root = path.join(target, site)
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}

async function filesBesideBuilds(site: string): Promise<string[]> {
  return (await files(site)).filter((file) => !file.startsWith('builds/'))
}

function read(file: string): Promise<string> {
  return fs.readFile(path.join(target, file), 'utf8')
}

async function json(file: string): Promise<unknown> {
  return JSON.parse(await read(file))
}
