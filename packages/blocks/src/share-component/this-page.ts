/** What is told to others of the page that is open. */
export interface SharedPage {
  url: string
  title: string
}

/** Says who follows whom, or what only the sender sees. */
const ofTheSender = /^(mode|utm_.+|fbclid|gclid|yclid|igshid|mc_[ce]id)$/

/**
 * The page as it is to be shared: by its canonical address, with the filters that its reader has set, without what tells
 * of the reader.
 */
export function thisPage({ title, location, canonical = canonicalOf(document) }: { title: string; location: Location; canonical?: string | undefined }): SharedPage {
  const url = new URL(canonical ?? location.pathname, location.href)
  for (const [name, value] of new URLSearchParams(location.search)) if (!ofTheSender.test(name)) url.searchParams.append(name, value)
  url.hash = location.hash
  return { url: url.href, title }
}

function canonicalOf(page: Document): string | undefined {
  return page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
}
