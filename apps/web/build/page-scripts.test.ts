/** @jest-environment node */
import { pageContext } from '../src/testing/page-context'
import { startData } from './late-scripts'
import { scriptsOf, withScripts } from './page-scripts'

const templates = { news: { chunk: 'component---src-templates-news-tsx', query: '' } }
const scripts = {
  files: ['/app-1.js', '/webpack-runtime-1.js'],
  chunks: { 'component---src-templates-news-tsx': ['/1638-1.js', '/6197-1.js'], 'messages-ru': ['/2483-1.js'], 'messages-en': ['/6945-1.js'], 'sections-ru': ['/1209-1.js', '/1638-1.js'] },
  compilationHash: '0a1b2c',
}
const page = { path: '/ru/news/1', template: 'news' as const, context: pageContext('ru', '/news/1') }

test('a page starts with the scripts of all, those of its template and its messages, each once, and with its data', () => {
  expect(scriptsOf({ ...page, context: { ...page.context, messages: 'sections' } }, templates, scripts)).toEqual({
    start: { scripts: ['/app-1.js', '/webpack-runtime-1.js', '/1638-1.js', '/6197-1.js', '/2483-1.js', '/1209-1.js'], data: ['/page-data/app-data.json', '/page-data/ru/news/1/page-data.json'] },
    compilationHash: '0a1b2c',
  })
})

const from = scriptsOf(page, templates, scripts)
const to = scriptsOf(page, templates, { ...scripts, files: ['/app-1.js', '/webpack-runtime-2.js'], chunks: { 'messages-ru': ['/2483-2.js'] }, compilationHash: 'd3e4f5' })
const html = `<p>/app-1.js 0a1b2c</p><script>window.___webpackCompilationHash="0a1b2c"</script>${startData(from.start)}`

test('puts the names of other scripts into a page, be they more or fewer, and nothing else', () => {
  expect(withScripts(html, from, to)).toBe(`<p>/app-1.js 0a1b2c</p><script>window.___webpackCompilationHash="d3e4f5"</script>${startData(to.start)}`)
})

test.each([
  ['does not name one of them', html.replace('data-src="/app', 'src="/app')],
  ['names one of them twice', html + html],
  ['does not say of which compilation it is', html.replace('___webpack', '')],
])('refuses a page that %s', (_, page) => {
  expect(withScripts(page, from, to)).toBeUndefined()
})
