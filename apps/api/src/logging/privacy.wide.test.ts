import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { importContent } from '../content/import/import-content'
import { openDatabase, type Database } from '../database/database'
import { migrate } from '../database/migrate'
import { startServer } from '../testing/start-server'
import { captchaSecret, encodeForm, questionFields, solvedCaptcha, type FormFields } from '../testing/submissions'
import { sampleContent, temporaryFolder, writeContent } from '../testing/test-content'
import { createPostgresDatabase, dialects } from '../testing/test-database'

const folder = temporaryFolder()

/** Where the visitor is, as a trusted proxy says. */
const address = '203.0.113.77'
/** Of the visitor, in all the ways that they may turn up in. */
const personal = ['Айгерім', 'Сәрсенова', 'aigerim', '555-01-27', address, 'Жатақхана', 'passport-of-', '4GLD-R82V-J6NQ', 'secret-token-of-a-link', 'key-of-the-editors', 'key-that-is-wrong']

/** A mail server that repeats to whom it will not deliver, as most do. */
async function refusingMailServer(): Promise<{ url: string; close(): void }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address: to }, _session, done) => done(Object.assign(new Error(`5.1.1 <${to}>: Recipient Айгерім Сәрсенова is unknown here, call +7-(701)-555-01-27`), { responseCode: 450 })),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** Makes the database refuse each question with words that are the question's own. */
async function breakQuestions({ dialect, query }: Database): Promise<void> {
  if (dialect === 'sqlite') await sql`create trigger harm before insert on question begin select raise(abort, 'no place for Айгерім Сәрсенова <aigerim@post.example> +7-(701)-555-01-27'); end`.execute(query)
  // Its answer has a detail with the whole row.
  else await sql`alter table question add constraint harm check (name = '')`.execute(query)
}

describe.each(dialects)('the log of a server on %s', (dialect) => {
  test('tells of every failure of a submission, and nothing of who sent it', async () => {
    const postgres = dialect === 'PostgreSQL' ? await createPostgresDatabase() : undefined
    const place = { dataDir: join(folder, dialect), databaseUrl: postgres?.url }
    const database = await openDatabase(place)
    await migrate(database)
    await importContent(database, writeContent(join(folder, 'content'), sampleContent()), place.dataDir)
    const smtp = await refusingMailServer()
    const server = await startServer({
      ...{ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '', CAPTCHA_SECRET: captchaSecret, SMTP_URL: smtp.url },
      ...{ LOG_LEVEL: 'trace', PREVIEW_KEY: 'key-of-the-editors', TRUST_PROXY: 'loopback', SUBMISSION_LIMIT: '1000', CALL_LIMIT: '600', HOST: '127.0.0.1' },
    })
    const port = Number(new URL(server.url).port)
    let log = ''
    server.process.stdout.on('data', (text: string) => (log += text))
    const logged = async (text: string) => {
      for (let tries = 0; !log.includes(text) && tries < 200; tries++) await setTimeout(25)
      return log.includes(text)
    }

    const headers = { 'x-forwarded-for': address }
    const sendForm = async (fields: FormFields) => {
      const { payload, type } = await encodeForm(fields)
      return fetch(`http://127.0.0.1:${port}/api/reception/sendQuestion`, { method: 'POST', body: new Uint8Array(payload), headers: { ...headers, 'content-type': type } })
    }
    const send = (path: string, body: string) => fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } })
    const get = (path: string, more = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { ...headers, ...more } })
    const file = (content: string) => new File([content], 'passport-of-Айгерім.pdf')
    const raw = async (text: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      socket.end(text)
      await new Promise((resolve) => socket.once('close', resolve).resume())
    }

    const answers = [
      await sendForm(await questionFields({ question: { email: 'aigerim' } })),
      await sendForm({ ...(await questionFields()), captcha: Buffer.from(JSON.stringify({ email: 'aigerim@post.example', more: 'x'.repeat(200) })).toString('base64') }),
      await sendForm(await questionFields({ f0: file('no document') })),
      await sendForm(await questionFields({ f0: file(`%PDF-1.4\n${'x'.repeat(11_000_000)}`) })),
      await send('/api/mail/subscription', '{"email":"aigerim@post.example","name":"Айгерім'),
      await get('/api/reception/status?number=Q-7F3R-9WDN&tracking_code=4GLD-R82V-J6NQ'),
      await get('/kz/newsletter/activate?token=secret-token-of-a-link'),
      await send('/api/mail/subscription', JSON.stringify({ email: 'aigerim@post.example', lang: 'kz' })),
      await get('/api/page/admission', { 'x-preview-key': 'key-of-the-editors' }),
      await get('/api/page/admission', { 'x-preview-key': 'key-that-is-wrong' }),
    ]
    await raw(`POST /api/x?email=aigerim@post.example HTTP/1.1\r\nhost: a\r\nx-name Айгерім\r\n\r\n`)
    await raw(`POST /api/reception/sendQuestion HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${address}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900\r\n\r\n--b\r\ncontent-disposition: form-data; name="question"\r\n\r\n{"lastName":"Сәрсенова"`)
    await breakQuestions(database)
    const broken = await sendForm({ ...(await questionFields({ f0: file('%PDF-1.4\n%%EOF\n') })), captcha: await solvedCaptcha() })
    const { request_id } = (await broken.json()) as { request_id: string }
    if (dialect === 'PostgreSQL') await sql`drop table call_count`.execute(database.query)
    await get('/api/captcha/challenge')
    const told = [await logged('unexpected error'), await logged('was not sent'), dialect === 'SQLite' || (await logged('was not counted'))]

    await server.stop()
    smtp.close()
    await database.close()
    await postgres?.drop()
    expect(answers.map(({ status }) => status)).toEqual([400, 422, 415, 413, 400, 404, 404, 202, 200, 401])
    expect([broken.status, told]).toEqual([500, [true, true, true]])
    const error = log.split('\n').find((line) => line.includes(request_id) && line.includes('"err"')) ?? '{}'
    expect(JSON.parse(error)).toMatchObject({ reqId: request_id, msg: 'unexpected error', operation: 'sendQuestion', err: { type: expect.any(String), message: expect.any(String) } })
    expect(log.split('\n').filter((line) => personal.some((word) => line.includes(word)))).toEqual([])
  })
})
