import type { Kysely } from 'kysely'
import { almatyDay, endOfDay } from '../content/time'
import type { Database } from './database'
import { sharedSecret } from './shared-secret'
import type { Tables } from './tables'

/** A secret of each day, the same in all processes: what is hashed with it cannot be compared with another day's, nor be hashed again once it is forgotten. */
export class DailySecret {
  private readonly latest = new WeakMap<Database, { day: string; value: Promise<string> }>()

  /** @param purpose what the names of the secrets begin with; no other purpose begins so */
  constructor(private readonly purpose: string) {}

  /** @param day `2026-11-21` */
  of(database: Database, day: string): Promise<string> {
    const held = this.latest.get(database)
    if (held?.day === day) return held.value
    const value = sharedSecret(database, this.nameOf(day))
    this.latest.set(database, { day, value })
    // A database that was away is asked again.
    value.catch(() => this.latest.delete(database))
    return value
  }

  /**
   * Removes those of former days, and of days that are to come, which a clock that was wrong has made. Not tomorrow's: the clock of another process may
   * be a little ahead.
   */
  async forget(query: Kysely<Tables>, day: string): Promise<void> {
    const others = query.deleteFrom('secret').where('name', 'like', `${this.purpose} %`)
    await others.where(({ eb, or }) => or([eb('name', '<', this.nameOf(day)), eb('name', '>', this.nameOf(almatyDay(endOfDay(day))))])).execute()
  }

  private nameOf(day: string): string {
    return `${this.purpose} ${day}`
  }
}
