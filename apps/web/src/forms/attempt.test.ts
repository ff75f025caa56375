import { attemptFor } from './attempt'

const file = (name: string) => new File(['x'], name, { lastModified: 1_790_000_000_000 })
const first = attemptFor(undefined, [{ question: 'Орын бола ма?' }, 'kz'], [file('a.pdf')])

test('the same content goes under the same key, also after the page was loaded again and the file chosen anew', () => {
  const former = JSON.parse(JSON.stringify(first)) as typeof first

  expect(attemptFor(former, [{ question: 'Орын бола ма?' }, 'kz'], [file('a.pdf')]).key).toBe(first.key)
})

test('spaces around a text, which are not sent, make no other content', () => {
  expect(attemptFor(first, [{ question: ' Орын бола ма?\n' }, 'kz'], [file('a.pdf')]).key).toBe(first.key)
})

test.each([
  ['another text', { question: 'Орын  бола ма?' }, 'kz', [file('a.pdf')]],
  ['another language', { question: 'Орын бола ма?' }, 'ru', [file('a.pdf')]],
  ['another file', { question: 'Орын бола ма?' }, 'kz', [file('b.pdf')]],
  ['no file', { question: 'Орын бола ма?' }, 'kz', []],
])('%s has another key', (_, texts, language, files) => {
  const next = attemptFor(first, [texts, language], files)

  expect(next.key).toMatch(/^[0-9a-f]{32}$/)
  expect(next.key).not.toBe(first.key)
})
