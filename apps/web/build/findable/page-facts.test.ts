/** @jest-environment node */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readPageFacts } from './page-facts'

const head = `<!DOCTYPE html><html lang="ru" dir="ltr"><head><meta charSet="utf-8"/><meta name="description" content="&quot;А&quot; &amp; Б" data-gatsby-head="true"/>
<style>a{content:"<meta name='description' content='no'>"}</style><title data-gatsby-head="true">День открытых дверей &lt;2026&gt; — Университет</title>
<link rel="preload" href="/font.woff2"/><link rel="canonical" href="https://kokzhiek.example/ru/news/1" data-gatsby-head="true"/>
<link rel="alternate" hrefLang="kk" href="https://kokzhiek.example/kz/news/1"/><link rel="alternate" hrefLang="x-default" href="https://kokzhiek.example/kz/news/1"/>
<link rel="alternate" type="application/rss+xml" href="/feed.xml"/></head>`

test('reads title, description, addresses and languages as React writes them', () => {
  expect(readPageFacts(`${head}<body><title>in a picture</title></body></html>`)).toEqual({
    title: 'День открытых дверей <2026> — Университет',
    description: '"А" & Б',
    beginning: null,
    canonical: 'https://kokzhiek.example/ru/news/1',
    alternates: [
      { hreflang: 'kk', href: 'https://kokzhiek.example/kz/news/1' },
      { hreflang: 'x-default', href: 'https://kokzhiek.example/kz/news/1' },
    ],
    noindex: false,
    breadcrumbs: [],
  })
})

test('reads how the text of the page begins: a whole paragraph, or as many words as fit', () => {
  const words = 'Студенты, преподаватели и гости &amp; друзья '.repeat(6)
  const main = (text: string) => `<body><p>${words}</p><main id="content"><nav><p>${words}</p></nav><p class="date">21 ноября</p><noscript><p>${words}</p></noscript>${text}</main></body>`

  expect(readPageFacts(main(`<p class="lead">Приём <b>документов</b> идёт до 25 августа, в субботу до обеда &amp; без очереди.</p><p>${words}</p>`)).beginning).toBe('Приём документов идёт до 25 августа, в субботу до обеда & без очереди.')
  expect(readPageFacts(main(`<p>${words}</p>`)).beginning).toBe(`${'Студенты, преподаватели и гости & друзья '.repeat(3)}Студенты, преподаватели и гости &…`)
  expect(readPageFacts(main('<p>Кабинет 204<br/>главный корпус, где принимают документы до 25 августа</p>')).beginning).toBe('Кабинет 204 главный корпус, где принимают документы до 25 августа')
  expect(readPageFacts(main('<p>Коротко</p>')).beginning).toBeNull()
})

test('takes the beginning from the text of editors: neither date and author above it, nor another item below', () => {
  const [meta, text, card] = ['25 ноября 2026 г. Факультет международных отношений, 241 просмотр', 'Дипломаты рассказали студентам, как готовят визит: от первой записки до протокола.', 'Другая новость: преподаватели вернулись из поездки по пяти университетам.']
  const beginning = (content: string) => readPageFacts(`<body><main><p>${meta}</p><div><div data-content="true">${content}</div></div><p>${card}</p></main></body>`).beginning

  expect([`<figure><img src="a.jpg"/><br></figure><p>${text}</p>`, '<ul><li>Коротко</ul>'].map(beginning)).toEqual([text, null])
})

test('reads what is written otherwise: other quotes and cases, attributes in another order, any entity, no end of a paragraph', () => {
  const other = `<!doctype html><HTML><HEAD><META content='&laquo;A&raquo;' name=description><LINK href=/kz rel=canonical><TITLE>A &mdash; B</TITLE></HEAD>
<BODY><nav data-breadcrumbs><ul><li><a href='/kz'>A &#8212; B</a><li>C</ul></nav><main><p>${'слово '.repeat(12)}<p>ещё</main></BODY></HTML>`

  expect(readPageFacts(other)).toEqual({
    ...{ title: 'A — B', description: '«A»', canonical: '/kz', alternates: [], noindex: false },
    beginning: 'слово '.repeat(12).trim(),
    breadcrumbs: [{ name: 'A — B', path: '/kz' }, { name: 'C', path: undefined }],
  })
})

test('knows a page that is kept from search engines', () => {
  expect(readPageFacts('<head><title>A</title><meta name="robots" content="noindex" data-gatsby-head="true"/></head>')).toMatchObject({ noindex: true, canonical: undefined, description: null })
})

test('reads the way to the page, headings on it without an address', () => {
  const nav = `<nav aria-label="Way" class="a" data-breadcrumbs=""><ol><li><a href="/ru">Главная</a></li><li>Об &amp; университете</li><li><a class="b" href="/ru/news"><span>Новости</span></a></li><li aria-current="page">Открытие</li></ol></nav>`

  expect(readPageFacts(`${head}<body><nav><ol><li>menu</li></ol></nav>${nav}</body>`).breadcrumbs).toEqual([
    { name: 'Главная', path: '/ru' },
    { name: 'Об & университете', path: undefined },
    { name: 'Новости', path: '/ru/news' },
    { name: 'Открытие', path: undefined },
  ])
})

test('holds no page in memory of which it has read', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const megabytes = () => {
    collect()
    return process.memoryUsage().heapUsed / 1e6
  }
  const before = megabytes()
  const facts = Array.from({ length: 50 }, (_, index) => readPageFacts(`${head}<body><main><p>${String(index).padEnd(1_000_000, 'а')}</p></main></body></html>`))

  expect([megabytes() - before < 20, facts.length]).toEqual([true, 50])
})
