/** @jest-environment jsdom */
import type { Call, Send } from '../call'
import { previewKey } from './preview-key'

const key = 'the-editors-share-this-key'
const onRefused = jest.fn()
const call: Call = { method: 'GET', path: '/api/a', traits: {}, request: { query: { a: 1 }, header: { 'X-A': 1 } }, baseUrl: '', timeoutMs: 5, signal: undefined }

afterEach(() => onRefused.mockClear())

/** The page is on http://localhost. */
function send(more: Partial<Call> = {}, { read = () => key as string | undefined, statuses = [200] } = {}) {
  const sent: (string | undefined)[] = []
  const next: Send = async ({ request }) => {
    sent.push(request.header?.['X-Preview-Key'] as string | undefined)
    const status = statuses[sent.length - 1] ?? 200
    const response = new Response(null, { status })
    return status === 200 ? { ok: true, data: sent.length, response } : { ok: false, kind: 'badRequest', status, error: {}, response }
  }
  const result = previewKey({ read, onRefused })(next)({ method: 'POST', path: '/api/a', traits: { safe: true }, request: {}, baseUrl: '', timeoutMs: 0, signal: undefined, ...more })
  return result.then((answer) => ({ sent, answer }))
}

beforeAll(() => {
  // jsdom has none; what the extension does with it is up to the client's own tests.
  globalThis.Response ??= class {
    readonly status: number
    constructor(_body: null, { status }: { status: number }) {
      this.status = status
    }
  } as unknown as typeof Response
})

test.each<[string, Partial<Call>, string | undefined]>([
  ['a call that reads', {}, key],
  ['a GET', { method: 'GET', traits: {} }, key],
  ['a call that changes something', { traits: {} }, undefined],
  ['a call to the page’s own host by its name', { baseUrl: 'http://localhost' }, key],
  ['a call to another host', { baseUrl: 'https://reception.example' }, undefined],
  ['a call with a key of its own', { request: { header: { 'X-Preview-Key': 'own' } } }, 'own'],
])('with %s', async (_what, call, expected) => {
  expect((await send(call)).sent).toEqual([expected])
})

test('sends nothing where there is no key', async () => {
  expect((await send({}, { read: () => undefined })).sent).toEqual([undefined])
})

test.each([401, 429] as const)('asks as a visitor where the key is refused with %i, and says so', async (status) => {
  const { sent, answer } = await send({ request: { header: { 'X-A': 1 } } }, { statuses: [status] })

  expect([sent, answer]).toMatchObject([[key, undefined], { ok: true, data: 2 }])
  expect(onRefused.mock.calls).toEqual([[key, status]])
})

test('leaves other failures as they are, such as a 401 of what stands in between', async () => {
  const { sent, answer } = await send({}, { statuses: [404] })
  const proxy: Send = async () => ({ ok: false, kind: 'badResponse', status: 401, response: new Response(null, { status: 401 }) })
  await previewKey({ read: () => key, onRefused })(proxy)(call)

  expect([sent, answer, onRefused.mock.calls]).toMatchObject([[key], { status: 404 }, []])
})

test('leaves the rest of a call as it is', async () => {
  const next = jest.fn().mockResolvedValue({ ok: true })

  await previewKey({ read: () => key, onRefused })(next)(call)

  expect(next).toHaveBeenCalledWith({ ...call, request: { ...call.request, header: { 'X-A': 1, 'X-Preview-Key': key } } })
})
