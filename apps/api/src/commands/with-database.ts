import { userInfo } from 'node:os'
import type { Config } from '../config'
import { openDatabase, type Database } from '../database/database'
import { migrate } from '../database/migrate'
import { MailRefused } from '../mail/mail-refused'
import { sendDueMails } from '../mail/mail-worker'
import { openTransport } from '../mail/transport'
import { Moderation } from '../questions/moderation'
import { Quarantine } from '../uploads/quarantine'

/** Opens the database that the configuration names, brings it up to date, and closes it whatever happens. */
export function withDatabase<Answer>(config: Config, work: (database: Database) => Promise<Answer>, options: { unchecked?: boolean } = {}): Promise<Answer> {
  return withDatabaseAsItIs(config, async (database) => (await migrate(database), work(database)), options)
}

/** The same without bringing it up to date. */
export async function withDatabaseAsItIs<Answer>(config: Config, work: (database: Database) => Promise<Answer>, options: { unchecked?: boolean } = {}): Promise<Answer> {
  const database = await openDatabase(config, { ...options, isCommand: true })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** @param by who does it, for the trail; the user of the system where it is not said */
export async function withModeration<Answer>(config: Config, by: string | undefined, work: (moderation: Moderation, database: Database) => Promise<Answer>): Promise<Answer> {
  return withDatabase(config, (database) => work(new Moderation(database, config, new Quarantine(config.dataDir), actorOf(by)), database))
}

export function actorOf(by: string | undefined): string {
  return by?.trim() || userInfo().username
}

/**
 * Sends the mails that wait, so that no server needs to run for it. What cannot be sent now is left to one: what the command did before holds all the same.
 *
 * @returns what people are told; undefined when all is well
 */
export async function sendMails(database: Database, config: Config): Promise<string | undefined> {
  let failure: unknown
  try {
    const transport = openTransport(config)
    await sendDueMails({ database, transport, onFailure: (error) => (failure ??= error) }).finally(() => transport.close())
  } catch (error) {
    failure ??= error
  }
  if (failure === undefined) return undefined
  const why = failure instanceof Error ? failure.message : String(failure)
  return failure instanceof MailRefused ? `A mail was refused for good (${why}).` : `Mails wait to be sent (${why}); a running server tries again.`
}
