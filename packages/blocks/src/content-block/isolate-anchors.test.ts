/** @jest-environment node */
import { isolateAnchors } from './isolate-anchors'

test('tells the anchors of a text, and the links to them, from those of the page around', () => {
  expect(isolateAnchors('<h2 id="fees">Fees</h2><h3 lang="ru" id="дата">Дата</h3><p><a href="#fees">a</a> <a lang="ru" href="#дата">b</a></p>', ':b1:')).toBe(
    '<h2 id=":b1:fees">Fees</h2><h3 lang="ru" id=":b1:дата">Дата</h3><p><a href="#:b1:fees">a</a> <a lang="ru" href="#:b1:дата">b</a></p>',
  )
})

test('leaves alone what leads elsewhere, and words that only look alike', () => {
  const html = '<p><a href="#contacts">a</a> <a href="/page/fees#fees">b</a> id="fees"</p>'

  expect(isolateAnchors(`<h2 id="fees">Fees</h2>${html}`, 'x-')).toBe(`<h2 id="x-fees">Fees</h2>${html}`)
})

test('follows a link as browsers write it, with escapes, and one with an escape that is none', () => {
  const html = '<h2 id="дата">Дата</h2><p><a href="#%D0%B4%D0%B0%D1%82%D0%B0">a</a> <a href="#100%">b</a></p>'

  expect(isolateAnchors(html, 'x-')).toBe('<h2 id="x-дата">Дата</h2><p><a href="#x-%D0%B4%D0%B0%D1%82%D0%B0">a</a> <a href="#100%">b</a></p>')
})
