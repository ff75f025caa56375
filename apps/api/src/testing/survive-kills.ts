import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { simpleParser } from 'mailparser'
import { importContent } from '../content/import/import-content'
import { openDatabase, type Database } from '../database/database'
import { migrate } from '../database/migrate'
import { fileTransport } from '../mail/file-transport'
import { sendDueMails } from '../mail/mail-worker'
import { Quarantine } from '../uploads/quarantine'
import { startServer, stopServer } from './start-server'
import { captchaSecret, encodeForm, questionFields } from './submissions'
import { sampleContent, writeContent } from './test-content'

export interface KillOptions {
  kills: number
  /** New; the server's files go there. */
  dataDir: string
  /** SQLite without. */
  databaseUrl?: string
  /** Told after each kill. */
  onKill?(count: number, acknowledged: number): void
}

export interface Survivors {
  /** Submissions that were answered with 201. */
  acknowledged: number
  /** Questions in the database; more than were answered, for a server may die between the commit and its answer. */
  stored: number
  /** Numbers that were given out and are not there. */
  lost: string[]
  /** Questions without their file, captcha, first step or mail, or with more than one. */
  broken: string[]
  /** Files that belonged to nothing before the sweep, and after it. */
  orphans: [before: number, after: number]
  /** Mails on the disk, and readers that have one. */
  mails: [files: number, questions: number]
}

/** Senders at once, each with a file. */
const senders = 8

/**
 * Runs a real server, sends it questions with files from several sides, and kills it (SIGKILL) at any moment; again and
 * again on the same data. Then looks at what is there.
 */
export async function surviveKills({ kills, dataDir, databaseUrl, onKill }: KillOptions): Promise<Survivors> {
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    await migrate(database)
    await importContent(database, writeContent(join(dataDir, 'content'), sampleContent()), dataDir)
    const acknowledged: string[] = []
    for (let count = 1; count <= kills; count++) {
      acknowledged.push(...(await sendUntilKilled(dataDir, databaseUrl)))
      onKill?.(count, acknowledged.length)
    }
    return await lookAround(database, dataDir, acknowledged)
  } finally {
    await database.close()
  }
}

async function sendUntilKilled(dataDir: string, databaseUrl = ''): Promise<string[]> {
  const { server, url } = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, CAPTCHA_SECRET: captchaSecret })
  const numbers: string[] = []
  let isAlive = true
  const send = async () => {
    while (isAlive) {
      const number = await ask(url).catch(() => undefined)
      if (number) numbers.push(number)
    }
  }
  const sending = Promise.all(Array.from({ length: senders }, send))
  while (numbers.length === 0) await setTimeout(10)
  // Somewhere in the middle of some of them.
  await setTimeout(Math.random() * 400)
  await stopServer(server, 'SIGKILL')
  isAlive = false
  await sending
  return numbers
}

let asked = 0

/** @returns the number, when the server said that it has the question */
async function ask(url: string): Promise<string | undefined> {
  const file = new File([`%PDF-1.4\n% ${asked}${'x'.repeat(20_000)}\n%%EOF\n`], 'a.pdf')
  const { payload, type } = await encodeForm(await questionFields({ f0: file, question: { question: `Сұрақ ${asked}`, email: `reader${asked++}@post.example` } }))
  const answer = await fetch(`${url}/api/reception/sendQuestion`, { method: 'POST', body: new Uint8Array(payload), headers: { 'content-type': type } })
  const body = (await answer.json()) as { number?: string }
  if (answer.status !== 201) throw new Error(`unexpected answer ${answer.status} ${JSON.stringify(body)}`)
  return body.number
}

async function lookAround(database: Database, dataDir: string, acknowledged: string[]): Promise<Survivors> {
  const { query } = database
  const questions = await query.selectFrom('question').select(['id', 'number', 'email']).execute()
  const attachments = await query.selectFrom('attachment').selectAll().execute()
  const steps = await query.selectFrom('audit_entry').select('owner_id').execute()
  const captchas = await query.selectFrom('captcha_used').select('signature').execute()
  const mails = await query.selectFrom('outgoing_mail').select('to_address').execute()
  const isWhole = ({ id, email }: (typeof questions)[number]) => {
    const [own, ...others] = attachments.filter((row) => row.owner_id === id)
    const path = join(dataDir, 'quarantine', own?.file ?? '')
    const isKept = own !== undefined && others.length === 0 && existsSync(path) && createHash('sha256').update(readFileSync(path)).digest('hex') === own.sha256
    return isKept && steps.filter((row) => row.owner_id === id).length === 1 && mails.filter((row) => row.to_address === email).length === 1
  }
  const numbers = new Set(questions.map(({ number }) => number))
  const orphans = () => readdirSync(join(dataDir, 'quarantine')).length + readdirSync(join(dataDir, 'incoming')).length - attachments.length
  const before = orphans()
  await new Quarantine(dataDir).sweep(database, Date.now(), 0)

  // Mails that a killed server was sending are free again when its lease is over.
  await sendDueMails({ database, transport: fileTransport(dataDir), clock: () => new Date(Date.now() + 10 * 60_000) })
  const files = readdirSync(join(dataDir, 'outbox')).filter((name) => !name.startsWith('.'))
  const readers = await Promise.all(files.map(async (name) => JSON.stringify((await simpleParser(readFileSync(join(dataDir, 'outbox', name)))).headers.get('to'))))
  return {
    acknowledged: acknowledged.length,
    stored: questions.length,
    lost: acknowledged.filter((number) => !numbers.has(number)),
    broken: [...questions.filter((question) => !isWhole(question)).map(({ number }) => number), ...(captchas.length === questions.length ? [] : [`${captchas.length} captchas`])],
    orphans: [before, orphans()],
    mails: [files.length, new Set(readers).size],
  }
}
