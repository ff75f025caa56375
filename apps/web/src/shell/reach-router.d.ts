/** The part of Gatsby's router that is used here; it has no types. */
declare module '@gatsbyjs/reach-router' {
  export const globalHistory: {
    /** Whether a step has been made that the page has not followed yet: the next one would take its place in the browser's history. */
    readonly transitioning: boolean
    /** Says that the page has followed. */
    _onTransitionComplete(): void
    navigate(to: string): Promise<void>
    /** Tells of each step, its address being that of the window already. @returns has it told no more */
    listen(listener: () => void): () => void
  }
}
