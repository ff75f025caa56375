import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../i18n/languages'
import { putShell } from '../shell/store'
import { pageContext } from '../testing/page-context'
import { shell } from '../testing/shell'
import { PageHead, type PageHeadProps } from './page-head'

const origin = 'https://kokzhiek.example'

beforeEach(() => {
  for (const language of ['kz', 'ru', 'en'] as const) putShell(pageContext(language, '/').shell, shell({ language, origin }))
})

test('names the prefixed address as the canonical one, also on the unprefixed page', () => {
  const prefixed = pageContext('kz', '/news')
  const unprefixed = { ...prefixed, i18n: { ...prefixed.i18n, routed: false, path: '/news' } }

  expect([link(head({ pageContext: prefixed }), 'canonical'), link(head({ pageContext: unprefixed }), 'canonical')]).toEqual([`${origin}/kz/news`, `${origin}/kz/news`])
})

test('names the page in every language, and Kazakh for all other readers', () => {
  const document = head({ pageContext: pageContext('ru', '/news/1001') })

  expect(alternates(document)).toEqual([
    ['kk', `${origin}/kz/news/1001`],
    ['ru', `${origin}/ru/news/1001`],
    ['en', `${origin}/en/news/1001`],
    ['x-default', `${origin}/kz/news/1001`],
  ])
})

test.each<[Language[], [string, string][]]>([
  [['kz', 'ru'], [['kk', '/kz/page/a'], ['ru', '/ru/page/a'], ['x-default', '/kz/page/a']]],
  [['ru', 'en'], [['ru', '/ru/page/a'], ['en', '/en/page/a'], ['x-default', '/ru/page/a']]],
  [['en'], [['en', '/en/page/a'], ['x-default', '/en/page/a']]],
])('leaves out languages without a text of their own: only %j', (availableLanguages, expected) => {
  const document = head({ pageContext: pageContext('ru', '/page/a', { availableLanguages }) })

  expect(alternates(document)).toEqual(expected.map(([language, path]) => [language, `${origin}${path}`]))
})

test.each<[string, Partial<PageHeadProps>, boolean]>([
  ['lets search engines have a page', {}, false],
  ['lets search engines have a text in the language of the page', { textLanguage: 'ru' }, false],
  ['keeps a text of another language out of the index', { textLanguage: 'kz' }, true],
  ['keeps a page out of the index that says so', { noindex: true }, true],
])('%s', (_, props, hidden) => {
  const document = head({ pageContext: pageContext('ru', '/news'), ...props })

  expect(meta(document, 'robots')).toBe(hidden ? 'noindex' : undefined)
})

test('names no other languages of a page that is kept out of the index by itself', () => {
  expect(alternates(head({ pageContext: pageContext('ru', '/404'), noindex: true }))).toEqual([])
})

test.each([
  ['kz', 'kk'],
  ['ru', 'ru'],
  ['en', 'en'],
] as const)('gives %s its tag', (language, tag) => {
  expect(head({ pageContext: pageContext(language, '/') }).documentElement.lang).toBe(tag)
})

test('puts the title of the page before the name of the site, which stands alone on the home page', () => {
  const news = head({ pageContext: pageContext('en', '/news'), title: 'News' })
  const home = head({ pageContext: pageContext('en', '/') })

  expect([news.title, home.title]).toEqual(['News — Kokzhiek University', 'Kokzhiek University'])
})

test.each([
  ['says its own words for search engines', { text: 'Admission 2027' }, { text: 'How to apply' }, ['Admission 2027 — Kokzhiek University', 'How to apply']],
  ['without such words says its title and its beginning', null, null, ['Admission — Kokzhiek University', 'Of today']],
])('an item %s', (_, meta_title, meta_description, expected) => {
  const document = head({ pageContext: pageContext('en', '/page/a'), title: 'Admission', description: 'Of today', seo: { meta_title, meta_description, noindex: false } })

  expect([document.title, meta(document, 'description')]).toEqual(expected)
})

test('keeps an item out of the index that says so', () => {
  const document = head({ pageContext: pageContext('en', '/page/a'), title: 'Admission', seo: { meta_title: null, meta_description: null, noindex: true } })

  expect([meta(document, 'robots'), alternates(document)]).toEqual(['noindex', []])
})

test('leaves what only other programs read to the build', () => {
  const document = head({ pageContext: pageContext('en', '/news/1001'), title: 'News', description: 'Of today' })

  expect(document.head.querySelectorAll('meta[property], script')).toHaveLength(0)
})

test('has no description of a page without one', () => {
  const document = head({ pageContext: pageContext('en', '/'), description: null })

  expect(meta(document, 'description')).toBeUndefined()
})

/** What the head puts into a page. */
function head(props: PageHeadProps): Document {
  const html = renderToStaticMarkup(<PageHead {...props} />)
  const [root = ''] = /^<html[^>]*>/.exec(html) ?? []
  return new DOMParser().parseFromString(`<!DOCTYPE html>${root}<head>${html.replace(/<\/?html[^>]*>/g, '')}</head></html>`, 'text/html')
}

function link(document: Document, rel: string): string | null | undefined {
  return document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href')
}

function alternates(document: Document): (string | null)[][] {
  return [...document.head.querySelectorAll('link[rel="alternate"]')].map((element) => [element.getAttribute('hreflang'), element.getAttribute('href')])
}

function meta(document: Document, name: string): string | undefined {
  return document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}
