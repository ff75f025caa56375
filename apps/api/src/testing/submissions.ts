import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Captcha } from '../captcha/captcha'
import type { Mail } from '../mail/outbox'
import type { TestApp } from './test-app'

export const captchaSecret = 'a secret for tests only'

/** Solved for a server with that secret; a small one, for it takes time. */
export async function solvedCaptcha(now = new Date()): Promise<string> {
  const challenge = await new Captcha(async () => captchaSecret).challenge(now, 1)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** From now on `Date` tells this time, in the server and in its libraries; timers run as ever. */
export function fakeDate(time: string): void {
  const others = ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const
  jest.useFakeTimers({ now: new Date(time), doNotFake: [...others] })
}

export const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')

/** `undefined` leaves a field out, objects are sent as JSON. */
export type FormFields = Record<string, string | number | object | Blob | Blob[] | undefined>

/** Sends a form as a browser does. */
export async function postForm(server: TestApp, url: string, fields: FormFields, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  const { payload, type } = await encodeForm(fields)
  return server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } })
}

export async function encodeForm(fields: FormFields): Promise<{ payload: Buffer; type: string }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) form.append(name, one)
      else if (one !== undefined) form.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one))
    }
  }
  const response = new Response(form)
  return { payload: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' }
}

/** A question as the form sends it. */
export async function questionFields(more: { question?: object; count?: number; f0?: Blob | Blob[] } & Omit<FormFields, 'question' | 'count'> = {}): Promise<FormFields> {
  const { question, count = more.f0 ? 1 : 0, ...rest } = more
  const form = {
    lastName: 'Сәрсенова',
    firstName: 'Айгерім',
    email: 'aigerim@post.example',
    mobile: '+7-(701)-555-01-27',
    category: { id: 1 },
    question: 'Жатақханадан орын алу үшін қандай құжаттар керек?',
    language: 'kz',
    ...question,
  }
  return { question: { question: form, count }, captcha: await solvedCaptcha(), consentVersion: '2026-09-01', website: '', ...rest }
}

/** Mails that wait, or were sent, in the order in which they were queued. */
export async function queuedMails({ database }: TestApp): Promise<(Mail & { to: string; state: string })[]> {
  const rows = await database.query.selectFrom('outgoing_mail').selectAll().orderBy('created_at').execute()
  return rows.map(({ message, to_address, state }) => ({ ...(message === '' ? ({} as Mail) : (JSON.parse(message) as Mail)), to: to_address, state }))
}

/** Makes a server forget what was sent to it, which is quicker than another server. */
export async function forgetSubmissions({ database: { query }, dataDir }: TestApp): Promise<void> {
  const tables = ['question', 'application', 'attachment', 'audit_entry', 'captcha_used', 'idempotency', 'outgoing_mail', 'subscriber', 'newsletter_issue', 'visitor_seen', 'visitor_day'] as const
  for (const table of tables) await query.deleteFrom(table).execute()
  for (const file of uploadedFiles(dataDir)) rmSync(join(dataDir, file))
}

/** Names of all files that visitors' uploads have left. */
export function uploadedFiles(dataDir: string): string[] {
  return ['incoming', 'quarantine'].flatMap((folder) => readdirSync(join(dataDir, folder)).map((name) => `${folder}/${name}`))
}
