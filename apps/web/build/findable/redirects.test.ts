/** @jest-environment node */
import { makeRedirects } from './redirects'

const taken = new Set(['/kz', '/kz/news', '/kz/news/188', '/kz/page/admission/bachelor'])

test('leads a former address to the item: in its language where it names one, otherwise in Kazakh', () => {
  const former = ['/index.php?id=27', '/ru/abiturientam/bakalavriat', '/%D2%9B%D0%B0%D0%B1%D1%8B%D0%BB%D0%B4%D0%B0%D1%83?a=1&b=2']

  expect(makeRedirects([{ path: '/page/admission/bachelor', former }], taken)).toEqual({
    '/index.php?id=27': '/kz/page/admission/bachelor',
    '/ru/abiturientam/bakalavriat': '/ru/page/admission/bachelor',
    '/қабылдау?a=1&b=2': '/kz/page/admission/bachelor',
  })
})

test('leads the address on the former site in every language, as the former site had it', () => {
  expect(makeRedirects([{ path: '/news/archive/186', former: [], legacyUrl: 'https://old.kokzhiek.example/kz/news/186' }], taken)).toEqual({
    '/kz/news/186': '/kz/news/archive/186',
    '/ru/news/186': '/ru/news/archive/186',
    '/en/news/186': '/en/news/archive/186',
  })
})

test('keeps the query of such an address, and leads one without a language alone', () => {
  expect(makeRedirects([{ path: '/news/archive/1', former: [], legacyUrl: 'https://old.kokzhiek.example/?p=12' }], taken)).toEqual({ '/?p=12': '/kz/news/archive/1' })
})

test('leads an address with a slash at its end, which the server takes off before it looks', () => {
  const redirects = makeRedirects([{ path: '/news/5', former: ['/novosti/?id=7', '/a.php?url=/b/', '/c?d/'], legacyUrl: 'https://old.example/kz/news/188/' }], new Set())

  expect(redirects).toEqual({ '/novosti?id=7': '/kz/news/5', '/a.php?url=/b/': '/kz/news/5', '/c?d/': '/kz/news/5', '/kz/news/188': '/kz/news/5', '/ru/news/188': '/ru/news/5', '/en/news/188': '/en/news/5' })
})

test('never hides a page that is there, nor leads one to itself', () => {
  const moved = [
    { path: '/news/archive/188', former: [], legacyUrl: 'https://old.kokzhiek.example/kz/news/188' },
    { path: '/page/a', former: ['/kz/news', '/ru/page/a'] },
  ]

  expect(Object.keys(makeRedirects(moved, taken))).toEqual(['/en/news/188', '/ru/news/188'])
})

test('gives an address that two items claim to the first, and always the same order', () => {
  const one = { path: '/page/one', former: ['/b', '/a'] }
  const two = { path: '/page/two', former: ['/a'] }

  expect(Object.entries(makeRedirects([one, two], taken))).toEqual([['/a', '/kz/page/one'], ['/b', '/kz/page/one']])
})
