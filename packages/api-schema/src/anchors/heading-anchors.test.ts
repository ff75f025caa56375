import { withHeadingAnchors } from './heading-anchors'

const idsIn = (html: string) => Array.from(withHeadingAnchors(html).html.matchAll(/<(h\d) id="([^"]*)"/g), ([, name, id]) => `${name} ${id}`)

test('headings of the second and third level have anchors, an outline those of the second', () => {
  const { html, headings } = withHeadingAnchors('<h2>Fees</h2><h3 lang="ru">Для <em>граждан</em></h3><h4>Discounts</h4>')

  expect(html).toBe('<h2 id="fees">Fees</h2><h3 id="для-граждан" lang="ru">Для <em>граждан</em></h3><h4>Discounts</h4>')
  expect(headings).toEqual([{ id: 'fees', text: 'Fees' }])
})

test('what a heading says is plain text, and its anchor begins and ends with a letter, of sixty at most', () => {
  const { html, headings } = withHeadingAnchors(`<h2> «A» &amp;&lt;B&gt; &quot;C&quot;&nbsp;&#39;D&#39; &copy;! </h2><h2>${'x'.repeat(70)}</h2><h2 id="own" lang="ru">E</h2>`)

  expect(headings.map(({ id, text }) => [id, text.replace(/\s/g, ' ')])).toEqual([
    ['a-b-c-d-copy', `«A» &<B> "C" 'D' &copy;!`],
    ['x'.repeat(60), 'x'.repeat(70)],
    ['own', 'E'],
  ])
  expect(html).toContain('<h2 id="own" lang="ru">E</h2>')
})

test('where a heading goes on in another line, a word ends', () => {
  expect(withHeadingAnchors('<h2>Fees<br />for\n<br>2027</h2>').headings).toEqual([{ id: 'fees-for-2027', text: 'Fees for 2027' }])
})

test('no heading of the third level changes the anchor of one of the second', () => {
  expect(idsIn('<h3>Fees</h3><h2>Fees</h2><h3>Fees</h3><h2>Fees</h2>')).toEqual(['h3 fees-3', 'h2 fees', 'h3 fees-4', 'h2 fees-2'])
})

test('what an editor has given stays, and no heading of the third level gets what anything has', () => {
  expect(idsIn('<h3 id="who">For whom</h3><p id="fees">a</p><h3>Fees</h3><h3>Content</h3><h2>Who</h2>')).toEqual(['h3 who', 'h3 fees-2', 'h3 content-2', 'h2 who-2'])
})
