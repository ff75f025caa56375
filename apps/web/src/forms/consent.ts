import { getSettings } from '@university/api-client'
import { expecting } from '@university/api-client/expecting'
import type { Result } from '@university/api-client/result'
import type { ReadProblem, Schema } from '@university/api-client/types'
import { client } from '@university/blocks/client'
import { slugOf } from 'gatsby-source-university/site-names'
import { failureNote, type FailureNote } from './failure-note'

/** Which consent text holds, and where it is. */
export type Consent = Schema<'Settings'>['consent']

const asked = new Map<string, Promise<Result<Consent, ReadProblem>>>()
const known = new Map<string, Consent>()
const listeners = new Set<() => void>()

/**
 * Asks the server which consent text holds now: pages are built before it changes. Once a visit.
 *
 * @param site its identifier, `main` for the host without one
 */
export function loadConsent(site: string): Promise<Result<Consent, ReadProblem>> {
  const former = asked.get(site)
  if (former) return former
  const answer = ask(site)
  asked.set(site, answer)
  void answer.then((result) => {
    if (asked.get(site) !== answer) return
    if (result.ok) known.set(site, result.data)
    // What failed is asked again.
    else asked.delete(site)
    for (const listener of listeners) listener()
  })
  return answer
}

/** The text that is known already, which a form has shown the way to. */
export function knownConsent(site: string): Consent | undefined {
  return known.get(site)
}

/**
 * The text that a visitor agrees to by sending a form, or why there is none.
 *
 * @param signal ends the waiting
 */
export async function agreedConsent(site: string, signal: AbortSignal): Promise<Consent | FailureNote> {
  const shown = knownConsent(site)
  if (shown) return shown
  const consent = await Promise.race([loadConsent(site), aborted(signal)])
  if (!consent) return { message: 'failure.aborted', errors: {} }
  if (!consent.ok) return failureNote(consent)
  // Nobody agrees to what they could not read.
  return consent.data.page_slug === null ? consent.data : { message: 'failure.consent_late', errors: {} }
}

/** Told when another text is known. @returns has it told no more */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** After the server has refused the text that was shown. */
export function forgetConsent(): void {
  asked.clear()
  known.clear()
}

/** Without a consent what the visitor agrees to is not known. */
const askSettings = expecting(getSettings, (settings) => Boolean(settings?.consent))

async function ask(site: string): Promise<Result<Consent, ReadProblem>> {
  const answer = await askSettings(client, { body: { slug: slugOf(site) } })
  return answer.ok ? { ...answer, data: answer.data.consent } : answer
}

/** Resolves when it fires. */
function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }))
}
