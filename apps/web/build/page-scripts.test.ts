/** @jest-environment node */
import { withScripts } from './page-scripts'

const from = { files: ['/app-0a1b2c.js', '/webpack-runtime-0a1b2c.js'], compilationHash: '0a1b2c' }
const to = { files: ['/app-0a1b2c.js', '/webpack-runtime-d3e4f5.js'], compilationHash: 'd3e4f5' }
const html = '<p>/app-0a1b2c.js 0a1b2c</p><script>window.___webpackCompilationHash="0a1b2c"</script><script data-src="/app-0a1b2c.js"></script><script data-src="/webpack-runtime-0a1b2c.js"></script>'

test('puts the names of other scripts into a page, and nothing else', () => {
  expect(withScripts(html, from, to)).toBe(
    '<p>/app-0a1b2c.js 0a1b2c</p><script>window.___webpackCompilationHash="d3e4f5"</script><script data-src="/app-0a1b2c.js"></script><script data-src="/webpack-runtime-d3e4f5.js"></script>',
  )
})

test.each([
  ['does not name one of them', html.replace('data-src="/app', 'src="/app')],
  ['names one of them twice', html + html],
  ['does not say of which compilation it is', html.replace('___webpack', '')],
])('refuses a page that %s', (_, page) => {
  expect(withScripts(page, from, to)).toBeUndefined()
})
