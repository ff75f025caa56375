import { captchaSecret, fakeDate, forgetSubmissions, pdf, postForm, queuedMails, solvedCaptcha, uploadedFiles, type FormFields } from '../../testing/submissions'
import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { dialects } from '../../testing/test-database'

const time = '2026-11-19T06:12:40Z'

interface Problem {
  code: string
  errors?: Record<string, string[]>
}

describe.each(dialects)('applying for a vacancy on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, sampleContent(), { captchaSecret })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    passTo(time)
    await forgetSubmissions(server)
  })

  const passTo = (now: string) => {
    fakeDate(now)
    server.setTime(now)
  }
  const file = (name = 'cv.pdf', content: string | Buffer<ArrayBuffer> = pdf) => new File([content], name)
  const apply = async (more: FormFields = {}, headers = {}) =>
    postForm(
      server,
      '/api/plugin/vacancy/respond',
      { vacancy_id: 301, last_name: 'Ахметова', first_name: 'Жанна', email: 'zhanna@post.example', phone: '+7-(701)-555-01-27', resume: file(), captcha: await solvedCaptcha(), consent_version: '2026-09-01', lang: 'kz', ...more },
      headers,
    )
  const applications = () => server.database.query.selectFrom('application').selectAll().execute()

  test('takes it with résumé and files, and says so by e-mail', async () => {
    const answer = await apply({ middle_name: 'Болатқызы', degree: 'master', experience_years: 6, cover_letter: 'Алты жыл', files: [file('a.pdf'), file('b.pdf')], website: '' })

    const [row] = await applications()
    const [mail] = await queuedMails(server)
    expect([answer.statusCode, answer.json()]).toEqual([201, { application_number: expect.stringMatching(/^V-[2-9DFGJLNQRVW]{4}-[2-9DFGJLNQRVW]{4}$/), received_at: time, deadline_at: '2026-12-01T13:00:00Z' }])
    expect(row).toMatchObject({ vacancy_id: 301, experience_years: 6, degree: 'master', middle_name: 'Болатқызы', language: 'kz' })
    expect(mail?.text).toContain(`Өтінім нөмірі: ${row?.number}\nЖіберілген файл саны: 3\nӨтінім қабылдау мерзімі: 2026 ж. 1 желтоқсан`)
    expect(uploadedFiles(server.dataDir).length).toBe(3)
  })

  test('sends nobody what a stranger wrote in place of names', async () => {
    const name = 'take it at https://evil.example'
    await apply({ first_name: name, resume: file(`${name}.pdf`) })

    const [mail] = await queuedMails(server)
    expect([mail?.text.split('\n')[0], JSON.stringify(mail)]).toEqual(['Сәлеметсіз бе!', expect.not.stringContaining('evil')])
  })

  test('takes one with what is required; fields that were left empty are not given', async () => {
    const answer = await apply({ middle_name: '', experience_years: '', cover_letter: '', files: new File([], ''), lang: 'ru' })

    expect([answer.statusCode, await applications()]).toEqual([201, [expect.objectContaining({ middle_name: null, experience_years: null, cover_letter: null, vacancy: 'Vacancy 301 ru' })]])
  })

  test.each<[string, FormFields, number, string, Record<string, string[]> | undefined]>([
    ['an unknown vacancy', { vacancy_id: 9999 }, 404, 'not_found', undefined],
    ['a number that is none', { vacancy_id: 'abc' }, 400, 'invalid_request', { vacancy_id: ['type'] }],
    ['half a year', { experience_years: '0.5' }, 400, 'invalid_request', { experience_years: ['type'] }],
    ['no résumé', { resume: undefined }, 400, 'invalid_request', { resume: ['required'] }],
    ['a picture as résumé', { resume: file('cv.jpg', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')) }, 415, 'unsupported_media_type', { resume: ['file_type'] }],
    ['a second file that is refused', { files: [file('a.pdf'), file('b.exe', 'MZ')] }, 415, 'unsupported_media_type', { files: ['file_type'] }],
    ['six files', { files: [1, 2, 3, 4, 5, 6].map((index) => file(`${index}.pdf`)) }, 400, 'invalid_request', { files: ['maxItems'] }],
    ['a filled trap', { website: 'x' }, 400, 'invalid_request', { website: ['maxLength'] }],
  ])('refuses %s, and keeps nothing of it', async (_name, more, status, code, errors) => {
    const answer = await apply(more)

    const problem = answer.json<Problem>()
    expect([answer.statusCode, problem.code, problem.errors]).toEqual([status, code, errors])
    expect([await applications(), uploadedFiles(server.dataDir)]).toEqual([[], []])
  })

  test('answers 410 once the vacancy is closed, but repeats its first answer', async () => {
    const headers = { 'idempotency-key': 'key-of-this-application' }
    passTo('2026-12-01T12:59:59Z')
    const inTime = await apply({}, headers)
    passTo('2026-12-01T13:00:00Z')

    const [late, repeat] = [await apply({ email: 'other@post.example' }), await apply({}, headers)]

    expect([inTime, late, repeat].map(({ statusCode }) => statusCode)).toEqual([201, 410, 201])
    expect(repeat.body).toBe(inTime.body)
  })

  test('takes one from each person for a vacancy, however address and number are spelt', async () => {
    const answers = [await apply(), await apply({ email: 'ZHANNA@post.example', phone: '+7 701 555 01 27' }), await apply({ vacancy_id: 298 })]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 409, 201])
    expect([(await applications()).length, uploadedFiles(server.dataDir).length, (await queuedMails(server)).length]).toEqual([2, 2, 2])
  })

  test('locks nobody out because a stranger has applied with their address', async () => {
    const answers = [await apply({ phone: '+7 705 555 01 88' }), await apply()]

    expect([answers.map(({ statusCode }) => statusCode), (await applications()).map(({ phone }) => phone).sort()]).toEqual([[201, 201], ['+7 705 555 01 88', '+7-(701)-555-01-27']])
  })

  test('repeats the first answer to a repeat, which is no second application', async () => {
    const headers = { 'idempotency-key': 'key-of-this-application' }

    const answers = [await apply({ files: [file('a.pdf')] }, headers), await apply({ files: [file('a.pdf')] }, headers), await apply({ files: [file('b.pdf', '%PDF-1.5')] }, headers)]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 422])
    expect([answers[1]?.body, uploadedFiles(server.dataDir).length]).toEqual([answers[0]?.body, 2])
  })
})
