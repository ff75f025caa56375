import { sql } from 'kysely'
import Libsql from 'libsql'
import { captchaSecret, fakeDate, pdf, postForm, queuedMails, questionFields, solvedCaptcha } from '../testing/submissions'
import { testApp } from '../testing/test-app'
import { sampleContent } from '../testing/test-content'

const time = '2026-11-19T06:12:40Z'
const ofVisitors = ['question', 'application', 'attachment', 'audit_entry', 'captcha_used', 'idempotency', 'outgoing_mail', 'subscriber', 'visitor_seen']

test('nothing that visitors send reads one of their tables from end to end: of a million rows everybody would wait for it', async () => {
  fakeDate(time)
  const server = await testApp('SQLite', sampleContent(), { captchaSecret })
  server.setTime(time)
  const prepare = jest.spyOn(Libsql.prototype, 'prepare')
  const key = { 'idempotency-key': 'f3a1b0de-5b60-4a26-9a56-0d5d32c4e1f1' }
  const file = () => new File([pdf], 'a.pdf')
  const consent = { consent_version: '2026-09-01', lang: 'kz' }

  const question = await postForm(server, '/api/reception/sendQuestion', await questionFields({ f0: file() }), key)
  const { number, tracking_code } = question.json<{ number: string; tracking_code: string }>()
  const application = { vacancy_id: 301, last_name: 'Ахметова', first_name: 'Жанна', email: 'zhanna@post.example', phone: '+7-(701)-555-01-27', resume: file(), ...consent }
  const blog = { blog_slug: 'rector', category_id: 3, full_name: 'Мадина Тұрсынова', email: 'madina@post.example', question: 'Жатақхана қашан ашылады?', ...consent }
  const answers = [
    question,
    await server.get(`/api/reception/status?number=${number}&tracking_code=${tracking_code}`),
    await postForm(server, '/api/plugin/vacancy/respond', { ...application, captcha: await solvedCaptcha() }, key),
    await server.post('/api/blog/send', { ...blog, captcha: await solvedCaptcha() }, key),
    await server.post('/api/mail/subscription', { slug_id: 1, email: 'reader@post.example', lang: 'kz' }),
    await server.post('/api/stats/visitors', { slug: 'lib' }),
  ]
  const asked = statementsOf(prepare)
  const token = /\/newsletter\/activate\?token=([\w-]+)/.exec((await queuedMails(server)).find(({ to }) => to === 'reader@post.example')?.text ?? '')?.[1]
  prepare.mockClear()
  answers.push(await server.post('/api/mail/subscription/activate', { token }))
  asked.push(...statementsOf(prepare))
  prepare.mockRestore()

  const scans: string[] = []
  for (const statement of new Set(asked)) {
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement.replaceAll('?', '1'))}`.execute(server.database.query)
    if (rows.some(({ detail }) => ofVisitors.includes(/^SCAN (\w+)/.exec(detail)?.[1] ?? ''))) scans.push(statement)
  }
  await server.close()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 201, 201, 202, 200, 200])
  expect([asked.length > 30, scans]).toEqual([true, []])
})

function statementsOf({ mock }: { mock: { calls: string[][] } }): string[] {
  return mock.calls.flat().filter((statement) => /^(select|insert|update|delete|with) /.test(statement))
}
