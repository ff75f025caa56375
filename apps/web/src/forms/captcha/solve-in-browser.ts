import type { GetCaptchaChallengeData } from '@university/api-client'
import { solveChallenge, solveChallengeWorkers } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'

const mostWorkers = 4
const timeout = 60_000

/**
 * Solves a challenge by the solver of ALTCHA, in workers; on the page itself where there are none. It is left to WebCrypto
 * step by step there, so the page goes on answering.
 *
 * @returns null when it was aborted, or not found in a minute
 * @throws where the browser has no WebCrypto (a page without https), and for an algorithm other than PBKDF2
 */
export async function solveInBrowser(challenge: GetCaptchaChallengeData, signal: AbortSignal): Promise<Solution | null> {
  const { algorithm } = challenge.parameters
  if (!algorithm.startsWith('PBKDF2/')) throw new Error(`No solver for ${algorithm}`)
  if (signal.aborted) return null

  const controller = new AbortController()
  const work = { challenge: challenge as Challenge, controller, timeout }
  const inWorkers = solveInWorkers(work).catch((cause: unknown) => {
    console.warn('The captcha is solved without workers', cause)
    return solveChallenge({ ...work, deriveKey })
  })
  // A worker that hangs answers no abort.
  const aborted = new Promise<null>((resolve) => controller.signal.addEventListener('abort', () => resolve(null)))
  const abort = () => controller.abort()
  signal.addEventListener('abort', abort)
  return Promise.race([inWorkers, aborted]).finally(() => signal.removeEventListener('abort', abort))
}

async function solveInWorkers(work: { challenge: Challenge; controller: AbortController; timeout: number }): Promise<Solution | null> {
  const workers: Worker[] = []
  const end = () => workers.forEach((worker) => worker.terminate())
  work.controller.signal.addEventListener('abort', end)
  const createWorker = () => {
    // A file of the site itself: the content security policy takes no other.
    const worker = new Worker(new URL(/* webpackChunkName: "captcha-worker" */ './captcha-worker.ts', import.meta.url))
    workers.push(worker)
    return worker
  }
  try {
    return await solveChallengeWorkers({ ...work, createWorker, concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1) })
  } finally {
    end()
  }
}
