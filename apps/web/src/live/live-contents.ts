import type { TemplateModule } from '../shell/unknown-paths'
import type { PageContext } from '../lib/page-context'

/** A page that the build does not have: its template with what the template gets. */
export interface LiveContent {
  template: TemplateModule
  data: object
  pageContext: PageContext
}

const contents = new Map<string, LiveContent>()

/** What was found at an address since the page was loaded. The page and its head are rendered apart, so both look here. */
export function liveContentAt(pathname: string): LiveContent | undefined {
  return contents.get(pathname)
}

export function keepLiveContent(pathname: string, content: LiveContent): void {
  contents.set(pathname, content)
}
