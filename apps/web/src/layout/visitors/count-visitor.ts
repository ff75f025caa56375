import { getVisitorCounts } from '@university/api-client'
import { client } from '@university/blocks/client'
import type { BlockEnvironment } from '@university/blocks/environment'
import type { Schema } from '@university/api-client/types'

const counted = new Map<string, Promise<Schema<'VisitorCounts'> | undefined>>()

/**
 * Counts the visitor of a site, once a load of the page; not who asks not to be tracked. It sets no cookie and asks no other
 * host; the server knows a visitor for one day, by a hash.
 *
 * @returns how many there are; undefined, and a line in the log, when that is not known
 */
export async function countVisitor(site: BlockEnvironment['site'], lang: BlockEnvironment['language']): Promise<Schema<'VisitorCounts'> | undefined> {
  if (isUnwanted(navigator)) return undefined
  const known = counted.get(site) ?? ask(site, lang)
  counted.set(site, known)
  return known
}

async function ask(slug: BlockEnvironment['site'], lang: BlockEnvironment['language']): Promise<Schema<'VisitorCounts'> | undefined> {
  const result = await getVisitorCounts(client, { body: { slug, lang } })
  if (result.ok) return result.data
  console.error('The visitors could not be counted', result)
  return undefined
}

/** Do Not Track, or Global Privacy Control. */
function isUnwanted(browser: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true
}
