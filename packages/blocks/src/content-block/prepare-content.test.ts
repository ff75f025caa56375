import { prepareContent } from './prepare-content'

const href = (path: string) => `/ru${path}`

test('gives headings unique anchors', () => {
  const { html, headings } = prepareContent('<h2>Құжаттар &amp; мерзім</h2><h2>Құжаттар <em>мерзім</em></h2>', href)

  expect(headings).toEqual([
    { id: 'құжаттар-мерзім', text: 'Құжаттар & мерзім' },
    { id: 'құжаттар-мерзім-2', text: 'Құжаттар мерзім' },
  ])
  expect(html).toContain('<h2 id="құжаттар-мерзім-2">Құжаттар <em>мерзім</em></h2>')
})

test('puts the language before links of the site and leaves others and files alone', () => {
  const { html } = prepareContent('<a href="/page/about">a</a><a href="https://x.example/">b</a><a href="//x.example">c</a><a href="/media/a.pdf">d</a><a href="/api/docs/">e</a>', href)

  expect(html).toBe('<a href="/ru/page/about">a</a><a href="https://x.example/">b</a><a href="//x.example">c</a><a href="/media/a.pdf">d</a><a href="/api/docs/">e</a>')
})

test('frames tables so that they scroll by themselves', () => {
  expect(prepareContent('<table><caption>x</caption></table>', href).html).toBe(
    '<div class="table-frame scrolls" tabindex="0" role="group" aria-label="x"><table><caption><div>x</div></caption></table></div>',
  )
})

test('frames a table in another language too, and closes each frame', () => {
  const { html } = prepareContent('<table lang="ru"><caption>x</caption></table><p>y</p>', href)

  expect(html).toBe('<div class="table-frame scrolls" tabindex="0" role="group" aria-label="x"><table lang="ru"><caption><div>x</div></caption></table></div><p>y</p>')
})

test.each([
  ['its caption', '<h2>Fees</h2><table>\n<caption>Fees of <em>2027</em> &amp; "later"</caption></table>', 'Fees of 2027 & "later"'],
  ['the heading before it, without a caption', '<h2>Fees</h2><p>a</p><table><tr><td>1</td></tr></table><h2>Later</h2>', 'Fees'],
  ['the caption of its own, not of the next', '<table><tr><td>1</td></tr></table><table><caption>Second</caption></table>', null],
])('calls the frame of a table by %s', (_, content, name) => {
  const { html } = prepareContent(content, href)

  const document = new DOMParser().parseFromString(html, 'text/html')
  expect(document.querySelector('.table-frame')?.getAttribute('aria-label') ?? null).toBe(name)
})

test('gives what a caption says an element of its own, which stays where it is while a wide table is scrolled', () => {
  const { html } = prepareContent('<table><caption lang="ru">Плата <em>2027</em></caption></table>', href)

  expect(html).toContain('<caption lang="ru"><div>Плата <em>2027</em></div></caption>')
})

test.each([
  ['<p>Жұма 9:00–17:00, үзіліс</p>', '<p>Жұма <span class="as-one">9:00–17:00,</span> үзіліс</p>'],
  ['<td>7–11-сынып</td>', '<td><span class="as-one">7–11-сынып</span></td>'],
  ['<p>301-бөлмеде, 22:30-да</p>', '<p><span class="as-one">301-бөлмеде</span>, <span class="as-one">22:30-да</span></p>'],
])('keeps figures on one line: %s', (content, html) => {
  expect(prepareContent(content, href).html).toBe(html)
})

test.each(['<a href="tel:+77273551001" title="9:00–17:00">+7 (727) 355-10-01</a>', '<p>2027 – 2028, COVID-19, S-101, 1–</p>'])('leaves attributes, telephone numbers and others as they are: %s', (content) => {
  expect(prepareContent(content, href).html).toBe(content)
})

test('puts the language before a link wherever its address stands among the attributes', () => {
  const { html } = prepareContent('<a lang="ru" hreflang="ru" href="/news">Новости</a><abbr title="/news">н</abbr>', href)

  expect(html).toBe('<a lang="ru" hreflang="ru" href="/ru/news">Новости</a><abbr title="/news">н</abbr>')
})

test('keeps the anchor that an editor gave, and the language of a heading', () => {
  const { html, headings } = prepareContent('<h2 id="deadlines">Сроки</h2><h2 lang="en">Fees</h2>', href)

  expect(headings).toEqual([
    { id: 'deadlines', text: 'Сроки' },
    { id: 'fees', text: 'Fees' },
  ])
  expect(html).toBe('<h2 id="deadlines">Сроки</h2><h2 id="fees" lang="en">Fees</h2>')
})

test('leaves to the page the anchor that its link past the menu leads to', () => {
  expect(prepareContent('<h2>Content</h2>', href).headings).toEqual([{ id: 'content-2', text: 'Content' }])
})

test.each([
  ['a heading that looks like a numbered one', '<h2>A</h2><h2>A</h2><h2>A 2</h2>'],
  ['an anchor of an editor further down', '<h2>Fees</h2><h3 id="fees">Fees</h3>'],
  ['headings without a letter', '<h2>…</h2><h2>!</h2>'],
])('gives no anchor twice: %s', (_, content) => {
  const { html } = prepareContent(content, href)

  const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id)
  expect(ids).toHaveLength([...content.matchAll(/<h[23]/g)].length)
  expect(new Set(ids).size).toBe(ids.length)
})

test('lets pictures load late', () => {
  expect(prepareContent('<p>a</p><img src="/media/a.svg" alt="">', href).html).toBe('<p>a</p><img loading="lazy" decoding="async" src="/media/a.svg" alt="">')
})

test.each([
  ['alone', '', ''],
  ['in a figure', '<figure>', '<figcaption>b</figcaption></figure>'],
  ['in a paragraph', '<p lang="ru">', '</p>'],
  ['in several formats', '<figure>\n<picture><source type="image/avif" srcset="/media/a.avif 480w" />', '</picture></figure>'],
])('loads a picture that the content begins with at once: %s', (_, before, after) => {
  const { html } = prepareContent(`${before}<img src="/media/a.jpg" alt="" />${after}<img src="/media/b.jpg" alt="" />`, href)

  expect(html).toContain('<img decoding="async" src="/media/a.jpg"')
  expect(html).toContain('<img loading="lazy" decoding="async" src="/media/b.jpg"')
})

test('lets frames load late, each with a link to what it shows', () => {
  const { html } = prepareContent('<p><iframe src="https://www.openstreetmap.org/export/embed.html?a=1&amp;b=2" title="Кампус &quot;Восток&quot;" allowfullscreen></iframe></p>', href)

  expect(html).toBe(
    '<p><span class="embedded"><iframe loading="lazy" src="https://www.openstreetmap.org/export/embed.html?a=1&amp;b=2" title="Кампус &quot;Восток&quot;" allowfullscreen></iframe>' +
      '<a href="https://www.openstreetmap.org/export/embed.html?a=1&amp;b=2">Кампус &quot;Восток&quot;</a></span></p>',
  )
})

test('says how wide a picture is that comes in several sizes', () => {
  const { html } = prepareContent('<picture><source type="image/avif" srcset="/media/a.avif 480w" /><img src="/media/a.jpg" alt="" /></picture>', href)

  expect(html).toContain('<source sizes="(min-width: 48rem) 44rem, 94vw" type="image/avif" srcset="/media/a.avif 480w" />')
})
