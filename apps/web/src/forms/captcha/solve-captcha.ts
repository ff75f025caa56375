import { getCaptchaChallenge, type GetCaptchaChallengeData, type GetCaptchaChallengeError } from '@university/api-client'
import type { Client } from '@university/api-client/client'
import type { Failure } from '@university/api-client/result'
import { solveInBrowser } from './solve-in-browser'

export interface SolvedCaptcha {
  /** What a form sends as `captcha`: base64, see `CaptchaSolution` of the contract. */
  solution: string
  /** When the server takes it no longer, in milliseconds by the visitor's clock. */
  expiresAt: number
}

/** What became of it. `unsolved`: there was a challenge, and no solution of it. */
export type SolveResult = { ok: true; data: SolvedCaptcha } | Failure<GetCaptchaChallengeError> | { ok: false; kind: 'unsolved'; cause: unknown }

/** In milliseconds: whatever the clocks say, a challenge is taken to hold this long. The server gives it 20 minutes. */
export const lifetimes = { least: 2 * 60_000, most: 20 * 60_000 }

/** Gets a challenge and solves it, in about half a second. Nothing is thrown. */
export async function solveCaptcha(client: Client, signal: AbortSignal): Promise<SolveResult> {
  // The moment before the request: what is too early is safe.
  const askedAt = Date.now()
  const result = await getCaptchaChallenge(client, undefined, { signal })
  if (!result.ok) return result

  const challenge = result.data
  try {
    const solution = await solveInBrowser(challenge, signal)
    if (signal.aborted) return { ok: false, kind: 'aborted', cause: signal.reason }
    if (!solution) return { ok: false, kind: 'unsolved', cause: new Error('No solution was found in time') }
    return { ok: true, data: { solution: toBase64({ challenge, solution }), expiresAt: askedAt + lifetimeOf(challenge, result.response) } }
  } catch (cause) {
    return { ok: false, kind: 'unsolved', cause }
  }
}

/** By the server's clock alone, where it tells its time: the visitor's may be hours off. */
function lifetimeOf({ parameters }: GetCaptchaChallengeData, { headers }: Response): number {
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  return Math.min(Math.max(parameters.expiresAt * 1000 - now, lifetimes.least), lifetimes.most)
}

/** `btoa` takes bytes; the server may sign any text in `data`. */
function toBase64(payload: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  return btoa(String.fromCharCode(...bytes))
}
