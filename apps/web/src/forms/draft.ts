import type { Attempt } from './attempt'
import type { FailureNote } from './failure-note'
import { tryStorage } from './try-storage'

/** By the field in which they were chosen. */
export type Files = Readonly<Record<string, File[]>>

/** What a visitor has typed and not sent yet, or sent without learning what became of it. */
export interface Draft<Values> {
  values: Values
  /** Names of the files that were chosen: after the page was loaded again they must be chosen anew. */
  files?: string[] | undefined
  /** The last try: its `Idempotency-Key`, and the content that it was for, so that the same content goes under the same key. */
  attempt?: Attempt | undefined
  /** Why the last try failed; its faults by name of the field. */
  failure?: FailureNote | undefined
  /** Random names of the forms in which it was written, the last one last: a tab that is duplicated has a copy. */
  lineage?: readonly string[]
}

export interface DraftStore<Values> {
  /** Undefined where there is none, or nothing can be kept. */
  read(): Draft<Values> | undefined
  /** Its files: as long as the page lives, for the browser has no other place for them. */
  files(): Files
  write(draft: Draft<Values>, files?: Files): void
  forget(): void
  /** Forgets it for good: it is gone on with, or was thrown away, in another form. */
  take(): void
  /** Says that it is being sent, or no longer: until it is known what becomes of it, nobody else shall go on with it. */
  hold(isHeld: boolean): void
  isHeld(): boolean
  /** Tells of each change, and whether it was taken. @returns has it told no more */
  listen(listener: (isTaken: boolean) => void): () => void
}

/**
 * Keeps a draft until the tab is closed. In the tab's own storage and nowhere else: who sits down at a shared computer next
 * opens another tab. Files, and what the storage does not take, live as long as the page.
 *
 * @param name of the form
 */
export function draftStore<Values>(name: string): DraftStore<Values> {
  const key = `draft-${name}`
  const tell = (isTaken: boolean) => {
    for (const listener of listeners.get(key) ?? []) listener(isTaken)
  }
  const remove = (isTaken: boolean) => {
    memory.delete(key)
    chosen.delete(key)
    tryStorage(() => sessionStorage.removeItem(key))
    tell(isTaken)
  }
  return {
    read() {
      const text = memory.get(key) ?? tryStorage(() => sessionStorage.getItem(key))
      try {
        return text ? (JSON.parse(text) as Draft<Values>) : undefined
      } catch {
        return undefined
      }
    },
    files: () => chosen.get(key) ?? none,
    write(draft, files = none) {
      const text = JSON.stringify(draft)
      chosen.set(key, files)
      memory.set(key, text)
      tryStorage(() => {
        sessionStorage.setItem(key, text)
        memory.delete(key)
      })
      tell(false)
    },
    forget: () => remove(false),
    take: () => remove(true),
    hold(isHeld) {
      if (isHeld) held.add(key)
      else held.delete(key)
      tell(false)
    },
    isHeld: () => held.has(key),
    listen(listener) {
      const all = listeners.get(key) ?? new Set()
      listeners.set(key, all.add(listener))
      return () => void all.delete(listener)
    },
  }
}

/** What the storage did not take. */
const memory = new Map<string, string>()
const chosen = new Map<string, Files>()
const none: Files = {}
const held = new Set<string>()
const listeners = new Map<string, Set<(isTaken: boolean) => void>>()
