import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { ask, type Answer } from '../ask'
import type { ApiProcess } from '../api-process'
import { solvedCaptcha } from '../captcha'

export interface LoadOptions {
  port: number
  processes: readonly [ApiProcess, ApiProcess]
  query(sql: string): Promise<string[][]>
}

/** Visitors at once; each comes from an address of its own, as they do. */
const visitors = 48
const senders = 4

const host = 'kokzhiek.example'
const json = { host, 'content-type': 'application/json', 'accept-encoding': 'br' }
const post = (path: string, body: object) => ({ path, method: 'POST', headers: json, body: JSON.stringify(body) })
const get = (path: string, at = host) => ({ path, headers: { host: at, 'accept-encoding': 'br' } })

/** What visitors ask for: pages and files, and reads of the API by both methods. */
const visits = {
  page: [get('/kz'), get('/ru/news'), get('/en/events'), get('/kz/nothing'), get('/', 'lib.kokzhiek.example'), get('/builds/latest.json')],
  read: [
    get('/api/page/about'),
    post('/api/menu', { slug: '', is_main: true }),
    post('/api/web/settings', { slug: '' }),
    post('/api/plugin/news', { slug: '', lang: 'ru' }),
    post('/api/search', { slug: '', lang: 'kz', q: 'кітапхана' }),
  ],
}
type Kind = keyof typeof visits

/** Under load one process is killed and started again, then the other is told to stop, as for an upgrade, and started again. */
export async function checkLoad({ port, processes: [one, other], query }: LoadOptions): Promise<{ figures: string; faults: string[] }> {
  const failures = new Map<string, number>()
  const times: Record<Kind, number[]> = { page: [], read: [] }
  let isOver = false
  const started = performance.now()

  const visit = async (index: number) => {
    const agent = new Agent({ keepAlive: true, localAddress: `127.0.2.${index + 1}` })
    for (let turn = index; !isOver; turn++) {
      const kind: Kind = index % 2 ? 'page' : 'read'
      const list = visits[kind]
      const request = list[turn % list.length] ?? get('/')
      const began = performance.now()
      const status = await ask({ ...request, port, agent }).then(({ status }) => status, (error: Error) => error.message)
      times[kind].push(performance.now() - began)
      const expected = request.path === '/kz/nothing' ? 404 : 200
      const failure = `${request.path}: ${status}`
      if (status !== expected) failures.set(failure, (failures.get(failure) ?? 0) + 1)
    }
    agent.destroy()
  }
  const sending = new Senders(port)
  const all = [...Array.from({ length: visitors }, (_, index) => visit(index)), ...Array.from({ length: senders }, (_, index) => sending.send(index, () => isOver))]

  await setTimeout(3_000)
  await one.stop('SIGKILL')
  await setTimeout(1_000)
  await one.startAgain()
  await setTimeout(2_000)
  await other.stop('SIGTERM')
  await other.startAgain()
  await setTimeout(2_000)
  await other.stop('SIGKILL')
  await setTimeout(1_000)
  await other.startAgain()
  isOver = true
  await Promise.all(all)

  const seconds = (performance.now() - started) / 1000
  const faults = [...[...failures].map(([failure, count]) => `${failure}, ${count} times`), ...(await sending.compare(query))]
  const figures = (Object.entries(times) as [Kind, number[]][]).map(([kind, all]) => `${all.length} ${kind}s (${Math.round(all.length / seconds)}/s, p50 ${at(all, 0.5)} ms, p99 ${at(all, 0.99)} ms, longest ${at(all, 1)} ms)`)
  return { figures: `${figures.join(', ')}; ${sending.acknowledged.size} submissions, ${sending.repeats} sent again`, faults }
}

function at(times: number[], share: number): string {
  const sorted = [...times].sort((one, other) => one - other)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
}

/** Send questions, each until it is acknowledged, under its key. */
class Senders {
  /** E-mail address → number. */
  readonly acknowledged = new Map<string, string>()
  repeats = 0
  private readonly faults: string[] = []

  constructor(private readonly port: number) {}

  async send(sender: number, isOver: () => boolean): Promise<void> {
    for (let count = 0; !isOver(); count++) {
      const email = `sender-${sender}-${count}@post.example`
      const form = await encoded(email)
      // Thirty in ten minutes is what one address may send.
      const from = `127.0.3.${sender * 60 + Math.floor(count / 25) + 1}`
      const headers = { host, 'content-type': form.type, 'idempotency-key': `the-key-of-${email.replace(/\W/g, '-')}` }
      for (let tries = 0; tries < 100; tries++) {
        const answer = await ask({ port: this.port, from, path: '/api/reception/sendQuestion', method: 'POST', headers, body: form.body }).catch(() => undefined)
        if (answer?.status === 201) {
          this.acknowledged.set(email, numberIn(answer))
          break
        }
        if (answer && answer.status < 500) {
          this.faults.push(`a question was refused: ${answer.status} ${answer.body.toString()}`)
          return
        }
        this.repeats++
        await setTimeout(100)
      }
      await setTimeout(30)
    }
  }

  /** All that was acknowledged is there once, under the number that was told. */
  async compare(query: LoadOptions['query']): Promise<string[]> {
    const rows = await query(`select email, number from question where email like 'sender-%'`)
    const stored = new Map<string, string[]>()
    for (const [email = '', number = ''] of rows) stored.set(email, [...(stored.get(email) ?? []), number])
    const wrong = [...this.acknowledged].flatMap(([email, number]) => (String(stored.get(email)) === number ? [] : [`${email} was told ${number}; stored: ${String(stored.get(email))}`]))
    const doubled = [...stored].flatMap(([email, numbers]) => (numbers.length > 1 ? [`${email} is stored ${numbers.length} times`] : []))
    const mails = await query(`select to_address from outgoing_mail where to_address like 'sender-%' group by to_address having count(*) > 1`)
    return [...this.faults, ...wrong, ...doubled, ...mails.map(([address]) => `${address} has two mails`), ...(this.acknowledged.size === 0 ? ['nothing was acknowledged'] : [])]
  }
}

function numberIn({ body }: Answer): string {
  return (JSON.parse(body.toString()) as { number: string }).number
}

async function encoded(email: string): Promise<{ body: Buffer; type: string }> {
  const question = { lastName: 'Сәрсенова', firstName: 'Айгерім', email, mobile: '+7-(701)-555-01-27', category: { id: 1 }, question: 'Жатақханадан орын алу үшін қандай құжаттар керек?', language: 'kz' }
  const form = new FormData()
  form.append('f0', new Blob([`%PDF-1.4\n% ${email}\n${'x'.repeat(20_000)}\n%%EOF\n`]), 'a.pdf')
  for (const [name, value] of Object.entries({ question: JSON.stringify({ question, count: 1 }), captcha: await solvedCaptcha(), consentVersion: '2026-09-01', website: '' })) form.append(name, value)
  const whole = new Response(form)
  return { body: Buffer.from(await whole.arrayBuffer()), type: whole.headers.get('content-type') ?? '' }
}
