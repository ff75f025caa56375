import { atom, getDefaultStore } from 'jotai'

const keptForMs = 120_000

/** Answers that a reader may come back to, by key. Each is dropped two minutes after it was set. */
export const largeDataAtom = atom<ReadonlyMap<string, unknown>>(new Map())

export function getLargeData(key: string): unknown {
  return getDefaultStore().get(largeDataAtom).get(key)
}

export function setLargeData(key: string, value: unknown): void {
  const store = getDefaultStore()
  store.set(largeDataAtom, (kept) => new Map(kept).set(key, value))
  setTimeout(() => {
    // Set anew in the meantime, it has its own two minutes.
    if (getLargeData(key) === value) store.set(largeDataAtom, (kept) => new Map([...kept].filter(([other]) => other !== key)))
  }, keptForMs)
}
