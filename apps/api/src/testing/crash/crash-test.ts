import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { Random } from '../../content/generate/random'
import { importContent } from '../../content/import/import-content'
import { openDatabase, type Database } from '../../database/database'
import { migrate } from '../../database/migrate'
import { prepareServer } from '../start-server'
import { captchaSecret } from '../submissions'
import { sampleContent, writeContent } from '../test-content'
import { vacancyFile } from '../sample-vacancies'
import { vacancyId } from './draft'
import { lookAround, missingFrom, type Findings } from './look-around'
import { Visitors } from './visitors'

export interface CrashOptions {
  kills: number
  /** What is sent, how fast, and when the end comes; what happens in between is up to the machine. */
  seed: number
  /** `standby`, bundled. */
  program: string
  /** New; the server's files go there. */
  dataDir: string
  /** SQLite without. */
  databaseUrl?: string
  /** What dies: the server (SIGKILL), or its connections to PostgreSQL, while the server goes on. Default: the server. */
  victim?: 'server' | 'connections'
  /** Told after each kill. */
  onKill?(count: number, acknowledged: number): void
}

export interface CrashReport extends Findings {
  acknowledged: number
  /** Repeats under a key, whose answer was compared with the first one. */
  repeats: number
  /** Submissions that the kills met while their bodies were coming, and while they were being worked on. */
  met: { uploading: number; waiting: number }
}

/** Sending at once. */
const people = 8

/** Between two looks at what is stored; each reads all of it. */
const killsToACheck = 25

/** Longer than any start takes, even on a busy machine, in milliseconds. */
const patienceMs = 60_000

/**
 * Runs a real server, sends it questions, applications and subscriptions from several sides, and kills it at any moment;
 * again and again on the same data. Then looks at what is there.
 */
export async function crashTest({ kills, seed, program, dataDir, databaseUrl, victim = 'server', onKill }: CrashOptions): Promise<CrashReport> {
  const database = await openDatabase({ dataDir, databaseUrl })
  const random = new Random(`crash ${seed}`)
  const visitors = new Visitors(random, people)
  const met = { uploading: 0, waiting: 0 }
  const prepare = () => prepareServer(program, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', CAPTCHA_SECRET: captchaSecret, ...(victim === 'connections' ? { LOG_LEVEL: 'silent' } : {}) })
  let next = prepare()
  let leaving = new AbortController()
  try {
    await migrate(database)
    const content = { ...sampleContent(), ...vacancyFile(vacancyId, { published_at: '2020-01-01T00:00:00Z' }) }
    await importContent(database, writeContent(join(dataDir, 'content'), content), dataDir)
    // A server that is killed has one end only; one that loses its connections has them all.
    const lives = victim === 'server' ? kills : 1
    for (let life = 1, count = 0; life <= lives; life++) {
      const server = await next.begin()
      next = prepare()
      leaving = new AbortController()
      const visiting = visitors.visit(server.url, leaving.signal)
      for (const last = count + kills / lives; count < last; count++) {
        await somewhereInTheMiddle(visitors, random)
        met.uploading += visitors.underWay.uploading
        met.waiting += visitors.underWay.waiting
        if (victim === 'connections') await endConnections(database)
        else await server.stop('SIGKILL')
        onKill?.(count + 1, visitors.acknowledged.length)
      }
      leaving.abort()
      if (victim === 'connections') await server.stop()
      await visiting
      if (life % killsToACheck === 0) visitors.faults.push(...(await missingFrom(database, visitors.acknowledged)))
    }
    const server = await next.begin()
    await visitors.repeatAll(server.url)
    await server.stop()
    const { faults, ...findings } = await lookAround(database, dataDir, visitors.acknowledged)
    return { ...findings, acknowledged: visitors.acknowledged.length, repeats: visitors.repeats, met, faults: [...new Set([...visitors.faults, ...faults])] }
  } finally {
    leaving.abort()
    await next.server.stop('SIGKILL')
    await database.close()
  }
}

/** Some time after the server has begun to answer. */
async function somewhereInTheMiddle({ acknowledged }: Visitors, random: Random): Promise<void> {
  const before = acknowledged.length
  const giveUpAt = Date.now() + patienceMs
  while (acknowledged.length === before) {
    if (Date.now() > giveUpAt) throw new Error(`nothing was acknowledged for ${patienceMs / 1000} s`)
    await setTimeout(5)
  }
  await setTimeout(random.below(300))
}

/** As when PostgreSQL is restarted, or a firewall forgets: what is under way on them fails. */
async function endConnections({ query }: Database): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(query)
}
