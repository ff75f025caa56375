import { useEffect, useState } from 'react'
import { useLatest } from '../environment/use-latest'
import type { AllRows } from '../table/use-all-rows'

/**
 * All rows for a picture that is shown on demand. Other filters, other rows: the former stay until the new ones are there, or do not come.
 * A picture that is hidden and shown again tries again what has failed.
 *
 * @param filter changes with the filters
 * @returns undefined while there is nothing to show
 */
export function useChartRows<Row>(isOpen: boolean, filter: string, all: AllRows<Row, 'chart'>): readonly Row[] | undefined {
  const [drawn, setDrawn] = useState<{ filter: string; rows: readonly Row[] }>()
  const latest = useLatest(all)
  const isWanted = isOpen && drawn?.filter !== filter
  useEffect(() => {
    if (isWanted) latest.current.fetchFor('chart', (rows) => setDrawn({ filter, rows }))
  }, [isWanted, filter, latest])
  const isOutdated = isWanted && all.failed !== undefined
  return isOpen && !isOutdated ? drawn?.rows : undefined
}
