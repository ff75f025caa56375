import { toUtc } from './content/time'
import type { Database } from './database/database'
import { forgetVisitors } from './stats/visitor-counter'
import type { Quarantine } from './uploads/quarantine'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** How long it is remembered that a mail was sent, and a subscription not confirmed. */
const memoryMs = 30 * dayMs

/** Removes what has served its time. Safe to do at any time, by several processes at once. */
export async function keepHouse(database: Database, quarantine: Quarantine, now: Date): Promise<void> {
  const before = (ms: number) => toUtc(new Date(now.getTime() - ms))
  await database.write(async (query) => {
    await query.deleteFrom('idempotency').where('expires_at', '<=', toUtc(now)).execute()
    // An hour more, for a clock that is behind would still take the captcha.
    await query.deleteFrom('captcha_used').where('expires_at', '<=', before(hourMs)).execute()
    await query.deleteFrom('outgoing_mail').where('state', 'in', ['sent', 'cancelled', 'failed']).where('ended_at', '<', before(memoryMs)).execute()
    // Whose owner did not confirm it, an address is nobody's business; the link says for a while that it is too late.
    await query.updateTable('subscriber').set({ email: null, email_key: null }).where('status', '=', 'pending').where('token_expires_at', '<', toUtc(now)).execute()
    await query.deleteFrom('subscriber').where('status', '=', 'pending').where('token_expires_at', '<', before(memoryMs)).execute()
  })
  await forgetVisitors(database, now)
  await quarantine.sweep(database)
}
