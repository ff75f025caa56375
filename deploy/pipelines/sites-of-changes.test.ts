import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOfCode, sitesOfChanges, sitesWithSettings, type University } from './sites-of-changes'

const contract = JSON.parse(readFileSync(join(__dirname, '../../packages/api-schema/src/generated/openapi.json'), 'utf8')) as { components: { schemas: { SiteSlug: { enum: string[] } } } }
const identifiers = contract.components.schemas.SiteSlug.enum.filter(Boolean)
const university: University = { sites: ['main', ...identifiers], shared: ['news-categories.yaml', 'program-groups'] }
const sitesOf = (...paths: string[]) => sitesOfChanges(paths.map((path) => ({ path, texts: [] })), university, false)

test.each(university.sites)('a file of %s concerns it alone', (site) => {
  expect(sitesOf(`content/${site}/news/1-a.yaml`)).toEqual([site])
  expect(sitesOf(`content/${site}/settings.yaml`)).toEqual([site])
})

test.each([
  ['nothing has changed', [], []],
  ['a name that only begins like a site', ['content/libx/news/1-a.yaml', 'content/main2/menu.yaml', 'content/xlib/menu.yaml', 'content/LIB/menu.yaml'], []],
  ['a folder of that name elsewhere', ['lib/menu.yaml', 'docs/content/lib/menu.yaml', 'apps/content/lib/menu.yaml'], []],
  ['files that are no content', ['content/README.md', 'content/lib/README.md', 'content/lib', 'docs/status.md', 'README.md'], []],
  ['a name that JavaScript knows', ['content/constructor/menu.yaml', 'content/__proto__/menu.yaml'], []],
  ['what was renamed from a site to another: git names both', ['content/fit/news/1-a.yaml', 'content/csd/news/1-a.yaml'], ['fit', 'csd']],
  ['several of a site, in the order of the contract', ['content/lib/menu.yaml', 'content/main/menu.yaml', 'content/lib/pages/a.yaml'], ['main', 'lib']],
  ['a folder of the site that is called like another site', ['content/lib/pages/fit/about.yaml'], ['lib']],
  ['a file whose name only begins like a shared one', ['content/main/news-categories.yaml.txt', 'content/main/program-groups-2/a.yaml'], ['main']],
  ['a shared name below another site', ['content/lib/news-categories.yaml'], ['lib']],
])('%s', (_what, paths, expected) => {
  expect(sitesOf(...paths)).toEqual(expected)
})

test.each(['content/lib/people/a.yaml', 'content/fit/blogs/a.yaml', 'content/main/blog-posts/rector/1-a.yaml', 'content/media/hero/a.jpg', 'content/main/news-categories.yaml', 'content/main/program-groups/a.yaml'])('%s concerns all', (path) => {
  expect(sitesOf('content/lib/menu.yaml', path)).toEqual(university.sites)
})

test('code concerns all', () => {
  expect(sitesOfChanges([], university, true)).toEqual(university.sites)
})

test.each([
  ['sites: [main, lib]\n', ['main', 'fit', 'lib']],
  ['id: 7\nsites:\n  - lib\n  - "bs"\ntitle_kk: csd\n', ['fit', 'lib', 'bs']],
  ['- id: 1\n  sites: [\n    lib,\n    bs\n  ]\n- id: 2\n  sites: [csd]\n', ['fit', 'lib', 'bs', 'csd']],
  ['- sites: [lib]\n', ['fit', 'lib']],
  ['websites: [lib]\ntext: "sites: [bs]"\n', ['fit']],
  ['sites: [libx, LIB, constructor]\n', ['fit']],
  ['sites: all\ntitle_kk: csd\n', university.sites],
])('an item concerns the sites that it names: %j', (text, expected) => {
  expect(sitesOfChanges([{ path: 'content/fit/news/1-a.yaml', texts: [text] }], university, false)).toEqual(expected)
})

test('an identifier may be any label of a host', () => {
  const sites = ['main', 'lib', 'it-park', 'lab2']

  expect(sitesOfChanges([{ path: 'content/it-park/news/1-a.yaml', texts: ['sites: [lib, lab2]\n'] }], { ...university, sites }, false)).toEqual(['lib', 'it-park', 'lab2'])
  expect(sitesOfChanges([{ path: 'content/main/news/1-a.yaml', texts: ['sites:\n  - it-park\n'] }], { ...university, sites }, false)).toEqual(['main', 'it-park'])
  expect([...sitesWithSettings(['content/it-park/settings.yaml', 'content/lab2/settings.yaml', 'content/main/pages/settings.yaml'])]).toEqual(['it-park', 'lab2'])
})

test('an item that is taken from a site concerns the site that loses it', () => {
  expect(sitesOfChanges([{ path: 'content/fit/news/1-a.yaml', texts: ['sites: [fit, lib]\n', 'sites: [fit]\n'] }], university, false)).toEqual(['fit', 'lib'])
})

test('Nx is not asked for content and texts', () => {
  expect(filesOfCode(['content/lib/a.yaml', 'docs/picture.png', 'apps/web/README.md', 'apps/web/src/a.tsx', 'contents.json'])).toEqual(['apps/web/src/a.tsx', 'contents.json'])
})
