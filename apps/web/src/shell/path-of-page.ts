import { createContext } from 'react'

/** The path of the page, as the router spells it; undefined outside of its tree, in islands. */
export const PathOfPage = createContext<string | undefined>(undefined)
