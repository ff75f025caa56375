import { useEffect, useState } from 'react'

/** Rows for paper: all of them are shown while the browser prints, then what was shown before. */
export function usePrint<Row>(): { rows: readonly Row[] | undefined; print: (rows: readonly Row[]) => void } {
  const [rows, setRows] = useState<readonly Row[]>()
  useEffect(() => {
    if (!rows) return
    const end = () => setRows(undefined)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [rows])
  return { rows, print: setRows }
}
