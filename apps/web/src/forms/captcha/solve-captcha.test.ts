import { createClient } from '@university/api-client/client'
import { createMocks } from '@university/api-client/testing'
import { fakeWorkers, found } from '../../testing/fake-worker'
import { solveCaptcha } from './solve-captcha'

const now = Date.parse('2026-11-21T06:00:00Z')
const mocks = createMocks()
const client = createClient({ baseUrl: 'http://site.example', fetch: withServerTime })
const never = new AbortController().signal
let workers: ReturnType<typeof fakeWorkers>
/** What the server says in its header `Date`. */
let serverTime: string | undefined

beforeEach(() => {
  workers = fakeWorkers()
  serverTime = undefined
  jest.useFakeTimers({ now })
})

afterEach(() => {
  mocks.assertNoFaults()
  mocks.reset()
  jest.useRealTimers()
})

test('answers what a form sends: the challenge as it came, with its solution, in base64', async () => {
  const { solution } = await solved()

  expect(solution).toMatch(/^[A-Za-z0-9+/]+={0,2}$/)
  const payload = JSON.parse(atob(solution)) as { challenge: { parameters: object; signature: string }; solution: object }
  expect(payload).toEqual({ challenge: { parameters: expect.objectContaining({ algorithm: 'PBKDF2/SHA-256', cost: 1000 }), signature: expect.any(String) }, solution: found })
})

test('shares the work among as many workers as there are cores, four at most, and ends them', async () => {
  for (const [cores, wanted] of [[1, 1], [3, 3], [16, 4]] as const) {
    workers.made = []
    jest.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(cores)

    await solved()

    expect(workers.made.map(({ messages }) => messages[0])).toEqual(Array.from({ length: wanted }, (_, counterStart) => expect.objectContaining({ type: 'work', counterStart, counterStep: wanted })))
    expect(workers.made.filter(({ isRunning }) => isRunning)).toEqual([])
  }
})

test.each([
  ['is right', '06:00:00'],
  ['is an hour fast', '07:00:00'],
  ['is an hour slow', '05:00:00'],
])('a challenge of 20 minutes holds so long when the clock of the visitor %s', async (_, visitor) => {
  jest.setSystemTime(Date.parse(`2026-11-21T${visitor}Z`))
  challengeUntil(now + 20 * 60_000)
  serverTime = 'Sat, 21 Nov 2026 06:00:00 GMT'

  const { expiresAt } = await solved()

  expect(expiresAt - Date.now()).toBe(20 * 60_000)
})

test.each([
  ['without the time of the server', undefined, 10],
  ['that is over already', 'Sat, 21 Nov 2026 09:00:00 GMT', 2],
  ['that would hold for days', 'Thu, 19 Nov 2026 06:00:00 GMT', 20],
])('a challenge %s is taken to hold within bounds', async (_, date, minutes) => {
  challengeUntil(now + 10 * 60_000)
  serverTime = date

  const { expiresAt } = await solved()

  expect(expiresAt - now).toBe(minutes * 60_000)
})

test('passes on why there is no challenge', async () => {
  mocks.on('getCaptchaChallenge').fail('network').once().fail('badRequest', 429).once().fail('badResponse').once()

  const results = [await solveCaptcha(client, never), await solveCaptcha(client, never), await solveCaptcha(client, never)]

  expect(results.map((result) => !result.ok && [result.kind, 'status' in result && result.status])).toEqual([['network', false], ['badRequest', 429], ['badResponse', 503]])
  expect(workers.made).toEqual([])
})

test('stops when it is told to, while it asks and while it works, even when a worker answers no more', async () => {
  const early = new AbortController()
  mocks.on('getCaptchaChallenge').fail('aborted', early).once()
  await expect(solveCaptcha(client, early.signal)).resolves.toMatchObject({ ok: false, kind: 'aborted' })

  workers.manner = 'hang'
  const late = new AbortController()
  const result = solveCaptcha(client, late.signal)
  await jest.advanceTimersByTimeAsync(1000)
  expect(workers.made.length).toBeGreaterThan(0)
  late.abort()

  await expect(result).resolves.toMatchObject({ ok: false, kind: 'aborted' })
  expect(workers.made.filter(({ isRunning }) => isRunning)).toEqual([])
})

test('says that an algorithm is none of its own instead of looking for a solution in vain', async () => {
  mocks.on('getCaptchaChallenge').answer(200, (_, usual) => ({ ...usual, parameters: { ...usual.parameters, algorithm: 'SCRYPT' as const } }))

  await expect(solveCaptcha(client, never)).resolves.toMatchObject({ ok: false, kind: 'unsolved' })
})

test('is unsolved where there are neither workers nor WebCrypto', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  workers.manner = 'fail'

  await expect(solveCaptcha(client, never)).resolves.toMatchObject({ ok: false, kind: 'unsolved' })
})

function challengeUntil(expiresAt: number): void {
  mocks.on('getCaptchaChallenge').answer(200, (_, usual) => ({ ...usual, parameters: { ...usual.parameters, expiresAt: expiresAt / 1000 } }))
}

async function withServerTime(request: Request): Promise<Response> {
  const answer = await mocks.fetch(request)
  if (serverTime !== undefined) answer.headers.set('date', serverTime)
  return answer
}

async function solved() {
  const result = await solveCaptcha(client, never)
  if (!result.ok) throw new Error(result.kind)
  return result.data
}
