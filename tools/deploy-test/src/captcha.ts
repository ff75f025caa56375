import { createHmac } from 'node:crypto'
import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { captchaSecret } from './settings'

/** As the server makes and browsers solve them, only with next to no work in it: that is not what is measured here. */
export async function solvedCaptcha(): Promise<string> {
  const secretFor = (purpose: string) => createHmac('sha256', captchaSecret).update(`captcha ${purpose}`).digest('hex')
  const expiresAt = new Date(Date.now() + 20 * 60_000)
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: 1, deriveKey, expiresAt, hmacSignatureSecret: secretFor('challenge'), hmacKeySignatureSecret: secretFor('key') })
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
