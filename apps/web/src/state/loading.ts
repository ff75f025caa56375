import { atom } from 'jotai'

/** True from a reader's step to another page until everything of that page is there. */
export const loadingAtom = atom(false)
