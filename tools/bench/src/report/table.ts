/** A table in Markdown. Signs that would end a cell are escaped. */
export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.map((cell) => String(cell).replace(/\|/g, '\\|')).join(' | ')} |`
  for (const row of rows) if (row.length !== head.length) throw new Error(`A row has ${row.length} cells instead of ${head.length}: ${row.join(', ')}`)
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
