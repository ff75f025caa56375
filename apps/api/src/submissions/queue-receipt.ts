import { sql, type Kysely } from 'kysely'
import { toUtc } from '../content/time'
import type { Tables } from '../database/tables'
import { keyOfMail } from '../mail/forget-mails'
import type { Letter } from '../mail/letter'
import { queueMail } from '../mail/outbox'
import type { Sender } from '../mail/sender'

/** Receipts that an address gets in a day: anybody may name a stranger's. Whoever sends more has the numbers on the page. */
const receiptsADay = 10

const dayMs = 24 * 60 * 60_000

export interface Arrival {
  /** Id of the question or application. */
  id: string
  email: string
  now: Date
}

/** Queues the mail that says that a question or an application has arrived, in the transaction that has stored it; none where the address has had enough of them. */
export async function queueReceipt(query: Kysely<Tables>, letter: Letter, sender: Sender, { id, email, now }: Arrival): Promise<void> {
  const since = toUtc(new Date(now.getTime() - dayMs))
  const isSame = sql<boolean>`lower(email) = lower(${email})`
  // By their times, which have an index; of a question together with its status. What a moderator has registered came from no stranger.
  const questions = await query.selectFrom('question').where('status', '=', 'on_moderation').where('received_at', '>', since).where(isSame).select('id').execute()
  const applications = await query.selectFrom('application').where('received_at', '>', since).where(isSame).select('id').execute()
  if (questions.length + applications.length <= receiptsADay) await queueMail(query, letter, sender, { to: email, now, uniqueKey: keyOfMail(id, 'received') })
}
