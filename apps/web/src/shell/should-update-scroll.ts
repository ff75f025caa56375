import type { ShouldUpdateScrollArgs } from 'gatsby'

/**
 * Whether Gatsby scrolls after a step. It would go to the top of the page at every change of the query; but that is how
 * lists filter, and who has chosen a filter wants to see what it did. A list scrolls by itself where it shows another page. Whoever leads to another query from elsewhere on
 * the page says so in the state of the step.
 */
export function shouldUpdateScroll({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs): boolean {
  const former = prevRouterProps?.location
  const next: Location & { action?: string; state?: { fromElsewhere?: boolean } | null } = routerProps.location
  const isQuery = former?.pathname === next.pathname && former.search !== next.search && !next.hash && !next.state?.fromElsewhere
  // Back and forth, the reader gets the place where they were.
  return !isQuery || next.action === 'POP'
}
