import type { Shell } from './shell'

/** What the server render leaves in a page for the browser's first render. */
export interface InitialState {
  key: string
  shell: Shell
  /** True on the page that answers unknown addresses. */
  notFound: boolean
}

const elementId = 'initial-state'

/** Safe inside a script element: no `<` survives. */
export function InitialStateScript({ state }: { state: InitialState }) {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return <script id={elementId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Undefined in `gatsby develop`, where pages are not rendered on a server. */
export function readInitialState(): InitialState | undefined {
  // A heading of an editor may have the same id.
  const text = document.querySelector(`script#${elementId}`)?.textContent
  return text ? (JSON.parse(text) as InitialState) : undefined
}
