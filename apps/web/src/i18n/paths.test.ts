/** @jest-environment node */
import { languages } from './languages'
import { localizePath, splitPath, switchLanguage } from './paths'

test.each([
  ['/', { prefix: undefined, language: 'kz', path: '/' }],
  ['/kz', { prefix: 'kz', language: 'kz', path: '/' }],
  ['/ru/', { prefix: 'ru', language: 'ru', path: '/' }],
  ['/en/page/admission/bachelor', { prefix: 'en', language: 'en', path: '/page/admission/bachelor' }],
  ['/news', { prefix: undefined, language: 'kz', path: '/news' }],
  ['/english/news', { prefix: undefined, language: 'kz', path: '/english/news' }],
])('splits %s', (pathname, expected) => {
  expect(splitPath(pathname)).toEqual(expected)
})

test('puts the language before a path and leaves outside addresses alone', () => {
  expect([localizePath('ru', '/'), localizePath('ru', '/news'), localizePath('ru', 'https://a.example/'), localizePath('ru', '//a.example')]).toEqual([
    '/ru',
    '/ru/news',
    'https://a.example/',
    '//a.example',
  ])
})

test.each(['/media/plan.pdf', '/api/docs/', '/static/a.svg'])('puts no language before %s, which has none', (path) => {
  expect(localizePath('ru', path)).toBe(path)
})

test('switches the language from prefixed and unprefixed addresses and keeps query and fragment', () => {
  expect(switchLanguage('en', { pathname: '/kz/news', search: '?page=2', hash: '#list' })).toBe('/en/news?page=2#list')
  expect(switchLanguage('ru', { pathname: '/news/1001', search: '' })).toBe('/ru/news/1001')
  expect(switchLanguage('kz', { pathname: '/' })).toBe('/kz')
})

const paths = ['/', '/news', '/news/1001', '/page/admission/bachelor', '/kzn', '/en-route', '/page/kz/ru', '/404']

test.each(paths)('finds %s again in every language, and no other path', (path) => {
  for (const language of languages) {
    expect(splitPath(localizePath(language, path))).toEqual({ prefix: language, language, path })
  }
  expect(new Set(languages.map((language) => localizePath(language, path))).size).toBe(languages.length)
})

test.each(paths)('comes back to %s by way of another language', (path) => {
  for (const from of languages) {
    for (const to of languages) {
      const there = switchLanguage(to, { pathname: localizePath(from, path), search: '?page=2' })
      const [pathname = '', search = ''] = there.split('?')
      expect(switchLanguage(from, { pathname, search: `?${search}` })).toBe(`${localizePath(from, path)}?page=2`)
    }
  }
})

test.each(['/ru//evil.example/login', '//evil.example/login', '/ru///evil.example/login'])('leads from %s to no other host', (pathname) => {
  expect(switchLanguage('kz', { pathname })).toBe('/kz/evil.example/login')
})

test('takes an empty address for the home page', () => {
  expect(splitPath('')).toEqual({ prefix: undefined, language: 'kz', path: '/' })
})
