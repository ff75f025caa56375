import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { loadShell } from './load-shell'
import type { Shell } from './shell'
import { shellsAtom } from './store'

/** The shell by its key. Where it did not come with the page, as in `gatsby develop`, it is fetched once. */
export function useShell(key: string): Shell | undefined {
  useEffect(() => void loadShell(key), [key])
  return useAtomValue(shellsAtom)[key]
}
