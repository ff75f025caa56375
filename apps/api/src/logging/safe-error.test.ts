import { safeError, safeReason } from './safe-error'

test.each([
  ['550 5.1.1 <aigerim@post.example>: Recipient address rejected', '550 5.1.1 <<e-mail>>: Recipient address rejected'],
  ['invalid input syntax for type integer: "Айгерім 7"', 'invalid input syntax for type integer: "…"'],
  ['column "email_key" of relation \'question\' does not exist', 'column "email_key" of relation \'question\' does not exist'],
  ['no answer for Айгерім Сәрсенова-Ахмет from 203.0.113.7', 'no answer for … from <address>'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED ::1:5432'],
  ['refused 2001:db8::17 (+7-(701)-555-01-27)', 'refused <address> (<number>)'],
  ['GET /kz/newsletter/activate?token=abcdef failed', 'GET /kz/newsletter/activate?… failed'],
  ['UNIQUE constraint failed: subscriber.site, subscriber.email_key', 'UNIQUE constraint failed: subscriber.site, subscriber.email_key'],
  ['Query read timeout after 15000 ms at 2026-11-21T06:12:40Z', 'Query read timeout after 15000 ms at 2026-11-21T06:12:40Z'],
])('“%s” is logged as “%s”', (message, shown) => {
  expect(safeReason(new Error(message))).toBe(shown)
})

test('of an error its kind, its code, its causes and its places are logged, and no field that it brings along', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(aigerim@post.example) already exists.' })
  const error = Object.assign(new TypeError('not stored', { cause }), { rawPacket: Buffer.from('question=Сұрақ') })

  const shown = safeError(error)

  expect(shown).toEqual({
    type: 'TypeError',
    message: 'not stored',
    stack: expect.stringMatching(/^\s+at .*safe-error\.test\.ts/),
    cause: { type: 'Error', message: 'duplicate key', code: '23505', stack: expect.any(String) },
  })
})

test('what is thrown without being an error is told, too; a message of several lines stays out of the stack', () => {
  expect([safeError('gone'), safeError(new Error('a\nСұрақ')).stack?.includes('Сұрақ')]).toEqual([{ type: 'string', message: 'gone', stack: '' }, false])
})

test('the reason names the code of what caused it, once', () => {
  const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

  expect([safeReason(new Error('Files cannot be stored now', { cause })), safeReason(new Error('not written: ENOSPC', { cause }))]).toEqual(['Files cannot be stored now (ENOSPC)', 'not written: ENOSPC'])
})
