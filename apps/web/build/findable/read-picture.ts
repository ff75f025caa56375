import { settings } from '../../gatsby/settings'

const timeoutMs = 20_000

/**
 * Gets a picture of a site: from the API, or from where its URL leads.
 *
 * @throws Error when it cannot be had
 */
export async function readPicture(url: string): Promise<Buffer> {
  const answer = await fetch(new URL(url, settings.apiUrl), { signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
