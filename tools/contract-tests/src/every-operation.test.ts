import { randomUUID } from 'node:crypto'
import * as calls from '@university/api-client'
import { createClient, type Client } from '@university/api-client/client'
import { checkAnswers } from '@university/api-client/extensions/check-answers'
import type { Result } from '@university/api-client/result'
import type { ReadProblem } from '@university/api-client/types'
import * as validators from '@university/api-client/validators'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { solveChallenge } from 'altcha-lib'
import { operations } from './document'
import { exampleRequests, type ClientRequest } from './requests'
import { startMockWorld, startRealWorld, type World } from './worlds'

type Call = (client: Client, request: ClientRequest) => Promise<Result<unknown, ReadProblem>>

/** Their examples name what somebody else has submitted; the flows below call them with what is there. */
const aboutOthers = ['getQuestionStatus', 'activateSubscription', 'unsubscribe']

const examples = operations.flatMap((operation) => exampleRequests(operation).map(({ name, request }) => ({ id: operation.id, name, request })))

test('the client has every operation of the contract, each with an example', () => {
  expect(operations.length).toBeGreaterThanOrEqual(71)
  expect(operations.filter(({ id }) => typeof (calls as Record<string, unknown>)[id] !== 'function')).toEqual([])
  expect(new Set(examples.map(({ id }) => id))).toEqual(new Set(operations.map(({ id }) => id)))
})

describe.each([
  ['the mock server', startMockWorld],
  ['the real server', startRealWorld],
])('on %s', (_name, startWorld) => {
  let world: World
  let client: Client
  beforeAll(async () => {
    world = await startWorld()
    client = createClient({
      baseUrl: world.url,
      servers: { 'https://reception.kokzhiek.example': world.url },
      timeoutMs: 20_000,
      extensions: [checkAnswers(Object.values(validators))],
    })
  })
  afterAll(() => world.stop())

  test.each(examples.filter(({ id }) => !aboutOthers.includes(id)))('answers $id, example $name, as the contract says', async ({ id, request }) => {
    const call = (calls as unknown as Record<string, Call>)[id] as Call

    const result = await call(client, await prepare(id, request))

    expect(told(result)).toEqual({ ok: true })
  })

  test('a question gets a number, with which its state can be asked for', async () => {
    const sent = await calls.sendQuestion(client, { body: await question('Сұрақ: жатақхана қашан ашылады?') })
    const { number, tracking_code } = data(sent)
    const [state, guessed] = await Promise.all([
      calls.getQuestionStatus(client, { query: { number, tracking_code } }),
      calls.getQuestionStatus(client, { query: { number, tracking_code: '2222-2222-2222' } }),
    ])

    expect(data(state)).toMatchObject({ number, status: 'on_moderation' })
    expect(told(guessed)).toEqual({ kind: 'badRequest', status: 404, code: 'not_found' })
  })

  test('a question that is sent again with its key gets the same number, another one with that key is refused', async () => {
    const header = { 'Idempotency-Key': randomUUID() }
    const body = await question('Когда откроется общежитие?')
    const first = await calls.sendQuestion(client, { header, body })
    const again = await calls.sendQuestion(client, { header, body })
    const other = await calls.sendQuestion(client, { header, body: await question('Другой вопрос') })

    expect(data(again).number).toBe(data(first).number)
    expect(told(other)).toEqual({ kind: 'badRequest', status: 422, code: 'idempotency_mismatch' })
  })

  test('a subscription is activated by its letter and ended by its token', async () => {
    const email = `reader-${randomUUID().slice(0, 8)}@post.example`
    const { captcha } = await solved()
    const subscribed = await calls.subscribe(client, { body: { slug_id: 1, email, lang: 'kz', captcha, consent_version: '2026-09-01' } })
    const activated = await calls.activateSubscription(client, { body: { token: await world.tokenFor(email, 'activate') } })
    const ended = await calls.unsubscribe(client, { body: { token: await world.tokenFor(email, 'unsubscribe') } })

    expect(data(subscribed)).toEqual({ status: 'pending_confirmation' })
    expect([told(activated), told(ended)]).toEqual([{ ok: true }, { ok: true }])
  })

  test('refuses a body with a fault', async () => {
    const result = await calls.listNews(client, { body: { slug: 'nowhere' as 'lib' } })

    expect(told(result)).toEqual({ kind: 'badRequest', status: 400, code: 'invalid_request' })
  })

  /** What of an example has to be of this minute: captchas are solved once, vacancies close. */
  async function prepare(id: string, request: ClientRequest): Promise<ClientRequest> {
    const body = request.body as Record<string, unknown> | undefined
    if (id === 'getVacancy' || id === 'applyForVacancy') {
      const open = data(await calls.listVacancies(client, { body: { slug: '', status: 'open' } })).data[0]?.id
      return { ...request, body: { ...body, ...(id === 'getVacancy' ? { id: open } : { vacancy_id: open, email: `${randomUUID()}@post.example` }), ...(id === 'getVacancy' ? {} : await solved()) } }
    }
    return body && 'captcha' in body ? { ...request, body: { ...body, ...(await solved()) } } : request
  }

  async function question(text: string) {
    const form = { lastName: 'Сәрсенова', firstName: 'Айгерім', email: 'a@post.example', mobile: '+7-(701)-555-01-27', category: { id: 1 }, question: text, document: null, language: 'kz' as const }
    return { question: { question: form, count: 0 as const }, consentVersion: '2026-09-01', ...(await solved()) }
  }

  async function solved(): Promise<{ captcha: string }> {
    const challenge = data(await calls.getCaptchaChallenge(client))
    // The mock's challenge need not have a solution.
    const solution = await solveChallenge({ challenge, deriveKey, timeout: 3_000 })
    return { captcha: Buffer.from(JSON.stringify({ challenge, solution: solution ?? {} })).toString('base64') }
  }
})

/** What became of a call, in short. */
function told(result: Result<unknown, ReadProblem>): object {
  if (result.ok) return { ok: true }
  if (result.kind === 'badRequest') return { kind: result.kind, status: result.status, code: result.error.code }
  return result.kind === 'badResponse' ? { kind: result.kind, status: result.status, issues: result.issues } : { kind: result.kind, cause: String(result.cause) }
}

function data<T>(result: Result<T, ReadProblem>): T {
  if (!result.ok) throw new Error(JSON.stringify(told(result)))
  return result.data
}
