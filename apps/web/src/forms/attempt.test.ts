/** @jest-environment node */
import { attemptFor } from './attempt'

const file = (name: string) => new File(['x'], name, { lastModified: 1_790_000_000_000 })
const first = attemptFor(undefined, 'kz', { question: 'Орын бола ма?' }, [file('a.pdf')])

test('the same content goes under the same key, also after the page was loaded again and the file chosen anew', () => {
  const former = JSON.parse(JSON.stringify(first)) as typeof first

  expect(attemptFor(former, 'kz', { question: 'Орын бола ма?' }, [file('a.pdf')]).key).toBe(first.key)
})

test('keeps nothing of the content itself', () => {
  expect(JSON.stringify(first)).not.toContain('Орын')
  expect(first.content).toMatch(/^[0-9a-f]+-\d+$/)
})

test('spaces around a text, which are not sent, make no other content', () => {
  expect(attemptFor(first, 'kz', { question: ' Орын бола ма?\n' }, [file('a.pdf')]).key).toBe(first.key)
})

test('on a page in another language it is sent again as it was', () => {
  expect(attemptFor(first, 'ru', { question: 'Орын бола ма?' }, [file('a.pdf')])).toEqual(first)
})

test.each([
  ['another text', { question: 'Орын  бола ма?' }, [file('a.pdf')]],
  ['another file', { question: 'Орын бола ма?' }, [file('b.pdf')]],
  ['no file', { question: 'Орын бола ма?' }, []],
])('%s has another key where the first was refused, and no other where it may have arrived', (_, texts, files) => {
  const next = attemptFor({ ...first, mayHaveArrived: false }, 'kz', texts, files)

  expect(next.key).toMatch(/^[0-9a-f]{32}$/)
  expect(next.key).not.toBe(first.key)
  expect(attemptFor(first, 'ru', texts, files)).toEqual({ ...next, key: first.key, language: 'ru' })
})

test('what was refused may arrive when it is sent again', () => {
  expect(attemptFor({ ...first, mayHaveArrived: false }, 'kz', { question: 'Орын бола ма?' }, [file('a.pdf')])).toEqual(first)
})
