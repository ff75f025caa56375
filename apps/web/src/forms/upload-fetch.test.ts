import { noQuestion, toQuestionRequest } from '../reception/question-values'
import { submissionClient } from './submission-client'
import { sendQuestion } from './submissions'
import { uploadFetch } from './upload-fetch'

/** As much of a browser's as `uploadFetch` uses; the test says what happens to it. */
class FakeXhr {
  static last: FakeXhr
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onprogress?: () => void
  onerror?: () => void
  onload?: () => void
  status = 0
  statusText = ''
  responseText = ''
  headers: Record<string, string> = {}
  withCredentials = false
  open = jest.fn()
  send = jest.fn()
  abort = jest.fn()
  constructor() {
    FakeXhr.last = this
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 3\r\n'
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text })
    this.onload?.()
  }
}

const onProgress = jest.fn()
const request = (init: RequestInit = {}) => new Request('http://localhost/api/reception/sendQuestion', { method: 'POST', body: new Blob(['twelve bytes'], { type: 'multipart/form-data; boundary=x' }), headers: { 'Idempotency-Key': 'key' }, ...init })

beforeEach(() => {
  jest.useFakeTimers()
  onProgress.mockClear()
  Object.assign(globalThis, { XMLHttpRequest: FakeXhr })
})
afterEach(() => jest.useRealTimers())

/** Begins a request, and waits until it is on its way. */
async function begin(init?: RequestInit) {
  const answer = uploadFetch(onProgress)(request(init))
  answer.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(0)
  return { answer, xhr: FakeXhr.last }
}

test('sends method, address, headers and body as they are, and answers a response', async () => {
  const { answer, xhr } = await begin()

  xhr.answer(201, '{"number":"Q-7F3R-9WDN"}')

  const response = await answer
  expect([xhr.open.mock.calls, xhr.headers['idempotency-key'], xhr.headers['content-type']]).toEqual([[['POST', 'http://localhost/api/reception/sendQuestion']], 'key', 'multipart/form-data; boundary=x'])
  expect(await (xhr.send.mock.calls as [[Blob]])[0][0].text()).toBe('twelve bytes')
  expect([response.status, response.ok, response.headers.get('retry-after'), await response.json()]).toEqual([201, true, '3', { number: 'Q-7F3R-9WDN' }])
})

test('a refusal is a response, too, and an answer without a body has none', async () => {
  const refused = await begin()
  refused.xhr.answer(413, '{"code":"too_large"}')
  const empty = await begin()
  empty.xhr.answer(204, '')

  expect([(await refused.answer).ok, (await refused.answer).status, (await empty.answer).body]).toEqual([false, 413, null])
})

test('tells how much is sent, where the size is known', async () => {
  const { xhr } = await begin()

  xhr.upload.onprogress?.({ loaded: 3, total: 12 })
  xhr.upload.onprogress?.({ loaded: 12, total: 12 })
  xhr.upload.onprogress?.({ loaded: 12, total: 0 })

  expect(onProgress.mock.calls).toEqual([[0.25], [1]])
})

test('no answer is the error that fetch has', async () => {
  const { answer, xhr } = await begin()

  xhr.onerror?.()

  await expect(answer).rejects.toThrow(TypeError)
})

test('ends when the signal fires, before or after it began', async () => {
  const controller = new AbortController()
  const { answer, xhr } = await begin({ signal: controller.signal })

  controller.abort()
  const late = await begin({ signal: controller.signal })

  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  await expect(late.answer).rejects.toMatchObject({ name: 'AbortError' })
  expect([xhr.abort.mock.calls.length, late.xhr.send.mock.calls.length]).toEqual([1, 0])
})

test('waits as long as something moves, and half a minute longer', async () => {
  const { answer, xhr } = await begin()
  for (let part = 1; part <= 10; part++) {
    await jest.advanceTimersByTimeAsync(29_000)
    xhr.upload.onprogress?.({ loaded: part, total: 12 })
  }
  expect(xhr.abort).not.toHaveBeenCalled()

  await jest.advanceTimersByTimeAsync(30_000)

  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(xhr.abort).toHaveBeenCalledTimes(1)
})

test('a submission with files takes as long as something moves, too', async () => {
  const client = submissionClient({ hasFiles: true, onProgress })
  void sendQuestion(client, toQuestionRequest(noQuestion, [], { client, options: {}, key: 'a'.repeat(32), captcha: 'solved', consentVersion: '2026-09-01', website: '', language: 'en' }))
  await jest.advanceTimersByTimeAsync(1)
  const xhr = FakeXhr.last

  for (let part = 1; part <= 10; part++) {
    await jest.advanceTimersByTimeAsync(29_000)
    xhr.upload.onprogress?.({ loaded: part, total: 12 })
  }

  expect([xhr.send.mock.calls.length, xhr.abort.mock.calls.length]).toEqual([1, 0])
})
