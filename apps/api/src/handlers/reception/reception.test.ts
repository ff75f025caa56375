import { captchaSecret, fakeDate, forgetSubmissions, pdf, postForm, questionFields, queuedMails, solvedCaptcha, uploadedFiles } from '../../testing/submissions'
import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { dialects } from '../../testing/test-database'

const url = '/api/reception/sendQuestion'
const time = '2026-11-19T06:12:40Z'

interface Receipt {
  number: string
  tracking_code: string
}
interface Problem {
  code: string
  errors: Record<string, string[]>
}

describe.each(dialects)('the reception on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, sampleContent(), { captchaSecret })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    fakeDate(time)
    server.setTime(time)
    await forgetSubmissions(server)
  })

  const passTo = (later: string) => {
    jest.setSystemTime(new Date(later))
    server.setTime(later)
  }
  const send = async (more: Parameters<typeof questionFields>[0] = {}, headers: Record<string, string> = {}) => postForm(server, url, await questionFields(more), headers)
  const countRows = async () => (await server.database.query.selectFrom('question').select('id').execute()).length

  test('takes a question and gives its number, code and day', async () => {
    const answer = await send()

    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      201,
      {
        number: expect.stringMatching(/^Q-[2-9DFGJLNQRVW]{4}-[2-9DFGJLNQRVW]{4}$/),
        status: 'on_moderation',
        tracking_code: expect.stringMatching(/^[2-9DFGJLNQRVW]{4}(-[2-9DFGJLNQRVW]{4}){2}$/),
        received_at: time,
        due_at: '2026-12-10T13:00:00Z',
      },
      'no-store',
    ])
  })

  test.each([
    ['kz', 'Өтінішіңіз қабылданды: ', 'Құрметті Айгерім!', 'Жауап беру мерзімі: 2026 ж. 10 желтоқсан'],
    ['ru', 'Обращение принято: ', 'Здравствуйте, Айгерім!', 'Срок ответа: 10 декабря 2026 г.'],
    ['en', 'Question received: ', 'Dear Айгерім,', 'Answer due by: 10 December 2026'],
  ])('acknowledges it by e-mail in the language of the visitor, %s', async (language, subject, greeting, due) => {
    const { number, tracking_code } = (await send({ question: { language } })).json<Receipt>()

    const [mail] = await queuedMails(server)
    expect([mail?.to, mail?.subject, mail?.text.split('\n')[0]]).toEqual(['aigerim@post.example', `${subject}${number}`, greeting])
    expect(mail?.text).toContain(due)
    expect(mail?.text).toContain(`Question ${language}\n`)
    expect(mail?.text).toContain(`:8000/${language}/reception#status\n`)
    expect(mail?.text).not.toContain(tracking_code)
  })

  test('sends nobody what a stranger wrote in place of a name', async () => {
    const name = 'you won, take it at https://evil.example/kokzhiek'
    await send({ question: { firstName: name, lastName: name } })
    await server.post('/api/blog/send', { blog_slug: 'rector', category_id: 3, full_name: name, email: 'madina@post.example', question: 'Жатақхана қашан ашылады?', lang: 'kz', captcha: await solvedCaptcha(), consent_version: '2026-09-01' })

    const mails = await queuedMails(server)
    expect(mails.map(({ text }) => text.split('\n')[0])).toEqual(['Сәлеметсіз бе!', 'Сәлеметсіз бе!'])
    expect(JSON.stringify(mails)).not.toContain('evil')
  })

  test('sends an address ten receipts a day, of whatever was sent: anybody may name a stranger’s', async () => {
    const applicant = { last_name: 'Ахметова', first_name: 'Жанна', phone: '+7-(701)-555-01-27', consent_version: '2026-09-01', lang: 'kz' }
    const apply = async (email: string, vacancy_id: number) => postForm(server, '/api/plugin/vacancy/respond', { ...applicant, email, vacancy_id, captcha: await solvedCaptcha(), resume: new File([pdf], 'cv.pdf') })
    await send()
    await apply('Aigerim@post.example', 298)
    const { query } = server.database
    const question = await query.selectFrom('question').selectAll().executeTakeFirstOrThrow()
    await query.insertInto('question').values(Array.from({ length: 7 }, (_, index) => ({ ...question, id: String(index), number: `Q-${index}`, tracking_hash: null }))).execute()
    const tenth = await send({ question: { email: 'AIGERIM@post.example' } })

    const answers = [await send(), await apply('aigerim@POST.example', 301), await send({ question: { email: 'denis@post.example' } })]
    const today = await queuedMails(server)
    passTo('2026-11-20T06:12:41Z')
    await send()

    expect([tenth, ...answers].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect([today.map(({ to }) => to).sort(), (await queuedMails(server)).length]).toEqual([['AIGERIM@post.example', 'Aigerim@post.example', 'aigerim@post.example', 'denis@post.example'], 5])
  })

  test('tells how the question fares to him who knows the code, and nothing to others', async () => {
    const { number, tracking_code } = (await send()).json<Receipt>()
    const ask = (values: Record<string, string>) => server.get(`/api/reception/status?${new URLSearchParams(values)}`)

    const [known, wrongCode, wrongNumber] = await Promise.all([ask({ number, tracking_code }), ask({ number, tracking_code: '2222-2222-2222' }), ask({ number: 'Q-2222-2222', tracking_code })])

    expect([known.statusCode, known.json(), known.headers['cache-control']]).toEqual([
      200,
      { number, status: 'on_moderation', rejection_reason: null, received_at: time, updated_at: time, due_at: '2026-12-10T13:00:00Z' },
      'no-store',
    ])
    expect([wrongCode.statusCode, wrongNumber.statusCode, { ...wrongCode.json(), request_id: '' }]).toEqual([404, 404, { ...wrongNumber.json(), request_id: '' }])
  })

  test('takes the former way, without a file', async () => {
    const { question, ...rest } = await questionFields()

    const answer = await server.post('/api/web/sendQuestion', { ...rest, question })
    const withFile = await server.post('/api/web/sendQuestion', { ...rest, question: { ...(question as object), count: 1 } })

    expect([answer.statusCode, withFile.statusCode, withFile.json<Problem>().errors]).toEqual([201, 400, { 'question.count': ['count'] }])
  })

  test('keeps a file in the quarantine, named by chance and typed by its content', async () => {
    const answer = await send({ f0: new File([pdf], 'C:\\docs\\түбіртек\n.exe', { type: 'image/png' }) })

    const attachments = await server.database.query.selectFrom('attachment').selectAll().execute()
    expect([answer.statusCode, attachments]).toEqual([201, [expect.objectContaining({ part: 'f0', name: expect.stringMatching(/^түбіртек.*\.exe$/), mime: 'application/pdf', size_bytes: 15 })]])
    expect(uploadedFiles(server.dataDir)).toEqual([`quarantine/${attachments[0]?.file}`])
  })

  test('takes the empty file of a form in which none was chosen for no file', async () => {
    const answer = await send({ f0: new File([], ''), count: 0 })

    expect([answer.statusCode, uploadedFiles(server.dataDir)]).toEqual([201, []])
  })

  const text = (content: string | Uint8Array<ArrayBuffer>, name = 'a.pdf') => new File([content], name, { type: 'application/pdf' })
  test.each<[string, Parameters<typeof questionFields>[0], number, string, Record<string, string[]>]>([
    ['an unknown category', { question: { category: { id: 77 } } }, 400, 'invalid_request', { 'question.question.category.id': ['unknown'] }],
    ['a count without a file', { count: 1 }, 400, 'invalid_request', { 'question.count': ['count'] }],
    ['a file that is not counted', { f0: text('%PDF-1.4\n'), count: 0 }, 400, 'invalid_request', { 'question.count': ['count'] }],
    ['a telephone number without its mask', { question: { mobile: '87015550127' } }, 400, 'invalid_request', { 'question.question.mobile': ['pattern'] }],
    ['a blank name', { question: { lastName: '   ' } }, 400, 'invalid_request', { 'question.question.lastName': ['pattern'] }],
    ['a robot that fills in everything', { website: 'https://spam.example' }, 400, 'invalid_request', { website: ['maxLength'] }],
    ['a part that the contract does not know', { other: '1' }, 400, 'invalid_request', { other: ['unknown'] }],
    ['a file in an unknown part', { f1: text('%PDF-1.4\n') }, 400, 'invalid_request', { f1: ['unknown'] }],
    ['two files', { f0: [text('%PDF-1.4\n'), text('%PDF-1.5\n')], count: 1 }, 400, 'invalid_request', { f0: ['repeated'] }],
    ['a file that is too large', { f0: text(new Uint8Array(10 * 1024 * 1024 + 1).fill(37)) }, 413, 'too_large', { f0: ['too_large'] }],
    ['a file of a type that is not taken', { f0: text('<html>', 'a.pdf') }, 415, 'unsupported_media_type', { f0: ['file_type'] }],
    ['an empty file', { f0: text('') }, 415, 'unsupported_media_type', { f0: ['file_type'] }],
    ['a text that is too long for any part', { question: { question: 'я'.repeat(100_000) } }, 400, 'invalid_request', { question: ['text'] }],
    ['a consent that holds no longer', { consentVersion: '2020-01-01' }, 422, 'consent_outdated', { consentVersion: ['outdated'] }],
    ['a captcha that is none', { captcha: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319' }, 422, 'captcha_failed', { captcha: ['wrong'] }],
  ])('refuses %s, and keeps nothing of it', async (_name, more, status, code, errors) => {
    const answer = await send(more)

    const problem = answer.json<Problem>()
    expect([answer.statusCode, problem.code, problem.errors]).toEqual([status, code, errors])
    expect([await countRows(), await queuedMails(server), uploadedFiles(server.dataDir)]).toEqual([0, [], []])
  })

  test('names the part that is no JSON', async () => {
    const answer = await postForm(server, url, { ...(await questionFields()), question: '{"question": {' })

    expect([answer.statusCode, answer.json<Problem>().errors]).toEqual([400, { question: ['json'] }])
  })

  test.each([
    ['no form at all', 'multipart/form-data; boundary=x', 'hello', 400, 'invalid_request'],
    ['a form without a boundary', 'multipart/form-data', '--x\r\n', 400, 'invalid_request'],
    ['a form that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="f0"; filename="a.pdf"\r\n\r\n%PDF', 400, 'invalid_request'],
    ['a part with a dangerous name', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n{}\r\n--x--\r\n', 400, 'invalid_request'],
    ['JSON', 'application/json', '{}', 415, 'unsupported_media_type'],
    ['XML', 'application/xml', '<a/>', 415, 'unsupported_media_type'],
  ])('answers a problem to %s', async (_name, type, payload, status, code) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

    expect([answer.statusCode, answer.json<Problem>().code, uploadedFiles(server.dataDir)]).toEqual([status, code, []])
  })

  test('takes a captcha once', async () => {
    const captcha = await solvedCaptcha()

    const answers = await Promise.all([send({ captcha }), send({ captcha }), send({ captcha })])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
    expect([await send({ captcha }), await countRows()]).toEqual([expect.objectContaining({ statusCode: 422 }), 1])
  })

  test('takes no captcha that has expired', async () => {
    const captcha = await solvedCaptcha()
    passTo('2026-11-19T06:40:00Z')

    const answer = await send({ captcha })

    expect([answer.statusCode, answer.json<Problem>().errors]).toEqual([422, { captcha: ['expired'] }])
  })

  test('leaves a captcha unspent when something else is wrong', async () => {
    const captcha = await solvedCaptcha()

    const refused = await send({ captcha, consentVersion: '2020-01-01' })
    const taken = await send({ captcha })

    expect([refused.statusCode, taken.statusCode]).toEqual([422, 201])
  })

  test('stores all of a submission or nothing', async () => {
    const captcha = await solvedCaptcha()
    const submission = { captcha, f0: new File([pdf], 'a.pdf') }
    await server.database.query.schema.alterTable('outgoing_mail').renameTo('elsewhere').execute()
    const failed = await send(submission, { 'idempotency-key': 'key-of-this-question' })
    const left = [await countRows(), uploadedFiles(server.dataDir)]

    await server.database.query.schema.alterTable('elsewhere').renameTo('outgoing_mail').execute()
    const repeated = await send(submission, { 'idempotency-key': 'key-of-this-question' })

    expect([failed.statusCode, left, repeated.statusCode]).toEqual([500, [0, []], 201])
  })

  test('keeps the file of a submission that was stored, though the database’s word of it got lost, and answers the repeat', async () => {
    const { write } = server.database
    jest.spyOn(server.database, 'write').mockImplementationOnce(async (work) => {
      await write(work)
      throw new Error('Connection terminated unexpectedly')
    })
    const submission = { f0: new File([pdf], 'a.pdf') }

    const [failed, repeated] = [await send(submission, { 'idempotency-key': 'key-of-this-question' }), await send(submission, { 'idempotency-key': 'key-of-this-question' })]

    expect([failed.statusCode, repeated.statusCode, await countRows(), uploadedFiles(server.dataDir).length]).toEqual([503, 201, 1, 1])
  })

  describe('with an Idempotency-Key', () => {
    const headers = { 'idempotency-key': '6f1c1c52-5a07-4d0c-9d0b-3f0a5b6f7e21' }
    const file = () => new File([pdf], 'a.pdf')

    test('gives the first answer again, also when the captcha was solved anew', async () => {
      const first = await send({ f0: file() }, headers)
      const again = await send({ f0: file() }, headers)

      expect([again.statusCode, again.json()]).toEqual([201, first.json()])
      expect([await countRows(), (await queuedMails(server)).length, uploadedFiles(server.dataDir).length]).toEqual([1, 1, 1])
    })

    test('stores one of several that come at once', async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => send({ f0: file() }, headers)))

      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      expect([await countRows(), (await queuedMails(server)).length, uploadedFiles(server.dataDir).length]).toEqual([1, 1, 1])
    })

    test('gives it also where the names of the category do not come along', async () => {
      const first = await send({ question: { category: { id: 2, name_en: 'Complaint' } } }, headers)
      const again = await send({ question: { category: { id: 2 } } }, headers)

      expect([again.statusCode, again.json(), await countRows()]).toEqual([201, first.json(), 1])
    })

    test.each([
      ['another text', { question: { question: 'Басқа сұрақ' }, f0: file() }],
      ['another file', { f0: new File(['%PDF-1.5\n%%EOF\n'], 'a.pdf') }],
      ['no file', {}],
    ])('refuses %s', async (_name, other) => {
      await send({ f0: file() }, headers)

      const answer = await send(other, headers)

      expect([answer.statusCode, answer.json<Problem>().code, await countRows(), uploadedFiles(server.dataDir).length]).toEqual([422, 'idempotency_mismatch', 1, 1])
    })

    test('forgets it after a day, and no sooner; then the key is that of another question', async () => {
      const first = await send({}, headers)
      const sendOther = () => send({ question: { question: 'Басқа сұрақ' } }, headers)
      passTo('2026-11-20T06:12:39Z')
      const sooner = await sendOther()
      passTo('2026-11-20T06:12:41Z')

      const [later, again] = [await sendOther(), await sendOther()]

      expect([sooner.statusCode, later.statusCode, later.json<Receipt>().number === first.json<Receipt>().number]).toEqual([422, 201, false])
      expect(again.json()).toEqual(later.json())
    })
  })
})
