import { useEffect, useState } from 'react'
import type { ShellLink } from '../../shell/shell'

const loaded = new Map<string, ShellLink[]>()

/**
 * All entries of the menu, which pages do not carry: fetched once when they are wanted. A failure is logged, and the
 * caller goes on with the main menu.
 *
 * @param shellKey names the shell of the page; the file lies beside it
 */
export function useSiteMap(shellKey: string, wanted: boolean): ShellLink[] | undefined {
  const [, setShown] = useState<string>()
  useEffect(() => {
    if (!wanted || loaded.has(shellKey)) return
    void load(shellKey)
      .then((items) => {
        loaded.set(shellKey, items)
        setShown(shellKey)
      })
      .catch((cause: unknown) => console.error(`Site map ${shellKey} failed to load`, cause))
  }, [shellKey, wanted])
  return loaded.get(shellKey)
}

async function load(shellKey: string): Promise<ShellLink[]> {
  const response = await fetch(`/shell/${shellKey}.site-map.json`)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const items = (await response.json()) as ShellLink[]
  if (!Array.isArray(items)) throw new Error('no list')
  return items
}
