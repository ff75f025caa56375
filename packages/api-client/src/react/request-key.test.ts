import { requestKey } from './request-key'

const [first, second] = [() => {}, () => {}]

test('is the same for equal requests, whatever the order of their fields', () => {
  const one = requestKey(first, { body: { slug: '', page: 2 }, query: undefined })
  const other = requestKey(first, { body: { page: 2, slug: '' } })

  expect(one).toBe(other)
})

test.each([
  ['another value', { body: { page: 3 } }],
  ['a number as text', { body: { page: '2' } }],
  ['a list in another order', { body: { page: 2, tags: ['b', 'a'] } }],
  ['no request', undefined],
])('differs for %s', (_what, request) => {
  const keys = [{ body: { page: 2 } }, { body: { page: 2, tags: ['a', 'b'] } }].map((one) => requestKey(first, one))

  expect(keys).not.toContain(requestKey(first, request))
})

test('differs for another operation', () => {
  expect(requestKey(first, {})).not.toBe(requestKey(second, {}))
})
