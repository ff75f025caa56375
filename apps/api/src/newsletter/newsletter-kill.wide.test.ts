import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { repositoryRoot } from '../config'
import { importContent } from '../content/import/import-content'
import type { SubscriberRow } from '../database/submission-tables'
import { migrate } from '../database/migrate'
import { openSqlite } from '../database/sqlite'
import { bundledProgram } from '../testing/bundled-program'
import { newsFile, sampleContent, temporaryFolder, writeContent } from '../testing/test-content'

const dataDir = temporaryFolder()
const readers = 200

/** Runs the command to its end, or kills it when it says that so many mails are queued. */
async function send(killAt = ''): Promise<number | null> {
  const { NODE_OPTIONS: _options, DATABASE_URL: _url, ...inherited } = process.env
  const child = spawn(process.execPath, [await bundledProgram('cli'), 'newsletter', 'send'], { cwd: repositoryRoot, env: { ...inherited, DATA_DIR: dataDir } })
  child.stdout.on('data', (chunk: Buffer) => {
    if (killAt !== '' && chunk.toString().includes(killAt)) child.kill('SIGKILL')
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}

test('a newsletter that is killed twice reaches every reader once', async () => {
  const database = openSqlite(dataDir)
  await migrate(database)
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  await importContent(database, writeContent(join(dataDir, 'content'), { ...sampleContent(), 'main/news/1901-x.yaml': newsFile(1901, { published_at: yesterday }) }), dataDir)
  const rows = Array.from({ length: readers }, (_, index): SubscriberRow => {
    const email = `reader${index}@post.example`
    const times = { asked_at: yesterday, mailed_at: yesterday, confirmed_at: yesterday, token_expires_at: null, ended_at: null }
    return { ...times, id: randomUUID(), site: '', language: 'kz', email, email_key: email, status: 'active', token_hash: null, wanted_language: 'kz', unsubscribe_token: `token-${index}`, consent_version: null, end_reason: null }
  })
  await database.query.insertInto('subscriber').values(rows).execute()

  const codes = [await send('main: 50 mails'), await send('main: 100 mails'), await send()]
  // What a killed process was just sending is free again when its lease is over.
  await database.query.updateTable('outgoing_mail').set({ leased_until: null }).where('state', '=', 'waiting').execute()
  codes.push(await send())

  const { state, count } = await database.query.selectFrom('outgoing_mail').select(['state', ({ fn }) => fn.countAll().as('count')]).groupBy('state').executeTakeFirstOrThrow()
  await database.close()
  const files = readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))
  const addresses = await Promise.all(files.map(async (name) => JSON.stringify((await simpleParser(readFileSync(join(dataDir, 'outbox', name)))).headers.get('to'))))
  expect([codes, state, Number(count)]).toEqual([[null, null, 0, 0], 'sent', readers])
  expect([files.length, new Set(addresses).size]).toEqual([readers, readers])
})
