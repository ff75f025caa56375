import { atom } from 'jotai'

const loadsAtom = atom(0)

/**
 * True from a reader's step to another page, or to the full-screen menu, until everything of it is there. Is told when one more is
 * under way (1), and when it has ended (-1).
 */
export const loadingAtom = atom(
  (get) => get(loadsAtom) > 0,
  (get, set, change: 1 | -1) => set(loadsAtom, get(loadsAtom) + change),
)
