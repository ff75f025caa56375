import { UsageError } from './command'

/**
 * How many `--limit` asks for; undefined for all.
 *
 * @throws UsageError
 */
export function limitOption(value: string | boolean | undefined): number | undefined {
  if (value === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(String(value))) throw new UsageError('--limit: a number, from 1')
  return Number(value)
}
