/** @jest-environment jsdom */
import type { Call, Traits } from '../call'
import { xsrf, type XsrfOptions } from './xsrf'

/** The headers that a call is sent with; the page is on http://localhost. */
async function headersOf(call: Partial<Call> & { traits?: Traits }, options?: XsrfOptions) {
  const next = jest.fn().mockResolvedValue(undefined)
  await xsrf(options)(next)({ method: 'POST', path: '/api/a', traits: {}, request: {}, baseUrl: '', timeoutMs: 0, signal: undefined, ...call })
  return (next.mock.calls[0] as [Call])[0].request.header
}

afterEach(() => {
  for (const name of ['XSRF-TOKEN', 'csrf']) document.cookie = `${name}=; max-age=0`
})

test('sends the cookie of the moment of the call as a header', async () => {
  document.cookie = 'OTHER-XSRF-TOKEN=no'
  const before = await headersOf({})
  document.cookie = 'XSRF-TOKEN=a%3D1'

  const after = await headersOf({ request: { header: { 'X-A': 1 } } })

  expect([before, after]).toEqual([undefined, { 'X-XSRF-TOKEN': 'a=1', 'X-A': 1 }])
})

test.each([
  [true, 'POST', {}],
  [true, 'DELETE', {}],
  [false, 'POST', { safe: true }],
  [false, 'GET', {}],
] as const)('sends it only with what changes something: %s for %s %j', async (sent, method, traits) => {
  document.cookie = 'XSRF-TOKEN=t'

  const headers = await headersOf({ method, traits })

  expect(headers).toEqual(sent ? { 'X-XSRF-TOKEN': 't' } : undefined)
})

test.each([
  [true, '/'],
  [true, 'http://localhost'],
  [true, 'http://localhost/base'],
  [false, 'http://localhost:8001'],
  [false, 'https://localhost'],
  [false, '//reception.example'],
  [false, 'https://localhost.example'],
  [false, 'http://'],
])('sends it only to its own origin: %s for "%s"', async (sent, baseUrl) => {
  document.cookie = 'XSRF-TOKEN=t'

  const headers = await headersOf({ baseUrl })

  expect(headers).toEqual(sent ? { 'X-XSRF-TOKEN': 't' } : undefined)
})

test.each([
  ['eyJpdiI6IjEifQ%3D%3D', 'token', 'token'],
  ['token', 'eyJpdiI6IjEifQ%3D%3D', 'token'],
  ['one', 'other', 'one'],
])('of two cookies of the name, as a neighbour on the parent domain may set one, takes what is a token: of %s and %s', async (first, second, sent) => {
  // A browser names the cookie of the longer path first.
  history.replaceState(undefined, '', '/page/')
  document.cookie = `XSRF-TOKEN=${first}; path=/page`
  document.cookie = `XSRF-TOKEN=${second}; path=/`

  const headers = await headersOf({})
  document.cookie = 'XSRF-TOKEN=; path=/page; max-age=0'
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0'
  history.replaceState(undefined, '', '/')

  expect(headers).toEqual({ 'X-XSRF-TOKEN': sent })
})

test('goes by other names, takes a value as it is, and leaves the header of the caller', async () => {
  document.cookie = 'csrf=50%'
  const options = { cookie: 'csrf', header: 'X-CSRF' }

  const own = await headersOf({}, options)
  const given = await headersOf({ request: { header: { 'X-CSRF': 'mine' } } }, options)

  expect([own, given]).toEqual([{ 'X-CSRF': '50%' }, { 'X-CSRF': 'mine' }])
})

test('leaves the rest of a call as it is', async () => {
  document.cookie = 'XSRF-TOKEN=t'
  const next = jest.fn().mockResolvedValue(undefined)
  const call: Call = { method: 'POST', path: '/api/a', traits: {}, request: { body: 1, query: { a: 1 } }, baseUrl: '', timeoutMs: 5, signal: undefined }

  await xsrf()(next)(call)

  expect(next).toHaveBeenCalledWith({ ...call, request: { ...call.request, header: { 'X-XSRF-TOKEN': 't' } } })
})
