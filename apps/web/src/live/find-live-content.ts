import { isPreview } from '@university/blocks/is-preview'
import { loadPageIslands } from '@university/blocks/island-code'
import { loadRunTime } from '../builds/load-run-time'
import { isLive } from '../builds/route-rules'
import { loadMessages } from '../i18n/load-messages'
import { pagePartOf } from '../i18n/page-part'
import { splitPath } from '../i18n/paths'
import type { PageContext } from '../lib/page-context'
import { getShell } from '../shell/store'
import { forgetLiveContent, keepLiveContent, type ContentLocation, type LiveContent } from './live-contents'

export interface LiveAddress {
  /** In a preview what is known already is asked anew, and for what visitors are not shown. */
  location: Required<ContentLocation>
  /** Of the page that stands in: site, language, shell. */
  pageContext: PageContext
}

/** Addresses that name a thing: only for these it is worth to look what the build says. */
const ofThings = /^\/(page|news|announce|events|vacancy|portfolio|dissertation)\/./

/** Whether there may be a page at an address that the build does not have. Costs nothing. */
export function mayBeLive(pathname: string): boolean {
  return ofThings.test(splitPath(pathname).path)
}

/**
 * Finds what the API has at an address, though the build may not have it. Apollo and the schema are fetched for it.
 *
 * @returns null when there is no such page, or no longer; undefined when nobody can say, which is logged
 */
export async function findLiveContent({ location, pageContext }: LiveAddress): Promise<LiveContent | null | undefined> {
  const { pathname } = location
  try {
    const { awaitWords, routeOf } = await loadRunTime()
    const match = await routeOf(pathname)
    if (!isLive(match)) return null
    const { site, language, shell } = pageContext
    const part = pagePartOf(match.template)
    const words = part && loadMessages(language, part)
    const [template, { readLivePage }] = await Promise.all([
      window.asyncRequires.components[`component---src-templates-${match.template}-tsx`]?.(),
      import(/* webpackChunkName: "live" */ './live-pages'),
    ])
    const [live] = await Promise.all([
      readLivePage({ template: match.template, params: match.params, site, language, origin: getShell(shell)?.origin ?? window.location.origin, preview: isPreview(location.search) }),
      // One whose code does not come tries again at its place.
      loadPageIslands().catch(() => undefined),
    ])
    if (!live) {
      forgetLiveContent(location)
      return null
    }
    if (!template) return undefined
    const noWords = await words
    // The page would show their keys.
    if (part && noWords) await awaitWords(noWords, () => loadMessages(language, part))

    const { path } = splitPath(pathname)
    const own: PageContext = { ...pageContext, ...live.variables, isLive: true, i18n: { ...pageContext.i18n, originalPath: path, path: pathname } }
    const content: LiveContent = { template, data: live.data, pageContext: own, ...(live.unpublished && { unpublished: true }) }
    keepLiveContent(location, content)
    return content
  } catch (cause) {
    console.error(`Whether there is a page at ${pathname} by now is not known`, cause)
    return undefined
  }
}
