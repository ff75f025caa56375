import { createClient, type Client } from '@university/api-client/client'
import { noBlogQuestion, toBlogQuestionRequest } from '../blog-question/blog-question-values'
import { noQuestion, toQuestionRequest } from '../reception/question-values'
import { noApplication, toApplicationRequest } from '../vacancy-application/application-values'
import { failureNote } from './failure-note'
import type { Sending } from './submission-form'
import { applyForVacancy, sendBlogQuestion, sendQuestion } from './submissions'

const sending: Omit<Sending, 'client'> = { options: {}, key: 'a'.repeat(32), captcha: 'solved', consentVersion: '2026-09-01', website: '', language: 'en' }
const resume = new File(['CV'], 'cv.pdf', { type: 'application/pdf' })
const submissions = {
  question: { number: 'number', send: (client: Client) => sendQuestion(client, toQuestionRequest(noQuestion, [], { client, ...sending })) },
  'question to a blog': { number: 'number', send: (client: Client) => sendBlogQuestion(client, toBlogQuestionRequest('rector', noBlogQuestion, { client, ...sending })) },
  application: { number: 'application_number', send: (client: Client) => applyForVacancy(client, toApplicationRequest({ ...noApplication, resume: [resume] }, 501, { client, ...sending })) },
}

describe.each(Object.entries(submissions))('%s', (_, { number, send }) => {
  test.each([['{}'], ['null'], ['[]'], ['{"login":"required"}']])('a success without a number is told as one that may have arrived: %s', async (body) => {
    const result = await send(answering(body))

    expect(result).toMatchObject({ ok: false, kind: 'badResponse', status: 201 })
    expect(!result.ok && failureNote(result).message).toBe('failure.network')
  })

  test('a receipt is handed on', async () => {
    expect(await send(answering(JSON.stringify({ [number]: 'Q-7F3R-9WDN' })))).toMatchObject({ ok: true, data: { [number]: 'Q-7F3R-9WDN' } })
  })
})

/** What visitors have: it holds no answer against the contract. */
function answering(body: string): Client {
  return createClient({ baseUrl: 'https://kokzhiek.example', fetch: async () => new Response(body, { status: 201, headers: { 'content-type': 'application/json' } }) })
}
