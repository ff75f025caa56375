import { ContentStore } from '../content/content-store'
import { settings } from '../content/kinds/settings'
import type { Database } from '../database/database'
import type { Site } from './site-from-host'

/** For so long what is known of a site is taken for true, in milliseconds. */
const freshMs = 10_000

interface Known {
  /** A promise until the first answer is there. */
  origins: string[] | Promise<string[]>
  /** In milliseconds since 1970. */
  askedAt: number
}

export interface ReceptionOriginsOptions {
  database: Database
  /** Where the reception of all sites answers; without it each site's settings say. */
  receptionUrl: string | undefined
  clock: () => Date
  /** Told when the database did not answer; what was known before goes on holding. */
  onFailure: (error: unknown) => void
}

/**
 * Which origins besides its own the pages of a site may call: that of its reception, where it has a host of its own.
 * Pages wait for the database once a site; later it is asked behind their back, so that they are served without it, too.
 */
export function receptionOrigins({ database, receptionUrl, clock, onFailure }: ReceptionOriginsOptions): (site: Site) => Promise<string[]> {
  if (receptionUrl !== undefined) {
    const origins = originsOf(receptionUrl)
    return async () => origins
  }
  const bySite = new Map<Site, Known>()
  const ask = async (site: Site, now: Date, before: string[]): Promise<string[]> => {
    try {
      const [found] = await new ContentStore(database, now).list(settings, { site, limit: 1 })
      return originsOf(found?.reception_url ?? undefined)
    } catch (error) {
      onFailure(error)
      return before
    }
  }
  const refresh = async (known: Known, site: Site, now: Date) => {
    known.askedAt = now.getTime()
    known.origins = await ask(site, now, await known.origins)
  }
  return async (site) => {
    const now = clock()
    const known = bySite.get(site) ?? { origins: ask(site, now, []), askedAt: now.getTime() }
    bySite.set(site, known)
    // What was asked in times to come was asked by a clock that has been set back since.
    if (Math.abs(now.getTime() - known.askedAt) >= freshMs) void refresh(known, site, now)
    return known.origins
  }
}

/** Empty for what is no plain address, too: it becomes part of a header, where some signs that a host may have mean something. */
function originsOf(url: string | undefined): string[] {
  const origin = url !== undefined && URL.canParse(url) ? new URL(url).origin : ''
  return /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin) ? [origin] : []
}
