import { createClient } from '../client'
import { createMocks } from '../generated/mocks'
import { activateSubscription, applyForVacancy, getQuestionStatus, sendWebQuestion, subscribe, unsubscribe } from '../generated/operations'
import type { Scenario, ScenarioStep } from './mocks'

/* Flows from end to end, with a scenario for what happens between the calls. */

const mocks = createMocks()
const client = createClient({ baseUrl: 'https://kokzhiek.example', fetch: mocks.fetch })
const captcha = 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319'
const question = {
  lastName: 'Сәрсенова',
  firstName: 'Айгерім',
  email: 'a@post.example',
  mobile: '+7-(701)-555-01-27',
  category: { id: 1, name_kz: 'Сұрақ', name_ru: 'Вопрос', name_en: 'Question', sort_order: 10 },
  question: 'Қашан?',
  language: 'kz' as const,
}
afterEach(() => mocks.assertNoFaults())
afterEach(() => mocks.reset())

test('a question from moderation to its answer', async () => {
  const sent = await sendWebQuestion(client, { body: { question: { question, count: 0 }, captcha, consentVersion: '2026-09-01' } })
  if (!sent.ok) throw new Error(JSON.stringify(sent))
  const { number, tracking_code } = sent.data
  const ask = async () => {
    const found = await getQuestionStatus(client, { query: { number, tracking_code } })
    return found.ok ? [found.data.number, found.data.status] : [found.kind]
  }
  mocks.play({ getQuestionStatus: [{ answer: 200 }, { fail: 'network' }, { answer: 200, change: { status: 'registered' }, times: 2 }, { answer: 200, change: { status: 'answered' } }] })

  const seen = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()]

  expect(seen).toEqual([[number, 'on_moderation'], ['network'], [number, 'registered'], [number, 'registered'], [number, 'answered'], [number, 'answered']])
})

test('a newsletter from its form to its end', async () => {
  const token = 'b3Y8mZt1Qf6wXh0uKc5RjA'
  mocks.play({ activateSubscription: [{ example: 'activated' }, { example: 'already_active' }, { fail: 'timeout' }], unsubscribe: [{ answer: 200 }, { answer: 404 }] })

  const results = [
    await subscribe(client, { body: { slug_id: 1, email: 'a@post.example', lang: 'kz', captcha, consent_version: '2026-09-01' } }),
    await activateSubscription(client, { body: { token } }),
    await activateSubscription(client, { body: { token } }),
    await activateSubscription(client, { body: { token } }, { timeoutMs: 20 }),
    await unsubscribe(client, { body: { token } }),
    await unsubscribe(client, { body: { token } }),
  ]

  expect(results).toMatchObject([{ ok: true }, { data: { status: 'activated' } }, { data: { status: 'already_active' } }, { kind: 'timeout' }, { data: { status: 'unsubscribed' } }, { kind: 'badRequest', status: 404 }])
})

test('an application with its file: not taken, taken, and known when it comes again', async () => {
  const resume = new File(['%PDF-1.4'], 'түйіндеме.pdf', { type: 'application/pdf' })
  const apply = (key: string) =>
    applyForVacancy(client, {
      header: { 'Idempotency-Key': key },
      body: { vacancy_id: 301, last_name: 'Иванов', first_name: 'Сергей', email: 's@post.example', phone: '+7 705 555 01 88', resume, captcha, consent_version: '2026-09-01', lang: 'ru' },
    })
  mocks.play({ applyForVacancy: [{ answer: 503, delay: 5, times: 1 }] })

  const [refused, taken, again] = [await apply('6f1c1c52-5a07-4d0c-9d0b-3f0a5b6f7e21'), await apply('6f1c1c52-5a07-4d0c-9d0b-3f0a5b6f7e21'), await apply('6f1c1c52-5a07-4d0c-9d0b-3f0a5b6f7e21')]

  expect([refused, taken]).toMatchObject([{ kind: 'badResponse', status: 503 }, { ok: true }])
  expect(again).toMatchObject({ ok: true, data: taken?.ok ? taken.data : undefined })
  expect(mocks.calls('applyForVacancy').map(({ body }) => (body.resume as File).name)).toEqual(Array(3).fill('түйіндеме.pdf'))
})

test('a file of JSON, whose words are texts to the compiler', async () => {
  const flow = { getQuestionStatus: [{ fail: 'network' }, { answer: 200, change: { status: 'answered' }, times: 2 }, { example: 'rejected' }] }

  mocks.play(flow)

  const ask = async () => (await getQuestionStatus(client, { query: { number: 'Q-7F3R-9WDN', tracking_code: '4GLD-R82V-J6NQ' } })).ok
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([false, true, true, true])
})

describe('refuses, with the place,', () => {
  const refusal = (scenario: unknown) => {
    try {
      mocks.play(scenario as Scenario<never>)
      return 'played'
    } catch (error) {
      return (error as Error).message
    }
  }

  test.each<[string, unknown, string]>([
    ['a step that does nothing', {}, 'must have one of answer, example and fail'],
    ['a word that there is not', { answer: 200, chnage: {} }, 'there is no “chnage”, only answer, body, change, example, fail, times, delay, headers'],
    ['a status that there is not', { answer: '200' }, 'there is no answer "200", only 200'],
    ['an example that there is not', { example: 'lost' }, 'there is no example lost, only registered, rejected, invalid_request'],
    ['a failure that there is not', { fail: 'badRequest' }, 'fail must be one of network, timeout, serverError, brokenJson, brokenSchema; a 4xx is an answer'],
    ['a property that there is not', { answer: 200, change: { state: 'answered' } }, 'the body has no state'],
    ['a value that breaks the contract', { answer: 200, change: { status: 'lost' } }, 'status breaks enum'],
    ['a body that breaks the contract', { answer: 200, body: {} }, 'body.number'],
    ['a body beside changes', { answer: 200, body: {}, change: {} }, 'has either body or change'],
    ['a change of an example', { example: 'rejected', change: {} }, 'body and change go with answer'],
    ['a number of times that is none', { answer: 200, times: 0 }, 'times must be a whole number from 1'],
    ['a delay that is none', { answer: 200, delay: 'long' }, 'delay must be a whole number of milliseconds'],
    ['headers that are no texts', { answer: 200, headers: { 'X-Total-Count': 3 } }, 'headers must be texts by name'],
  ])('%s', (_what, step, message) => {
    expect(refusal({ getQuestionStatus: [{ answer: 200 } satisfies ScenarioStep, step] })).toContain(`getQuestionStatus, step 2: ${message}`)
  })

  test('an operation that there is not, and what is no scenario', () => {
    expect([refusal({ getNothing: [] }), refusal({ getNews: {} }), refusal([])]).toEqual([expect.stringMatching(/^The document has no operation getNothing, the nearest is get/), 'getNews must have a list of steps', 'A scenario is an object: a list of steps by operation'])
  })
})
