/** There is nothing to choose: what is shared is the page. */
export type ShareComponentOptions = Record<string, never>
