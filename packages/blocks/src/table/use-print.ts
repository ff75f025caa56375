import { useEffect, useState } from 'react'
import { useBlockEnvironment } from '../environment/environment'

/**
 * Rows for paper: all of them are shown while the browser prints, then what was shown before; also once the reader goes on to
 * other rows, for some browsers never tell of the end.
 */
export function usePrint<Row>(): { rows: readonly Row[] | undefined; print: (rows: readonly Row[]) => void } {
  const { search } = useBlockEnvironment()
  const [rows, setRows] = useState<readonly Row[]>()
  useEffect(() => {
    if (!rows) return
    const end = () => setRows(undefined)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [rows])
  useEffect(() => () => setRows(undefined), [search])
  return { rows, print: setRows }
}
