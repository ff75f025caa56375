import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { HttpProblem } from '../contract/problem'
import { fakeDate } from '../testing/submissions'
import { Captcha } from './captcha'

const captcha = new Captcha(async () => 'a secret for tests only')
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const now = new Date('2026-11-21T06:00:00Z')
beforeEach(() => fakeDate(now.toISOString()))

async function solved(by = captcha) {
  const challenge = await by.challenge(now, 3)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge, solution }
}

test('a solution counts until its challenge expires', async () => {
  const payload = await solved()

  await expect(captcha.verify(encode(payload), 'captcha')).resolves.toEqual({ signature: payload.challenge.signature, expiresAt: new Date('2026-11-21T06:20:00Z') })

  jest.setSystemTime(new Date('2026-11-21T06:20:01Z'))
  await expect(captcha.verify(encode(payload), 'captcha')).rejects.toMatchObject({ status: 422, more: { errors: { captcha: ['expired'] } } })
})

test('an ordinary challenge takes some hundred steps', async () => {
  const { parameters } = await captcha.challenge(now)
  const early = await solveChallenge({ challenge: { parameters }, deriveKey, timeout: 1 })

  expect([parameters.algorithm, parameters.cost, early]).toEqual(['PBKDF2/SHA-256', 1000, null])
})

test('no two challenges are the same', async () => {
  const signatures = await Promise.all(Array.from({ length: 20 }, async () => (await captcha.challenge(now, 1)).signature))

  expect(new Set(signatures).size).toBe(20)
})

test.each([
  ['a longer time', (payload: Payload) => ({ ...payload, challenge: { ...payload.challenge, parameters: { ...payload.challenge.parameters, expiresAt: 9_999_999_999 } } })],
  ['no time at all', (payload: Payload) => ({ ...payload, challenge: { ...payload.challenge, parameters: { ...payload.challenge.parameters, expiresAt: undefined } } })],
  ['an easier key', (payload: Payload) => ({ ...payload, challenge: { ...payload.challenge, parameters: { ...payload.challenge.parameters, keyPrefix: '0' } } })],
  ['another signature', (payload: Payload) => ({ ...payload, challenge: { ...payload.challenge, signature: payload.challenge.signature?.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')) } })],
  ['the signature in capitals', (payload: Payload) => ({ ...payload, challenge: { ...payload.challenge, signature: payload.challenge.signature?.toUpperCase() } })],
  ['no signature', ({ challenge: { signature: _signature, ...challenge }, ...payload }: Payload) => ({ ...payload, challenge })],
  ['another key', (payload: Payload) => ({ ...payload, solution: { ...payload.solution, derivedKey: '00'.repeat(32) } })],
  ['a solution that is none', (payload: Payload) => ({ ...payload, solution: null })],
  ['parameters that are none', (payload: Payload) => ({ ...payload, challenge: { ...payload.challenge, parameters: null } })],
  ['a number', () => 5],
  ['null', () => null],
])('%s is seen through', async (_name, change) => {
  await expect(captcha.verify(encode(change(await solved())), 'captcha')).rejects.toBeInstanceOf(HttpProblem)
})

test('a challenge of another server is none', async () => {
  const foreign = await solved(new Captcha(async () => 'another secret altogether'))

  await expect(captcha.verify(encode(foreign), 'captcha')).rejects.toBeInstanceOf(HttpProblem)
})

test('asks again for its secret when the database was away', async () => {
  let isAway = true
  const flaky = new Captcha(async () => {
    if (isAway) throw new Error('away')
    return 'a secret for tests only'
  })
  await expect(flaky.challenge(now, 1)).rejects.toThrow('away')

  isAway = false
  await expect(flaky.challenge(now, 1)).resolves.toMatchObject({ signature: expect.any(String) })
})

type Payload = Awaited<ReturnType<typeof solved>>
