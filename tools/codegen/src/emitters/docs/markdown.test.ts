import { inlineMarkdown, linkTo, markdown } from './markdown'

test.each([
  ['a sentence', 'Plain & <simple>.', '<p>Plain &amp; &lt;simple>.</p>'],
  ['marks', 'A *b* `<c>`', '<p>A <em>b</em> <code>&lt;c&gt;</code></p>'],
  ['raw HTML', 'A <b onclick="x">b</b>', '<p>A &lt;b onclick="x">b&lt;/b></p>'],
  ['a script', '<script>alert(1)</script>', '<p>&lt;script>alert(1)&lt;/script></p>'],
  ['a picture as a link', '![a](https://a.example/b.png)', '<p><a href="https://a.example/b.png">a</a></p>'],
  ['a heading below those of the page', '# A', '<h4>A</h4>'],
  ["GitHub's notes", '> [!NOTE]\n> A', '<blockquote>\n<p><strong>Note</strong></p>\n<p>A</p>\n</blockquote>'],
  ['a table', '|a|\n|-|\n|b|', '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>b</td>\n</tr>\n</tbody></table>'],
])('writes %s', (_what, source, want) => {
  expect(markdown(source)?.text).toBe(want)
})

test.each([
  ['https://a.example/?b=1&c=2', 'https://a.example/?b=1&amp;c=2'],
  ['/rest/x', '/rest/x'],
  ['#operation/a', '#operation/a'],
  ['guides/x', 'guides/x'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['javascript:alert(1)', undefined],
  ['java&#115;cript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['vbscript:x', undefined],
  ['https://a.example/"onclick="x', 'https://a.example/&quot;onclick=&quot;x'],
])('a link to %s leads to %s', (href, want) => {
  expect(/href="([^"]*)"/.exec(markdown(`[a](<${href}>)`)?.text ?? '')?.[1]).toBe(want)
  expect(/href="([^"]*)"/.exec(linkTo(href, 'a').text)?.[1]).toBe(want)
})

test('stays within a line where it is asked to', () => {
  expect(inlineMarkdown('A `b`')?.text).toBe('A <code>b</code>')
  expect(inlineMarkdown('  ')).toBeUndefined()
})
