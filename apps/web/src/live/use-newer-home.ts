import { useBlockEnvironment } from '@university/blocks/environment'
import { useLatest } from '@university/blocks/use-latest'
import { whenOutdated } from '@university/blocks/when-outdated'
import { useEffect, useReducer } from 'react'
import type { HomeLists, NewerHome } from './newer-home'

/** By site and language, without what the build says, too; kept until the page is loaded anew. */
const known = new Map<string, NewerHome>()

/**
 * The news, events and announcements of the home page as the API has them, where the build is old: asked for once. They are those of the
 * build until the answer is there, and where it does not come or says the same: then nothing is drawn anew, and nobody is told.
 */
export function useNewerHome(built: HomeLists): HomeLists {
  const { site, language } = useBlockEnvironment()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const key = `${site} ${language}`
  const latest = useLatest(built)

  useEffect(() => {
    if (known.has(key)) return
    return whenOutdated((signal) => {
      import(/* webpackChunkName: "newer-home" */ './newer-home')
        .then(({ readNewerHome }) => readNewerHome({ slug: site, lang: language, built: latest.current }, signal))
        .then((newer) => {
          if (signal.aborted) return
          known.set(key, newer)
          if (Object.keys(newer).length > 0) redraw()
        })
        .catch(() => undefined)
    })
  }, [key, language, latest, site])

  return { ...built, ...known.get(key) }
}
