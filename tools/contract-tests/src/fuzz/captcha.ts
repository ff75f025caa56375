import { createHmac } from 'node:crypto'
import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** What the server that is fuzzed signs its captchas with. */
export const captchaSecret = 'a secret for the fuzz test only'

/**
 * A solved captcha that costs next to nothing. It is made with the server's secret as the server makes them
 * (apps/api/src/captcha): real ones take so long that valid submissions would be rare.
 */
export async function cheapCaptcha(): Promise<string> {
  const derive = (purpose: string) => createHmac('sha256', captchaSecret).update(`captcha ${purpose}`).digest('hex')
  const secrets = { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('key') }
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: 1, deriveKey, expiresAt: new Date(Date.now() + 10 * 60_000), ...secrets })
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
