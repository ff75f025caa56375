import { atom } from 'jotai'

/** What stands in the search field of the full-screen menu. Kept outside it, because the reader may type before it is there. */
export const searchDraftAtom = atom('')
