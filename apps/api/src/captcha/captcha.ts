import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { HttpProblem } from '../contract/problem'

/** Enough for a long form, in milliseconds; the widget fetches another one by itself. */
const lifetimeMs = 20 * 60_000

/** A browser needs about 0.4 s for it; the library's own defaults take 10 s. */
const cost = 1000
const counters = { from: 500, to: 1500 }

/** A captcha that was solved rightly and in time. Whether it was used before is for the transaction to find out. */
export interface SolvedCaptcha {
  signature: string
  expiresAt: Date
}

/** ALTCHA, self-hosted: challenges are not stored, a signature tells them from forged ones. */
export class Captcha {
  private held: Promise<Secrets> | undefined

  /** @param secret the same in all processes */
  constructor(private readonly secret: () => Promise<string>) {}

  /** @param counter how much work it is; for tests, which have no time */
  async challenge(now: Date, counter = randomInt(counters.from, counters.to + 1)): Promise<Challenge> {
    const expiresAt = new Date(now.getTime() + lifetimeMs)
    return createChallenge({ algorithm: 'PBKDF2/SHA-256', cost, counter, deriveKey, expiresAt, ...(await this.secrets()) })
  }

  /**
   * @param field of the form, for the answer
   * @throws HttpProblem 422 `captcha_failed` when it is wrong or too old
   */
  async verify(text: string, field: string): Promise<SolvedCaptcha> {
    const payload = readPayload(text)
    if (!payload) throw captchaFailed(field, 'wrong')
    // What it cannot read it says by throwing.
    const result = await verifySolution({ ...payload, deriveKey, ...(await this.secrets()) }).catch(() => undefined)
    const { signature, parameters } = payload.challenge
    if (!result?.verified || !signature || !parameters.expiresAt) throw captchaFailed(field, result?.expired ? 'expired' : 'wrong')
    return { signature, expiresAt: new Date(parameters.expiresAt * 1000) }
  }

  private async secrets(): Promise<Secrets> {
    this.held ??= this.secret().then((secret) => {
      const derive = (purpose: string) => createHmac('sha256', secret).update(`captcha ${purpose}`).digest('hex')
      return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('key') }
    })
    // A database that was away is asked again.
    this.held.catch(() => (this.held = undefined))
    return this.held
  }
}

interface Secrets {
  hmacSignatureSecret: string
  hmacKeySignatureSecret: string
}

export function captchaFailed(field: string, code: 'wrong' | 'used' | 'expired' | 'required'): HttpProblem {
  return new HttpProblem(422, 'captcha_failed', { detail: 'The captcha is wrong, used or expired', errors: { [field]: [code] } })
}

function readPayload(text: string): Payload | undefined {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Partial<Payload>
    const isWhole = typeof challenge?.parameters === 'object' && challenge.parameters !== null && typeof challenge.signature === 'string' && typeof solution === 'object'
    return isWhole && challenge && solution ? { challenge, solution } : undefined
  } catch {
    return undefined
  }
}
