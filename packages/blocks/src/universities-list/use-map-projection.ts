import { useEffect, useState } from 'react'
import type { projectMap } from './project-map'

/** The code and the shapes of the map, asked for once there is a map to draw: half a hundred kilobytes. */
export function useMapProjection(): { project: typeof projectMap | undefined; isFailed: boolean } {
  const [project, setProject] = useState<typeof projectMap>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    import(/* webpackChunkName: "partner-map" */ './project-map')
      .then((module) => setProject(() => module.projectMap))
      .catch((cause: unknown) => {
        setFailed(true)
        // Code that went with a former build is the site's to fetch.
        throw cause
      })
  }, [])
  return { project, isFailed }
}
