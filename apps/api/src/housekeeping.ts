import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config'
import type { Database } from './database/database'
import { retainDaily, retainHourly, type RetentionResult } from './retention/retention'
import { forgetVisitors } from './stats/visitor-counter'
import type { Quarantine } from './uploads/quarantine'

/** For how long mails that were written as files are there to be looked at, in milliseconds. */
const mailFilesMs = 30 * 24 * 60 * 60_000

export interface HousekeepingOptions {
  database: Database
  quarantine: Quarantine
  config: Pick<Config, 'dataDir' | 'retention'>
  now: Date
  /** Told what could not be done, and why. */
  onFailure(error: unknown, what: string): void
}

/**
 * Removes what has served its time. Safe to do at any time, by several processes at once. What fails keeps nothing else from being removed, and is
 * tried again the next time.
 *
 * @returns what the daily part did; undefined when it has been done today, or failed
 */
export async function keepHouse({ database, quarantine, config, now, onFailure }: HousekeepingOptions): Promise<RetentionResult | undefined> {
  const options = { database, quarantine, periods: config.retention, now }
  const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work()
    } catch (error) {
      onFailure(error, what)
      return undefined
    }
  }
  const daily = await attempt('what is past its date', async () => {
    const done = await retainDaily(options)
    if (!done) await retainHourly(options)
    return done
  })
  await attempt('visitors', () => forgetVisitors(database, now))
  await attempt('files in the folder quarantine', () => quarantine.sweep(database))
  await attempt('mails in the folder outbox', () => removeOldMails(join(config.dataDir, 'outbox'), now))
  return daily
}

/** Where no SMTP server is set, mails lie in a folder, each with an address and a name. */
async function removeOldMails(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const written = (await stat(path).catch(() => undefined))?.mtimeMs ?? now.getTime()
    if (written < now.getTime() - mailFilesMs) await rm(path, { force: true })
  }
}
