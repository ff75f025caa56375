import type { PageContext } from '../lib/page-context'
import { getShell } from '../shell/store'
import { eventJsonLd } from './event-json-ld'

interface Thing {
  '@type': string
  url?: string
  image?: unknown
}

/** Has the page tell search engines, which run its scripts, of its event as it is now: the build has told them of its former time. Its pictures stay. */
export function renewJsonLd(event: Parameters<typeof eventJsonLd>[0], { shell: key, language }: PageContext): void {
  const script = document.querySelector('script[type="application/ld+json"]')
  const shell = getShell(key)
  if (!script?.textContent || !shell) return
  const told = JSON.parse(script.textContent) as { '@graph': Thing[] }
  const renewed = told['@graph'].map((thing) => (thing['@type'] === 'Event' && thing.url ? { ...eventJsonLd(event, { shell, language, page: thing.url }), image: thing.image } : thing))
  script.textContent = JSON.stringify({ ...told, '@graph': renewed })
}
