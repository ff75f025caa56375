import { atom } from 'jotai'

/** The full-screen menu, and where the focus goes when it opens. */
export const sidebarAtom = atom<'closed' | 'menu' | 'search'>('closed')

export const sidebarId = 'sidebar'
