import { startTransition, type ReactElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Hydrates a page in slices of some milliseconds, as React does for transitions only, so that scrolling and typing never
 * wait for the whole page. `gatsby develop` has no HTML to start from.
 */
export function replaceHydrateFunction() {
  return (element: ReactElement, container: Element) =>
    startTransition(() => {
      if (container.hasChildNodes()) hydrateRoot(container, element)
      else createRoot(container).render(element)
    })
}
