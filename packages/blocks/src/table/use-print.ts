import { useEffect, useState } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import type { Pages } from '../list/use-pages'

/**
 * Rows for paper: all of them are shown while the browser prints, then what was shown before; also once the reader goes on to
 * other rows, for some browsers never tell of the end.
 *
 * @returns pages what is shown now
 */
export function usePrint<Row>(pages: Pages<Row>): { pages: Pages<Row>; isPrinting: boolean; print: (rows: readonly Row[]) => void } {
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
  const shown = rows && { items: rows, page: 1, lastPage: 1, total: rows.length }
  // All are there, whatever became of the page that the reader is at.
  return { pages: shown ? { ...pages, shown, state: 'ready' } : pages, isPrinting: rows !== undefined, print: setRows }
}
