import type { AddressInfo } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { Database } from '../database/database'
import { testDatabase } from '../testing/test-database'
import type { Letter } from './letter'
import { sendDueMails } from './mail-worker'
import { queueMail } from './outbox'
import { smtpTransport } from './smtp-transport'

const sender = { name: 'Университет «Көкжиек»', from: { name: 'Университет «Көкжиек»', address: 'no-reply@kokzhiek.example' }, replyTo: null }
const letter: Letter = { language: 'ru', subject: 'Вопрос принят: Q-7F3R-9WDN', to: 'Денис', body: [{ text: 'Ёлки' }], footer: [{ text: 'Автоматически' }] }
const time = new Date('2026-11-19T06:12:40Z')
const later = (minutes: number) => new Date(time.getTime() + minutes * 60_000)

let database: Database
beforeEach(async () => {
  database = await testDatabase('SQLite')
})
afterEach(() => database.close())

const queue = (...addresses: string[]) =>
  database.write(async (query) => {
    for (const to of addresses) await queueMail(query, letter, sender, { to, now: time })
  })
const rows = () => database.query.selectFrom('outgoing_mail').select(['to_address', 'state', 'tries', 'last_error']).orderBy('to_address').execute()

/** A real server, on a port of its own. */
async function mailServer(refuse: (step: 'sender' | 'recipient' | 'data', address: string) => string | undefined = () => undefined, password = 'secret') {
  const mails: ParsedMail[] = []
  const answer = (reason: string | undefined) => (reason ? Object.assign(new Error(reason.slice(4)), { responseCode: Number(reason.slice(0, 3)) }) : null)
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => (auth.password === password ? done(null, { user: auth.username }) : done(answer('535 wrong password'))),
    onMailFrom: ({ address }, _session, done) => done(answer(refuse('sender', address))),
    onRcptTo: ({ address }, _session, done) => done(answer(refuse('recipient', address))),
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        const refusal = answer(refuse('data', mail.messageId ?? ''))
        if (!refusal) mails.push(mail)
        done(refusal)
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { mails, url: `smtp://me:secret@127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

async function send(url: string, now: Date): Promise<number> {
  const transport = smtpTransport(url)
  return sendDueMails({ database, transport, clock: () => now }).finally(() => transport.close())
}

test('delivers mails with their headers and both texts', async () => {
  const server = await mailServer()
  await queue('denis.kovalev@post.example')

  const sent = await send(server.url, time)

  await server.close()
  expect(sent).toBe(1)
  expect(server.mails[0]).toMatchObject({
    subject: 'Вопрос принят: Q-7F3R-9WDN',
    from: { value: [{ name: 'Университет «Көкжиек»', address: 'no-reply@kokzhiek.example' }] },
    to: { value: [{ address: 'denis.kovalev@post.example' }] },
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@kokzhiek\.example>$/),
    date: time,
    text: expect.stringContaining('Здравствуйте, Денис!\n\nЁлки'),
    html: expect.stringContaining('<html lang="ru" dir="ltr">'),
  })
  expect(server.mails[0]?.headers.get('auto-submitted')).toBe('auto-generated')
})

test('delivers many over a few connections, each once', async () => {
  const server = await mailServer()
  await queue(...Array.from({ length: 40 }, (_, index) => `reader${index}@post.example`))

  const sent = await send(server.url, time)

  await server.close()
  expect([sent, new Set(server.mails.map(({ messageId }) => messageId)).size]).toEqual([40, 40])
})

test.each([
  ['an address that does not exist', 'recipient', '550 no such user', 'failed'],
  ['an address whose box is full', 'recipient', '452 mailbox full', 'waiting'],
  ['a mail that is taken for spam', 'data', '554 spam', 'failed'],
  ['a mail while the server is busy', 'data', '451 try again later', 'waiting'],
  ['a sender that we have to set right', 'sender', '553 sender not allowed', 'waiting'],
  ['an address that does not exist, by its number', 'recipient', '550 5.1.1 no such user', 'failed'],
  ['a server that passes on nothing for us', 'recipient', '554 5.7.1 Relay access denied', 'waiting'],
  ['a sender that is told with the recipient', 'recipient', '550 5.1.8 Sender address rejected', 'waiting'],
  ['a sender that is told with the mail', 'data', '550 5.7.60 not allowed to send as this sender', 'waiting'],
] as const)('%s: %s, %s', async (_name, step, reason, state) => {
  const server = await mailServer((at, address) => (at === step && (step !== 'recipient' || address.startsWith('bad')) ? reason : undefined))
  await queue('bad@post.example')

  await send(server.url, time)

  await server.close()
  expect(await rows()).toEqual([{ to_address: 'bad@post.example', state, tries: 1, last_error: expect.stringContaining(reason) }])
})

test('a refused address does not keep the others from their mail', async () => {
  const server = await mailServer((step, address) => (step === 'recipient' && address.startsWith('bad') ? '550 no such user' : undefined))
  await queue('bad@post.example', 'good1@post.example', 'good2@post.example')

  await send(server.url, time)

  await server.close()
  expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'sent', 'sent'])
})

test('a server that is away, or a wrong password, delays a mail, which is the same when it arrives', async () => {
  const ids: string[] = []
  const server = await mailServer((step, id) => (step === 'data' && ids.push(id) === 1 ? '451 later' : undefined))
  await queue('denis.kovalev@post.example')

  const sent = [
    await send('smtp://127.0.0.1:1', time),
    await send(server.url.replace('secret', 'wrong'), later(1)),
    await send(server.url, later(10)),
    await send(server.url, later(60)),
  ]

  await server.close()
  expect([sent, await rows()]).toEqual([[0, 0, 0, 1], [expect.objectContaining({ state: 'sent', tries: 3 })]])
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
})
