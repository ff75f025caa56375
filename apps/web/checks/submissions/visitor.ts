import { createHash } from 'node:crypto'
import { getCaptchaChallenge, sendQuestion } from '@university/api-client'
import { createClient } from '@university/api-client/client'
import { createRandom } from '@university/api-client/testing/random'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { attemptFor } from '../../src/forms/attempt'
import { submissionClient } from '../../src/forms/submission-client'
import { noQuestion, toQuestionRequest, type QuestionValues } from '../../src/reception/question-values'
import type { Category } from '../../src/reception/use-categories'

export interface Visit {
  /** Where the visitor's browser sends everything. */
  url: string
  categories: Category[]
  consentVersion: string
}

export interface Visitor {
  email: string
  values: QuestionValues
  /** SHA-256 of the file, where there is one. */
  files: string[]
  /** Each press begins anew, as in a form that forgets its last try. */
  isForgetful: boolean
}

/** A press of the button that comes to nothing is repeated so often. */
const mostPresses = 40

/** Every third has a file. The file is made anew for each press, as after the page was loaded again. */
export function visitorOf(seed: number, index: number, isForgetful: boolean): Visitor {
  const random = createRandom(`visitor ${seed} ${index}`)
  const email = `visitor-${index}@post.example`
  const content = Buffer.from(`%PDF-1.4\n% ${email} ${'x'.repeat(random.integer(200, 60_000))}\n%%EOF\n`)
  const hasFile = index % 3 === 0
  return {
    email,
    isForgetful,
    files: hasFile ? [createHash('sha256').update(content).digest('hex')] : [],
    values: {
      ...noQuestion,
      lastName: 'Сәрсенова',
      firstName: 'Айгерім',
      email,
      mobile: '+7-(701)-555-01-27',
      category: '1',
      question: `Жатақханадан орын алу үшін қандай құжаттар керек? ${email}`,
      get document() {
        return hasFile ? [new File([content], `${index}.pdf`, { type: 'application/pdf', lastModified: 1_790_000_000_000 })] : []
      },
    },
  }
}

/** `visitor-12@post.example`, out of a body that the form has sent. */
export function senderOf(body: Buffer): string {
  return /visitor-\d+@post\.example/.exec(body.toString('latin1'))?.[0] ?? ''
}

/** What became of it: the answer, or the first failure that no network explains. */
export interface Outcome {
  presses: number
  answer?: { number: string }
  fault?: string
}

/** Presses the button of the form until there is a number. */
export async function pressUntilNumbered({ values, isForgetful }: Visitor, { url, categories, consentVersion }: Visit): Promise<Outcome> {
  let attempt: ReturnType<typeof attemptFor> | undefined
  for (let presses = 1; presses <= mostPresses; presses++) {
    const captcha = await solvedCaptcha(url)
    const { document, ...texts } = values
    attempt = attemptFor(isForgetful ? undefined : attempt, 'kz', [texts, consentVersion, url], document)
    const request = toQuestionRequest({ ...texts, document }, categories, { client, options: {}, key: attempt.key, captcha, consentVersion, website: '', language: 'kz' })
    const result = await sendQuestion(submissionClient({ hasFiles: document.length > 0, onProgress: () => undefined }), request, { baseUrl: url })
    if (result.ok) return { presses, answer: result.data }
    if ('status' in result && ![502, 503, 504].includes(result.status)) return { presses, fault: `was answered ${result.status} ${JSON.stringify('error' in result ? result.error : result)}` }
  }
  return { presses: mostPresses, fault: `has no number after ${mostPresses} presses` }
}

const client = createClient({ timeoutMs: 15_000 })

/** Ticks the box until it is solved. */
async function solvedCaptcha(url: string): Promise<string> {
  for (;;) {
    const asked = await getCaptchaChallenge(client, undefined, { baseUrl: url })
    if (!asked.ok) continue
    const challenge = asked.data as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    if (solution) return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }
}
