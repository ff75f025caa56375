import { setTimeout } from 'node:timers/promises'

/** Between two tries to reach a site that does not answer yet. */
const pauseMs = 500

/**
 * Has `gatsby develop` read the content anew. The first start takes it minutes until it answers: it is told as soon as it does, once,
 * however often something has changed meanwhile. Nobody need wait for it.
 *
 * @param site its address
 */
export function siteRefresher(site: string): () => Promise<void> {
  let telling: Promise<void> | undefined
  let isChanged = false

  async function tell(): Promise<void> {
    do {
      isChanged = false
      while (!(await fetch(`${site}/__refresh`, { method: 'POST' }).then(({ ok }) => ok, () => false))) {
        await setTimeout(pauseMs)
        isChanged = false
      }
      // What changed while it was being told may have come too late for it.
    } while (isChanged)
  }

  return () => {
    isChanged = true
    return (telling ??= tell().finally(() => (telling = undefined)))
  }
}
