import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageAnchors } from '@university/api-schema/page-anchors'
import { repositoryRoot } from '../../config'
import { testApp } from '../../testing/test-app'
import { contents, newsFile, pageFile, sampleContent, titles } from '../../testing/test-content'
import { withFreeIds } from './free-ids'
import { reservedIds } from './reserved-ids'

const reserved = reservedIds('page')
const ids = (html: string) => Array.from(withFreeIds(html, reserved).matchAll(/<h[23][^>]* id="([^"]*)"/g), ([, id]) => id)

test('a heading with an id of the site gets another one, and links in the text lead to it', () => {
  const html = '<h2 id="content">A</h2><h3 id="initial-state">B</h3><p><a href="#content">a</a> <a href="#initial-state">b</a> <a href="#a">c</a></p>'

  expect(withFreeIds(html, reserved)).toBe('<h2 id="content-2">A</h2><h3 id="initial-state-2">B</h3><p><a href="#content-2">a</a> <a href="#initial-state-2">b</a> <a href="#a">c</a></p>')
})

test('so does one that would get it for what it says, and those after it keep theirs', () => {
  expect(ids('<h2>Sidebar</h2><h2>Sidebar</h2><h2>Fees</h2><h2 id="sidebar-3">x</h2>')).toEqual(['sidebar-4', 'sidebar-2', 'fees', 'sidebar-3'])
})

test('what the site and the search make of it has no reserved id', () => {
  const html = withFreeIds('<h2>Sidebar</h2><h2>Ornament</h2><p>a</p><h2>Sidebar</h2>', reserved)

  expect(pageAnchors(html).map(({ id }) => id)).toEqual(['sidebar-3', 'ornament-2', 'sidebar-2'])
})

test('a text without such a heading stays as it is, and a second time changes nothing', () => {
  const [free, renamed] = ['<h2>Fees</h2><p><a href="#content">up</a></p>', withFreeIds('<h2>Sidebar</h2><h3 id="content">a</h3>', reserved)]

  expect([withFreeIds(free, reserved), withFreeIds(renamed, reserved)]).toEqual([free, renamed])
})

test('an import leaves no heading with such an id, in the kinds of content that have their own, too', async () => {
  const text = (id: string) => contents(`<h2 id="${id}">A</h2><p><a href="#${id}">a</a></p>`)
  const server = await testApp('SQLite', { ...sampleContent(), 'main/pages/ids.yaml': pageFile(890, 'ids', text('sidebar')), 'main/news/1190-ids.yaml': newsFile(1190, { ...titles('A'), ...text('related-news') }) })

  const [page, news] = [await server.get('/api/page/ids'), await server.post('/api/plugin/news/id', { slug: '', id: 1190 })]

  await server.close()
  expect([page.json<{ content_kz: string }>().content_kz, news.json<{ content_kz: string }>().content_kz]).toEqual(['sidebar-2', 'related-news-2'].map((id) => `<h2 id="${id}">A</h2><p><a href="#${id}">a</a></p>`))
})

/** Pages and parts of pages in apps/web/src that show no text of an editor, or one whose headings have other ids there. */
const withoutTexts = /^(templates\/(accessibility|home|reception|search|dissertation|doctoral|department|vacancy|[a-z]+-list|news-archive)|layout\/closed-site|floating\/admission-contacts|vacancy-application\/.*|components\/(site-sections|people\/people-directory|(defences|vacancies)\/.*))\.tsx$/

/** The kind of content whose text stands in such a file; the first that fits. */
const kinds: [file: RegExp, kind: string][] = [
  [/^templates\/(blog|rector)|^blog-question\//, 'blog'],
  [/^templates\/portfolio|^components\/people\//, 'portfolio'],
  [/^templates\/(archived-)?news\b|^components\/news-article/, 'news'],
  [/^templates\/announcement/, 'announcement'],
  [/^templates\/event|^components\/events\//, 'event'],
]

test('all ids that apps/web writes where a text stands are reserved in texts of that kind', () => {
  const web = join(repositoryRoot, 'apps/web/src')
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx') && !withoutTexts.test(name))
  const written = files.flatMap((name) => Array.from(readFileSync(join(web, name), 'utf8').matchAll(/ id="([^"]+)"/g), ([, id = '']) => ({ name, id })))

  expect(written.length).toBeGreaterThan(10)
  expect(written.filter(({ name, id }) => !reservedIds(kinds.find(([file]) => file.test(name))?.[1]).has(id))).toEqual([])
})

test('a biography leaves the lists below it their ids', () => {
  const [, list = ''] = /sections = \[(.*?)\]/.exec(readFileSync(join(repositoryRoot, 'packages/blocks/src/portfolio-sections/sections.ts'), 'utf8')) ?? []
  const names = Array.from(list.matchAll(/'(\w+)'/g), ([, name = '']) => name)

  expect(names).toContain('awards')
  expect(names.flatMap((name) => [name, `${name}-heading`, `${name}-tab`]).filter((id) => !reservedIds('portfolio').has(id))).toEqual([])
})
