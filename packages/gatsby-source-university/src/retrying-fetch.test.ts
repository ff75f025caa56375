import { retryingFetch } from './retrying-fetch'

const options = { retries: 2, firstDelayMs: 1 }

test('tries again after a network failure and after 503, with the same body', async () => {
  const bodies: string[] = []
  const answers = [() => Promise.reject(new TypeError('refused')), () => Promise.resolve(new Response(null, { status: 503 })), () => Promise.resolve(new Response('ok'))]
  const fetch = retryingFetch(async (input) => {
    bodies.push(await (input as Request).text())
    return (answers.shift() as () => Promise<Response>)()
  }, options)

  const response = await fetch('http://a.example', { method: 'POST', body: 'x' })

  expect([await response.text(), bodies]).toEqual(['ok', ['x', 'x', 'x']])
})

test('does not repeat what the server refuses', async () => {
  let calls = 0
  const fetch = retryingFetch(async () => {
    calls += 1
    return new Response(null, { status: 404 })
  }, options)

  expect([(await fetch('http://a.example')).status, calls]).toEqual([404, 1])
})

test('gives up after the last try with the last failure', async () => {
  const reasons: string[] = []
  const fetch = retryingFetch(() => Promise.reject(new TypeError('refused')), { ...options, onRetry: (reason) => reasons.push(reason) })

  await expect(fetch('http://a.example')).rejects.toThrow('refused')
  expect(reasons).toEqual(['refused', 'refused'])
})
