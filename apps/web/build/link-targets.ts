import fs from 'node:fs/promises'
import path from 'node:path'
import { settings } from '../gatsby/settings'
import type { SiteManifest } from './site-manifest'
import type { SitesFolder } from './sites-folder'
import type { LinkTargets } from './verify'

/** How long a file of the API is waited for. */
const answerMs = 20_000

/**
 * What links may lead to: the sites that were built, those that are served, and what the API serves.
 *
 * @param former builds before those
 * @param progress is told where the API does not answer
 */
export async function findLinkTargets(
  sites: SitesFolder,
  built: ReadonlyMap<string, { manifest: SiteManifest; folder: string }>,
  former: ReadonlyMap<string, SiteManifest>,
  progress: (text: string) => void,
): Promise<LinkTargets> {
  const manifests = new Map(former)
  const folders = new Map<string, string>()
  for (const site of await sites.published()) {
    const current = await sites.current(site)
    const manifest = manifests.get(site) ?? (await sites.currentManifest(site))
    if (current && manifest) {
      manifests.set(site, manifest)
      folders.set(site, current.folder)
    }
  }
  for (const [site, { manifest, folder }] of built) {
    manifests.set(site, manifest)
    folders.set(site, folder)
  }
  const redirects = new Map<string, ReadonlySet<string>>()
  for (const [site, folder] of folders) redirects.set(site, await formerAddresses(folder))
  return {
    manifestOf: (site) => manifests.get(site),
    redirectsOf: (site) => redirects.get(site) ?? new Set(),
    isServedByApi: filesOfApi([...former.values()], progress),
  }
}

/** None where they cannot be read: no other site is kept from being published by that. */
async function formerAddresses(folder: string): Promise<ReadonlySet<string>> {
  try {
    return new Set(Object.keys(JSON.parse(await fs.readFile(path.join(folder, 'redirects.json'), 'utf8')) as object))
  } catch {
    return new Set()
  }
}

/** @returns tells whether the API has a file; asks for each once */
function filesOfApi(former: readonly SiteManifest[], progress: (text: string) => void): (file: string) => Promise<boolean> {
  const served = new Map<string, Promise<boolean>>()
  // What a former build leads to was asked for then. What was not there may be there now, or be broken still.
  const wereBroken = new Set(former.flatMap(({ broken }) => broken ?? []))
  for (const { links, broken } of former) for (const link of broken ? links : []) if (!wereBroken.has(link)) served.set(link, Promise.resolve(true))
  // Files are asked for one after the other: whoever does not answer for one is asked for no other.
  let isSilent = false
  const isThere = async (file: string): Promise<boolean> => {
    if (isSilent) return false
    try {
      return (await fetch(new URL(file, settings.apiUrl), { method: 'HEAD', signal: AbortSignal.timeout(answerMs) })).status < 400
    } catch (error) {
      isSilent = (error as Error).name === 'TimeoutError'
      if (isSilent) progress(`the API at ${settings.apiUrl} does not say whether ${file} is there; it and all that was not asked for count as not there`)
      return false
    }
  }
  return (file) => {
    const known = served.get(file) ?? isThere(file)
    served.set(file, known)
    return known
  }
}
