import { createHash } from 'node:crypto'
import { encodeForm, questionFields, solvedCaptcha, type FormFields } from '../submissions'

export type Kind = 'question' | 'application' | 'subscription'

/** What a visitor is going to send, as often as it takes. */
export interface Draft {
  kind: Kind
  path: string
  /** Nobody else's: it tells the submission in the tables and among the mails. */
  email: string
  /** Idempotency-Key; subscriptions have none. */
  key: string | undefined
  /** SHA-256 of its files, sorted. */
  files: string[]
  /** The body, with a captcha of its own each time. */
  encode(): Promise<{ payload: Buffer; type: string }>
}

/** A vacancy of the sample that has no deadline. */
export const vacancyId = 298

const paths: Record<Kind, string> = {
  question: '/api/reception/sendQuestion',
  application: '/api/plugin/vacancy/respond',
  subscription: '/api/mail/subscription',
}

/** @param sizes of the files, in bytes; a question takes the first, an application needs one and takes six */
export function draftOf(kind: Kind, id: string, sizes: number[]): Draft {
  const email = `${id}@post.example`
  const contents = kind === 'subscription' ? [] : sizes.slice(0, kind === 'question' ? 1 : 6).map((size, index) => () => pdfOf(`${id} ${index}`, size))
  return {
    kind,
    path: paths[kind],
    email,
    key: kind === 'subscription' ? undefined : `the-key-of-the-${kind}-of-${id}`,
    files: contents.map((content) => createHash('sha256').update(content()).digest('hex')).sort(),
    encode: () => encoders[kind](email, contents.map((content, index) => new File([new Uint8Array(content())], `${index}.pdf`))),
  }
}

/** Made anew when it is needed: thousands of drafts are kept, to be repeated later. */
function pdfOf(mark: string, size: number): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${mark} ${'x'.repeat(size)}\n%%EOF\n`)
}

const encoders: Record<Kind, (email: string, files: File[]) => Promise<{ payload: Buffer; type: string }>> = {
  question: async (email, [f0]) => encodeForm(await questionFields({ question: { email }, ...(f0 ? { f0 } : {}) })),
  application: async (email, [resume, ...files]) => {
    const person = { last_name: 'Ахметова', first_name: 'Жанна', email, phone: '+7-(701)-555-01-27' }
    const fields: FormFields = { vacancy_id: vacancyId, ...person, resume, files, captcha: await solvedCaptcha(), consent_version: '2026-09-01', lang: 'ru' }
    return encodeForm(fields)
  },
  subscription: async (email) => {
    const body = { slug_id: 1, email, lang: 'kz', captcha: await solvedCaptcha(), consent_version: '2026-09-01' }
    return { payload: Buffer.from(JSON.stringify(body)), type: 'application/json' }
  },
}
