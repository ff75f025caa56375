/** Where a page of a site lies: in the site, and among the pages of the one Gatsby build that holds all sites. */
export interface PageRecord {
  site: string
  /** What the visitor sees: `/kz/news`. */
  publicPath: string
  /** Gatsby's own: `/_s/lib/kz/news`; the same as `publicPath` for the main site and for a site that is built alone. */
  gatsbyPath: string
  /** RFC 3339: the last change of what it shows, where it shows one thing. */
  updatedAt?: string
}

const records = new Map<string, PageRecord>()

/** Remembers a page of this build. Called for every page on every build, so a page that is gone is not listed. */
export function recordPage(record: PageRecord): void {
  records.set(record.gatsbyPath, record)
}

export function recordedPages(): PageRecord[] {
  return [...records.values()]
}
