import { atom } from 'jotai'

/** True from a reader's step to another page, or to the full-screen menu, until everything of it is there. */
export const loadingAtom = atom(false)
