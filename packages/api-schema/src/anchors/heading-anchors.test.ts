import { withHeadingAnchors } from './heading-anchors'

const idsIn = (html: string) => Array.from(withHeadingAnchors(html).html.matchAll(/<(h\d) id="([^"]*)"/g), ([, name, id]) => `${name} ${id}`)

test('headings of the second and third level have anchors, an outline those of the second', () => {
  const { html, headings } = withHeadingAnchors('<h2>Fees</h2><h3 lang="ru">Для <em>граждан</em></h3><h4>Discounts</h4>')

  expect(html).toBe('<h2 id="fees">Fees</h2><h3 id="для-граждан" lang="ru">Для <em>граждан</em></h3><h4>Discounts</h4>')
  expect(headings).toEqual([{ id: 'fees', text: 'Fees' }])
})

test('no heading of the third level changes the anchor of one of the second', () => {
  expect(idsIn('<h3>Fees</h3><h2>Fees</h2><h3>Fees</h3><h2>Fees</h2>')).toEqual(['h3 fees-3', 'h2 fees', 'h3 fees-4', 'h2 fees-2'])
})

test('what an editor has given stays, and no heading of the third level gets what anything has', () => {
  expect(idsIn('<h3 id="who">For whom</h3><p id="fees">a</p><h3>Fees</h3><h3>Content</h3><h2>Who</h2>')).toEqual(['h3 who', 'h3 fees-2', 'h3 content-2', 'h2 who-2'])
})
