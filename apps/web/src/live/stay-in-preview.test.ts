/** @alone What it tests is done once in a page. */
import { stayInPreview, withoutMode } from './stay-in-preview'

test('steps from a page of a preview lead to pages of the preview, those from any other page do not', () => {
  const go = jest.fn()
  window.___navigate = go
  stayInPreview()
  stayInPreview()

  history.replaceState(null, '', '/ru/news?mode=preview')
  window.___navigate('/ru/news/1001?page=2#a', { replace: true })
  window.___navigate(-1)
  window.___navigate('/ru/search?q=mode=preview')
  for (const elsewhere of ['/ru/news', '/ru/search?q=mode=preview']) {
    history.replaceState(null, '', elsewhere)
    window.___navigate('/ru/news/1001')
  }

  expect(go.mock.calls).toEqual([
    ['/ru/news/1001?page=2&mode=preview#a', { replace: true }],
    [-1, undefined],
    ['/ru/search?q=mode=preview&mode=preview', undefined],
    ['/ru/news/1001', undefined],
    ['/ru/news/1001', undefined],
  ])
})

test.each([
  ['/ru/news?mode=preview', '/ru/news'],
  ['http://localhost//evil.example/login?mode=preview', '/evil.example/login'],
  ['/ru/news?page=2&mode=preview#a', '/ru/news?page=2#a'],
  ['/ru/news?page=2', '/ru/news?page=2'],
])('the way out of %s is %s', (address, expected) => {
  expect(withoutMode(new URL(address, 'http://localhost'))).toBe(expected)
})
