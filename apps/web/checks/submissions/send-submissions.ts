import { getSettings, listRequestCategories } from '@university/api-client'
import { createClient } from '@university/api-client/client'
import { startFaultyProxy, usualFaults, type Fault } from './faulty-proxy'
import { NodeXhr } from './node-xhr'
import { startQuestionServer, type Acknowledged } from './server'
import { pressUntilNumbered, senderOf, visitorOf, type Visitor } from './visitor'

export interface SubmissionsOptions {
  /** Visitors, each with one question. */
  times: number
  seed: number
  /** Of them, at the same time. */
  atOnce: number
  /** Captchas that take no time. */
  easy?: boolean
  /** Drawn from for each request. Default: `usualFaults`. */
  draw?: Fault[]
  /** So many of them, the last, press each time as in a form that forgot its last try: to see that doubles are found. */
  forgetful?: number
  /** Told how many visitors are done. */
  onSent?(count: number): void
}

export interface SubmissionsReport {
  /** What happened to requests on their way, each with its number. */
  counts: Record<string, number>
  presses: number
  withFile: number
  registered: number
  mails: number
  /** Of the server and of the visitors. */
  cpuSeconds: { server: number; visitors: number }
  /** What must not be, one line each. */
  faults: string[]
}

/** Sends questions by the code of the reception's form over a network that fails, and looks at what the server has of them. */
export async function sendSubmissions({ times, seed, atOnce, easy = false, draw = usualFaults, forgetful = 0, onSent }: SubmissionsOptions): Promise<SubmissionsReport> {
  const before = process.cpuUsage()
  const server = await startQuestionServer(easy)
  const proxy = await startFaultyProxy({ target: server.url, seed, draw, senderOf })
  const formerXhr = globalThis.XMLHttpRequest
  // Files are sent by it; Node has none.
  globalThis.XMLHttpRequest = NodeXhr as unknown as typeof XMLHttpRequest
  try {
    const visit = { url: proxy.url, ...(await readPage(server.url)) }
    const waiting = Array.from({ length: times }, (_, index) => visitorOf(seed, index, index >= times - forgetful))
    const [visitors, acknowledged, faults]: [Visitor[], Acknowledged[], string[]] = [[...waiting], [], []]
    let [presses, sent] = [0, 0]
    const sendNext = async () => {
      for (let visitor = waiting.shift(); visitor; visitor = waiting.shift()) {
        const { email, files } = visitor
        const outcome = await pressUntilNumbered(visitor, visit)
        presses += outcome.presses
        if (outcome.answer) acknowledged.push({ draft: { kind: 'question', email, files }, text: JSON.stringify(outcome.answer) })
        if (outcome.fault) faults.push(`${email} ${outcome.fault}`)
        onSent?.(++sent)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, sendNext))
    await proxy.stop()
    const findings = await server.finish(acknowledged)
    const { user, system } = process.cpuUsage(before)
    return {
      counts: proxy.counts,
      presses,
      withFile: visitors.filter(({ files }) => files.length > 0).length,
      registered: findings.questions.length,
      mails: findings.mails,
      cpuSeconds: { server: findings.cpuSeconds, visitors: (user + system) / 1e6 },
      faults: [...faults, ...findings.faults, ...visitors.flatMap((visitor) => notOnce(visitor, findings.questions))],
    }
  } finally {
    globalThis.XMLHttpRequest = formerXhr
    server.kill()
    await proxy.stop()
  }
}

/** What the page had when it was opened; networks that fail then are for other tests. */
async function readPage(url: string) {
  const client = createClient({ baseUrl: url })
  const [categories, settings] = [await listRequestCategories(client, { body: { name: 'req_category' } }), await getSettings(client, { body: { slug: '' } })]
  if (!categories.ok || !settings.ok) throw new Error('The server does not say what the form needs.')
  return { categories: categories.data, consentVersion: settings.data.consent.version }
}

function notOnce({ email, values }: Visitor, questions: { question: string }[]): string[] {
  const count = questions.filter(({ question }) => question === values.question).length
  return count === 1 ? [] : [`the question of ${email} is there ${count} times`]
}
