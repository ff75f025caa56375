/**
 * Tells when the reader comes back to the page: a tab may have been left open, or a laptop asleep, over the end of what it shows. For hooks that read the clock when
 * something renders, in `useSyncExternalStore`.
 *
 * @returns stops it
 */
export function whenBack(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
