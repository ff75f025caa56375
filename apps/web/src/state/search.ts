import { atom } from 'jotai'

/** What the reader typed last and sent off; the search page starts with it when its address has no words. */
export const searchTextAtom = atom('')

/** Kind of content that is searched, as the contract counts them; 1 is all. */
export const searchTypeAtom = atom(1)
