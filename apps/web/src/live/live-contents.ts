import { isPreview } from '@university/blocks/is-preview'
import type { TemplateModule } from '../shell/unknown-paths'
import type { PageContext } from '../lib/page-context'

/** A page that the build does not have: its template with what the template gets. */
export interface LiveContent {
  template: TemplateModule
  data: object
  pageContext: PageContext
  /** Only editors with the key see it. */
  unpublished?: true
}

/** What an address says, as far as it matters here. */
export interface ContentLocation {
  pathname: string
  /** Gatsby does not tell it to heads; then it is that of the window. */
  search?: string
}

const contents = new Map<string, LiveContent>()

/**
 * What was found at an address since the page was loaded. The page and its head are rendered apart, so both look here. What
 * a preview shows is not there for visitors, and the other way round.
 */
export function liveContentAt(location: ContentLocation): LiveContent | undefined {
  return contents.get(keyOf(location))
}

export function keepLiveContent(location: ContentLocation, content: LiveContent): void {
  contents.set(keyOf(location), content)
}

/** It is there no longer. */
export function forgetLiveContent(location: ContentLocation): void {
  contents.delete(keyOf(location))
}

function keyOf({ pathname, search = typeof window === 'undefined' ? '' : window.location.search }: ContentLocation): string {
  return `${pathname} ${isPreview(search)}`
}
