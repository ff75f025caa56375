import { getSettings } from '@university/api-client'
import type { Result } from '@university/api-client/result'
import type { ReadProblem, Schema } from '@university/api-client/types'
import { client } from '@university/blocks/client'

/** Which consent text holds, and where it is. */
export type Consent = Schema<'Settings'>['consent']

const known = new Map<string, Promise<Result<Consent, ReadProblem>>>()

/**
 * Asks the server which consent text holds now: pages are built before it changes. Once a visit.
 *
 * @param site its identifier, `main` for the host without one
 */
export function loadConsent(site: string): Promise<Result<Consent, ReadProblem>> {
  const asked = known.get(site) ?? ask(site)
  known.set(site, asked)
  // What failed is asked again.
  void asked.then(({ ok }) => !ok && known.delete(site))
  return asked
}

/** After the server has refused the text that was shown. */
export function forgetConsent(): void {
  known.clear()
}

async function ask(site: string): Promise<Result<Consent, ReadProblem>> {
  const answer = await getSettings(client, { body: { slug: (site === 'main' ? '' : site) as Schema<'SiteSlug'> } })
  return answer.ok ? { ...answer, data: answer.data.consent } : answer
}
