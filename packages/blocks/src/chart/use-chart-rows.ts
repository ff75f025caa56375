import { useEffect, useState } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import { useLatest } from '../environment/use-latest'
import { getLargeData, setLargeData } from '../list/large-data'
import type { AllRows } from '../table/use-all-rows'

/**
 * All rows for a picture that is shown on demand. Other filters, other rows: the former stay until the new ones are there, or do not come.
 * A picture that is hidden and shown again tries again what has failed. Who comes back to the page within two minutes finds the rows with it: what came later would
 * push away what they were reading.
 *
 * @param name of the list
 * @param filter changes with the filters
 * @returns undefined while there is nothing to show
 */
export function useChartRows<Row>(name: string, isOpen: boolean, filter: string, all: AllRows<Row, 'chart'>): readonly Row[] | undefined {
  const { site, language } = useBlockEnvironment()
  const key = `chart ${name} ${site} ${language} ${filter}`
  const [drawn, setDrawn] = useState(() => ({ key, rows: getLargeData(key) as readonly Row[] | undefined }))
  const latest = useLatest(all)
  const isWanted = isOpen && (drawn.key !== key || !drawn.rows)
  useEffect(() => {
    if (!isWanted) return
    latest.current.fetchFor('chart', (rows) => {
      setLargeData(key, rows)
      setDrawn({ key, rows })
    })
  }, [isWanted, key, latest])
  const isOutdated = isWanted && all.failed !== undefined
  return isOpen && !isOutdated ? drawn.rows : undefined
}
