import type { Database } from '../database/database'
import { newNumber, type NumberPrefix } from './numbers'

/** A number that nothing has yet; the column is unique all the same. */
export async function freeNumber({ query }: Database, prefix: NumberPrefix): Promise<string> {
  const table = prefix === 'V' ? 'application' : 'question'
  for (;;) {
    const number = newNumber(prefix)
    const taken = await query.selectFrom(table).where('number', '=', number).select('id').executeTakeFirst()
    if (!taken) return number
  }
}
