import type { Client } from '../client'
import type { Failure, Result } from '../result'

/** What is known of one request. Every change makes a new object, so that React can compare. */
export interface Entry {
  /** The last data that came; `at` in milliseconds since 1970. */
  good?: { data: unknown; at: number }
  /** Of the last try, where that failed. */
  failure?: Failure<unknown>
  /** Asked for, or about to be. */
  pending: boolean
}

/** Nothing is known yet. */
export const asking: Entry = { pending: true }

/** Answers by request, shared by all components that use the same client. */
export interface OperationCache {
  read(key: string): Entry | undefined
  /** Until the returned function is called the entry is kept; when the last one lets go, a request under way is aborted. */
  subscribe(key: string, listener: () => void): () => void
  /** What came with the page; data from the API is left as it is. */
  seed(key: string, entry: Entry): void
  /** Asks the API for a key that is subscribed to, unless that is under way or the data is younger than `staleMs`. */
  load(key: string, load: (signal: AbortSignal) => Promise<Result<unknown, unknown>>, staleMs: number): void
}

interface Slot {
  entry: Entry
  listeners: Set<() => void>
  /** Of the request under way. */
  controller?: AbortController | undefined
}

const caches = new WeakMap<Client, OperationCache>()

/** The cache of a client. */
export function cacheOf(client: Client): OperationCache {
  const cache = caches.get(client) ?? createOperationCache()
  caches.set(client, cache)
  return cache
}

/** Drops all answers that a client has, for components to come. */
export function forgetAnswers(client: Client): void {
  caches.delete(client)
}

/** @param maxEntries beyond it the entries that were not used for longest go, but none that is subscribed to */
export function createOperationCache(maxEntries = 100): OperationCache {
  const slots = new Map<string, Slot>()

  /** The slot, now the one that was used last. */
  function touch(key: string): Slot {
    const slot = slots.get(key) ?? { entry: asking, listeners: new Set() }
    slots.delete(key)
    slots.set(key, slot)
    for (const [other, { listeners }] of slots) {
      if (slots.size <= maxEntries) break
      if (listeners.size === 0 && other !== key) slots.delete(other)
    }
    return slot
  }

  function set(slot: Slot, entry: Entry): void {
    slot.entry = entry
    for (const listener of [...slot.listeners]) listener()
  }

  return {
    read: (key) => slots.get(key)?.entry,

    subscribe(key, listener) {
      const slot = touch(key)
      slot.listeners.add(listener)
      return () => {
        slot.listeners.delete(listener)
        if (slot.listeners.size > 0) return
        slot.controller?.abort()
        slot.controller = undefined
        slot.entry = { ...slot.entry, pending: false }
        if (!slot.entry.good) slots.delete(key)
      }
    },

    seed(key, entry) {
      const slot = touch(key)
      if (!slot.entry.good) set(slot, entry)
    },

    load(key, load, staleMs) {
      const slot = slots.get(key)
      if (!slot || slot.listeners.size === 0 || slot.controller || isFresh(slot.entry, staleMs)) return
      const controller = new AbortController()
      const { good } = slot.entry
      slot.controller = controller
      set(slot, good ? { good, pending: true } : asking)
      // Not at once: React's strict mode lets go and comes back in the same breath, which must not cost a request.
      queueMicrotask(async () => {
        if (controller.signal.aborted) return
        const result = await load(controller.signal)
        if (slot.controller !== controller) return
        slot.controller = undefined
        if (result.ok) set(slot, { good: { data: result.data, at: Date.now() }, pending: false })
        else set(slot, { ...(good && { good }), failure: result, pending: false })
      })
    },
  }
}

/** Of data from a time to come the clock has been set back since. */
function isFresh({ good, failure }: Entry, staleMs: number): boolean {
  return good !== undefined && !failure && Math.abs(Date.now() - good.at) < staleMs
}
