import type { Attempt } from './attempt'
import type { FailureNote } from './failure-note'

/** What a visitor has typed and not sent yet, or sent without learning what became of it. */
export interface Draft<Values> {
  values: Values
  /** Names of the files that were chosen: they cannot be kept. */
  files?: string[]
  /** The last try: its `Idempotency-Key`, and the content that it was for, so that the same content goes under the same key. */
  attempt?: Attempt | undefined
  /** Why the last try failed; its faults by name of the field. */
  failure?: FailureNote | undefined
}

/** A form that is told what another one of its name does with the draft: of one page there may be two. */
export interface DraftListener<Values> {
  /** @param knowsAll whether who wrote it knew what the draft was before */
  written(knowsAll: boolean): void
  /** All of it was deleted by hand. */
  emptied(): void
  /** @param sent what has been sent; undefined where it was thrown away */
  ended(sent: Values | undefined): void
}

export interface DraftStore<Values> {
  /** Undefined where there is none, or nothing can be kept. */
  read(): Draft<Values> | undefined
  /** Another number after each change. */
  version(): number
  /**
   * @param own form, which is not told
   * @param known version that it was written on top of
   */
  write(draft: Draft<Values>, own?: DraftListener<Values>, known?: number): void
  /** Forgets what was deleted by hand. */
  empty(own?: DraftListener<Values>): void
  /** Forgets what was sent, or thrown away. */
  end(own: DraftListener<Values>, sent?: Values): void
  /** @returns has it told no more */
  listen(listener: DraftListener<Values>): () => void
}

/**
 * Keeps a draft until the tab is closed. In the tab's own storage and nowhere else: who sits down at a shared computer next
 * opens another tab. Files cannot be kept there. Where the browser keeps nothing, a draft lives as long as the page.
 *
 * @param name of the form
 */
export function draftStore<Values>(name: string): DraftStore<Values> {
  const key = `draft-${name}`
  const others = (own: DraftListener<Values> | undefined) => [...(listeners.get(key) ?? [])].filter((listener) => listener !== own)
  const version = () => versions.get(key) ?? 0
  const forget = () => {
    versions.set(key, version() + 1)
    memory.delete(key)
    tryStorage((storage) => storage.removeItem(key))
  }
  return {
    read() {
      const text = tryStorage((storage) => storage.getItem(key)) ?? memory.get(key)
      try {
        return text ? (JSON.parse(text) as Draft<Values>) : undefined
      } catch {
        return undefined
      }
    },
    version,
    write(draft, own, known = version()) {
      const knowsAll = known === version()
      versions.set(key, version() + 1)
      const text = JSON.stringify(draft)
      memory.set(key, text)
      tryStorage((storage) => storage.setItem(key, text))
      for (const listener of others(own)) listener.written(knowsAll)
    },
    empty(own) {
      forget()
      for (const listener of others(own)) listener.emptied()
    },
    end(own, sent) {
      forget()
      for (const listener of others(own)) listener.ended(sent)
    },
    listen(listener) {
      const all = listeners.get(key) ?? new Set()
      listeners.set(key, all.add(listener as DraftListener<unknown>))
      return () => void all.delete(listener as DraftListener<unknown>)
    },
  }
}

const memory = new Map<string, string>()
const versions = new Map<string, number>()
const listeners = new Map<string, Set<DraftListener<unknown>>>()

/** A browser may refuse storage altogether, or be full. */
function tryStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(sessionStorage)
  } catch {
    return undefined
  }
}
