import { firstInView, passagesOf } from './passages'

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = ''
})

test('reads headings, paragraphs, items of lists and captions in their order', () => {
  expect(read('<h1>Title</h1><p>One <b>bold</b> word.</p><ul><li>First<ul><li>Inner</li></ul></li><li>Second</li></ul><figure><p>Text</p><figcaption>Caption</figcaption></figure>')).toEqual([
    'Title',
    'One bold word.',
    'First',
    'Inner',
    'Second',
    'Text',
    'Caption',
  ])
})

test('reads the texts of pictures where they stand, and nothing of those that decorate', () => {
  const shown = 'style="display: block"'
  expect(read(`<p>Before</p><img ${shown} alt="A mountain"><img ${shown} alt=""><svg><path/></svg><p>A <svg role="img" aria-label="star"></svg> here</p><span role="img" aria-label="Map">x</span><p><svg><title>Chart</title></svg></p>`)).toEqual([
    'Before',
    'A mountain',
    'A star here',
    'Map',
    'Chart',
  ])
})

test('leaves out navigation, the ways to share, controls, scripts and what is hidden, and keeps what only screen readers have', () => {
  const left = [
    '<nav>Way</nav>',
    '<div role="navigation">Way</div>',
    '<div data-block="ShareComponent"><h2>Share</h2><a href="https://t.me/">Telegram</a></div>',
    '<p hidden>Hidden</p>',
    '<p aria-hidden="true">Decoration</p>',
    '<p style="display: none">None</p>',
    '<p style="visibility: hidden">Invisible</p>',
    '<script>code()</script><style>p { color: red }</style><template><p>Template</p></template>',
    '<button>Press</button><label>Name <input value="Value"></label><select><option>Option</option></select><span role="tab">Tab</span>',
  ]
  expect(read(`${left.join('')}<p>Seen<span class="visually-hidden">and heard</span></p>`)).toEqual(['Seen and heard'])
})

test('reads a heading that is a button, the picture in a button, and of closed details their summary', () => {
  expect(read('<h3><button>Question</button></h3><button>Enlarge <img alt="A hall"></button><details><summary>More</summary><p>Inner</p></details><details open><summary>Open</summary><p>There</p></details>')).toEqual([
    'Question',
    'A hall',
    'More',
    'Open',
    'There',
  ])
})

test('reads the cells of a table row by row after their headers', () => {
  const head = '<caption>Prices</caption><thead><tr><th>Programme</th><th colspan="2"><button>Fee <span aria-hidden="true">↑</span></button></th></tr></thead>'
  const rows = '<tr><th rowspan="2">Law</th><td>900</td><td>800</td></tr><tr><td>700</td><td></td></tr>'

  expect(read(`<table>${head}<tbody>${rows}</tbody></table>`)).toEqual(['Prices', 'Law', 'Fee: 900', 'Fee: 800', 'Fee: 700'])
})

test('takes a first row of headers for the head of the table, and a table without headers as it stands', () => {
  expect(read('<table><tr><th>Name</th><th>Room</th></tr><tr><td>Asel</td><td>12</td></tr></table><table><tr><td>a</td><td>b</td></tr></table>')).toEqual(['Name: Asel', 'Room: 12', 'a', 'b'])
})

test('leaves out forms with their hints, choices, and links to another form of the same page, but for their pictures', () => {
  const form = '<form><h2>Ask</h2><label>File<input></label><p>PDF</p></form>'
  const filter = '<div data-unread><span>Category</span><ul><li><a href="?category=1">Sport</a></li></ul></div>'

  expect(read(`<p>Text</p>${form}${filter}<a href="?picture=1"><img alt="Campus"><span>Enlarge</span></a><p>News</p>`)).toEqual(['Text', 'Campus', 'News'])
})

test('one row is one step', () => {
  const passages = passagesIn('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>')

  expect(passages.map(({ element }) => element.textContent)).toEqual(['ab', 'ab', 'c'])
})

test('words that only the layout sets apart are read one by one, and are one step', () => {
  const passages = passagesIn('<p><span style="display: block">Science</span><time style="display: block">21 November</time></p><a style="display: block"><h2>News</h2></a>')

  expect(passages.map(({ element, text }) => `${element.tagName} ${text}`)).toEqual(['P Science', 'P 21 November', 'H2 News'])
})

test('each passage is in the language of the nearest element that names one', () => {
  const passages = passagesIn('<p>English, <span lang="ru">по-русски</span>, and again.</p><div lang="kk-KZ"><p>Қазақша</p><p lang="ru">Ещё</p></div>')

  expect(passages.map(({ language, text }) => [language, text])).toEqual([
    ['en', 'English,'],
    ['ru', 'по-русски'],
    ['en', ', and again.'],
    ['kk', 'Қазақша'],
    ['ru', 'Ещё'],
  ])
})

test('a cell in another language than its header is read by another voice', () => {
  const passages = passagesIn('<table><thead><tr><th>Name</th></tr></thead><tr><td lang="kk">Әсел</td></tr></table>')

  expect(passages.map(({ language, text }) => [language, text])).toEqual([
    ['en', 'Name:'],
    ['kk', 'Әсел'],
  ])
})

test('words are those of the page: without soft hyphens and stray spaces; signs alone are nothing', () => {
  expect(read('<p>uni\u00adver\u00adsity\n   of<br>Almaty</p><p>—</p><p> • </p>')).toEqual(['university of Almaty'])
})

test('reads a selection alone, also from the middle of a word to another paragraph', () => {
  document.body.innerHTML = '<main><p>Nothing of this</p><p>Some <b>words</b> here</p><table><thead><tr><th>Name</th></tr></thead><tr><td>Asel</td><td>Late</td></tr></table></main>'
  const range = document.createRange()
  range.setStart(document.querySelector('b')!.firstChild!, 2)
  range.setEnd(document.querySelector('td')!.firstChild!, 2)

  expect(passagesOf(document.querySelector('main')!, range).map(({ text }) => text)).toEqual(['rds here', 'Name', 'As'])
})

test('a range is where the text stands', () => {
  const [, second] = passagesIn('<p>One</p><p>Two <i>three</i></p>')

  expect(second?.range.toString()).toBe('Two three')
})

test.each([
  ['the first passage that begins in the window', [-300, -20, 200, 400], 2],
  ['the one that fills the window', [-300, -200, 5000], 1],
  ['the first one when none is there, as below the page', [-900, -800, -700], 0],
])('reading begins with %s', (_, tops, index) => {
  const passages = passagesIn(tops.map((top) => `<p>${top}</p>`).join(''))
  passages.forEach(({ range }, at) => {
    const next = tops[at + 1] ?? (tops[at] as number) + 50
    Object.assign(range, { getBoundingClientRect: () => ({ top: tops[at], bottom: next }) })
  })

  expect(firstInView(passages, { top: 100, bottom: 700 })).toBe(index)
})

function passagesIn(html: string) {
  document.body.innerHTML = `<main>${html}</main>`
  return passagesOf(document.querySelector('main') as Element)
}

const read = (html: string) => passagesIn(html).map(({ text }) => text)
