/** @jest-environment node */
import { earlyClickScript } from '../src/shell/early-click'
import { withEdits } from './edits'
import { smallScripts } from './small-scripts'

const page = (tag: string, text: string) => `<html><body><script${tag}>${text}</script><p>a</p></body></html>`

test('inline scripts are smaller and do the same', () => {
  const small = /<script data-times="\[\]">([^]*)<\/script>/.exec(withSmallScripts(page(' data-times="[]"', earlyClickScript)))?.[1] ?? ''

  expect(small.length).toBeGreaterThan(0)
  expect(small.length).toBeLessThan(earlyClickScript.length * 0.8)
  const listening: string[] = []
  const window: { takeEarlyClick?: () => unknown } = {}
  new Function('window', 'addEventListener', 'removeEventListener', small)(window, (name: string) => listening.push(name), (name: string) => listening.splice(listening.indexOf(name), 1))
  expect(listening).toEqual(['click', 'submit'])
  expect([window.takeEarlyClick?.(), listening]).toEqual([undefined, []])
})

test.each([' type="application/json"', ' type="application/ld+json" data-x="1"', ' src="/app.js"'])('what is in <script%s> stays as it is', (tag) => {
  const html = page(tag, `{ "text": "${'long '.repeat(60)}" }`)

  expect(withSmallScripts(html)).toBe(html)
})

test('a script does not end before its end', () => {
  const html = withSmallScripts(page('', `document.title = '<' + '/script>${'x'.repeat(200)}'`))

  expect(html.match(/<\/script>/g)).toHaveLength(1)
})

function withSmallScripts(html: string): string {
  return withEdits(html, smallScripts(html))
}
