import { UsageError } from './command'

/** What is listed without `--limit`: a flood of years, all of it in memory, would end the command. */
const usual = 1_000

export interface Limit {
  /** Of rows to be read: one more than are listed where nobody has asked for so many. */
  read: number
  /** Those to be listed, with a note where there are more that nobody knows of. */
  cut<Row>(rows: Row[]): { rows: Row[]; note: string | undefined }
}

/**
 * How many rows `--limit` asks for; without it the first thousand.
 *
 * @throws UsageError
 */
export function limitOption(value: string | undefined): Limit {
  if (value === undefined) return { read: usual + 1, cut: (rows) => ({ rows: rows.slice(0, usual), note: rows.length > usual ? `These are the first ${usual}. More: --limit N` : undefined }) }
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError('--limit: a number, from 1')
  return { read: Number(value), cut: (rows) => ({ rows, note: undefined }) }
}
