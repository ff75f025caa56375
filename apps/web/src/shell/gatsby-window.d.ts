import type { PageLoader, TemplateModule } from './unknown-paths'

/** What Gatsby leaves on `window`; it has no types for it. */
declare global {
  interface Window {
    ___loader: PageLoader
    /** Of the code that the page was built with; not in `gatsby develop`. */
    ___webpackCompilationHash?: string
    /** What its links and `navigate` call; a number is a step in the history. */
    ___navigate(to: string | number, options?: { replace?: boolean; state?: unknown }): void
    /** The code of each template, by the name of its chunk; each is loaded once. */
    asyncRequires: { components: Partial<Record<string, () => Promise<TemplateModule>>> }
  }
}
