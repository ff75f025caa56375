import { atom, getDefaultStore } from 'jotai'
import type { Shell } from './shell'

/**
 * Shells by key: what the layout shares, of the footer phone, mail, address and social networks among it. In the
 * default store, because heads are rendered apart from their pages.
 */
export const shellsAtom = atom<Readonly<Record<string, Shell>>>({})

export function putShell(key: string, shell: Shell): void {
  getDefaultStore().set(shellsAtom, (shells) => ({ ...shells, [key]: shell }))
}

/** The shell by its key, or undefined while it is not there: the layout then shows placeholders. */
export function getShell(key: string): Shell | undefined {
  return getDefaultStore().get(shellsAtom)[key]
}
