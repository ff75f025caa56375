/** @jest-environment node */
import { shell } from '../testing/shell'
import { loadShell } from './load-shell'
import { getShell, putShell } from './store'

let complaints: jest.SpyInstance

beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('fetches a shell once and keeps it', async () => {
  const fetch = answer(Response.json(shell({ name: 'Fetched' })))

  await loadShell('main-en-once')
  await loadShell('main-en-once')

  expect(fetch.mock.calls).toEqual([['/shell/main-en-once.json']])
  expect(getShell('main-en-once')?.name).toBe('Fetched')
})

test('fetches nothing that came with the page', async () => {
  const fetch = answer(Response.json(shell()))
  putShell('main-en-there', shell({ name: 'There' }))

  await loadShell('main-en-there')

  expect([fetch.mock.calls, getShell('main-en-there')?.name]).toEqual([[], 'There'])
})

test.each([
  ['is missing', async () => new Response(null, { status: 404 }), 'status 404'],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['is no JSON', async () => new Response('<h1>proxy</h1>'), 'JSON'],
])('logs a shell that %s, and goes on without it', async (_, respond, message) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond)

  await loadShell('main-en-broken')

  expect(getShell('main-en-broken')).toBeUndefined()
  expect(complaints.mock.calls).toEqual([['Menu and settings main-en-broken failed to load', expect.objectContaining({ message: expect.stringContaining(message) })]])
})

test('tries again after a failure', async () => {
  answer(new Response(null, { status: 503 }))
  await loadShell('main-en-again')
  answer(Response.json(shell({ name: 'Second try' })))

  await loadShell('main-en-again')

  expect(getShell('main-en-again')?.name).toBe('Second try')
})

function answer(response: Response) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(response)
}
