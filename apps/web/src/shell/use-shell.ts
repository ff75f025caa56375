import { useEffect, useState } from 'react'
import { loadShell } from './load-shell'
import type { Shell } from './shell'
import { getShell } from './store'

/** The shell by its key. Where it did not come with the page, as in `gatsby develop`, it is fetched once. */
export function useShell(key: string): Shell | undefined {
  const [, setLoaded] = useState<string>()
  useEffect(() => {
    if (!getShell(key)) void loadShell(key).then(() => setLoaded(key))
  }, [key])
  return getShell(key)
}
