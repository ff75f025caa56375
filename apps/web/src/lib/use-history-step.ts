import { useLatest } from '@university/blocks/use-latest'
import { useEffect } from 'react'

/**
 * Tells of a step in the history that leads to another address, be it that of the same page in another language or with another query. One to a fragment is none.
 *
 * @param isOn it is told of while this is true
 * @param onStep is told whether the path is another one
 */
export function useHistoryStep(isOn: boolean, onStep: (isOtherPath: boolean) => void): void {
  const latest = useLatest(onStep)

  useEffect(() => {
    if (!isOn) return
    const { pathname, search } = window.location
    const look = () => {
      const isOtherPath = window.location.pathname !== pathname
      if (isOtherPath || window.location.search !== search) latest.current(isOtherPath)
    }
    window.addEventListener('popstate', look)
    return () => window.removeEventListener('popstate', look)
  }, [isOn, latest])
}
