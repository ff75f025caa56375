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

test('switches the language from prefixed and unprefixed addresses and keeps query and fragment', () => {
  expect(switchLanguage('en', { pathname: '/kz/news', search: '?page=2', hash: '#list' })).toBe('/en/news?page=2#list')
  expect(switchLanguage('ru', { pathname: '/news/1001', search: '' })).toBe('/ru/news/1001')
  expect(switchLanguage('kz', { pathname: '/' })).toBe('/kz')
})
