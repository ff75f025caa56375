import { prepareContent } from './prepare-content'

const href = (path: string) => `/ru${path}`

test('gives second-level headings unique anchors', () => {
  const { html, headings } = prepareContent('<h2>Құжаттар &amp; мерзім</h2><h2>Құжаттар <em>мерзім</em></h2>', href)

  expect(headings).toEqual([
    { id: 'құжаттар-мерзім', text: 'Құжаттар & мерзім' },
    { id: 'құжаттар-мерзім-2', text: 'Құжаттар мерзім' },
  ])
  expect(html).toContain('<h2 id="құжаттар-мерзім-2">Құжаттар <em>мерзім</em></h2>')
})

test('puts the language before links of the site and leaves others and files alone', () => {
  const { html } = prepareContent('<a href="/page/about">a</a><a href="https://x.example/">b</a><a href="//x.example">c</a><a href="/media/a.pdf">d</a>', href)

  expect(html).toBe('<a href="/ru/page/about">a</a><a href="https://x.example/">b</a><a href="//x.example">c</a><a href="/media/a.pdf">d</a>')
})

test('frames tables so that they scroll by themselves', () => {
  expect(prepareContent('<table><caption>x</caption></table>', href).html).toBe(
    '<div class="table-frame" tabindex="0" role="group"><table><caption>x</caption></table></div>',
  )
})
