import { useEffect, useState } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import { useLatest } from '../environment/use-latest'
import type { projectMap } from './project-map'

/** The code and the shapes of the map, asked for once there is a map to draw: half a hundred kilobytes. */
export function useMapProjection(): { project: typeof projectMap | undefined; isFailed: boolean } {
  const tellMissing = useLatest(useBlockEnvironment().onMissingCode)
  const [project, setProject] = useState<typeof projectMap>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    import(/* webpackChunkName: "partner-map" */ './project-map')
      .then((module) => setProject(() => module.projectMap))
      .catch((cause: unknown) => {
        setFailed(true)
        tellMissing.current(cause, false)
      })
  }, [tellMissing])
  return { project, isFailed }
}
