import { useBlockEnvironment } from '@university/blocks/environment'
import { whenOutdated } from '@university/blocks/when-outdated'
import { useEffect, useReducer } from 'react'
import type { NewerHome } from './newer-home'

/** By site and language; kept until the page is loaded anew. */
const known = new Map<string, NewerHome>()

/**
 * The news, events and announcements of the home page as the API has them, where the build is old: asked for once. Undefined until the
 * answer is there, and when it does not come: what the build knows stays, and nobody is told.
 */
export function useNewerHome(): NewerHome | undefined {
  const { site, language } = useBlockEnvironment()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const key = `${site} ${language}`

  useEffect(() => {
    if (known.has(key)) return
    return whenOutdated((signal) => {
      import(/* webpackChunkName: "newer-home" */ './newer-home')
        .then(({ readNewerHome }) => readNewerHome(site, language, signal))
        .then((newer) => {
          if (signal.aborted) return
          known.set(key, newer)
          redraw()
        })
        .catch(() => undefined)
    })
  }, [key, language, site])

  return known.get(key)
}
