import { captchaSecret, pdf, postForm, questionFields, solvedCaptcha, uploadedFiles } from '../testing/submissions'
import { testApp, type TestApp } from '../testing/test-app'
import { sampleContent } from '../testing/test-content'
import { dialects } from '../testing/test-database'

const megabyte = 1024 * 1024

describe.each(dialects)('attachments that have reached their limit on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, sampleContent(), { captchaSecret, quarantineLimit: 1 })
  })
  afterAll(() => server.close())

  const send = async (more: Parameters<typeof questionFields>[0]) => postForm(server, '/api/reception/sendQuestion', await questionFields(more))
  const file = () => new File([pdf], 'a.pdf')
  const metric = async (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec((await server.get('/metrics')).body)?.[1])
  /** Leaves room for so many bytes. */
  const fill = async (room: number) => {
    await server.database.query.deleteFrom('attachment').execute()
    await server.database.query.insertInto('attachment').values({ file: 'former', owner_id: '1', part: 'f0', position: 1, name: 'a', mime: 'application/pdf', size_bytes: megabyte - room, sha256: '' }).execute()
  }

  test('let no more files in, and nothing of the submission; without them it is taken, with the same captcha', async () => {
    await fill(pdf.length - 1)
    const captcha = await solvedCaptcha()

    const refused = await send({ captcha, f0: file() })
    const left = uploadedFiles(server.dataDir)
    const taken = await send({ captcha })

    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([503, '3600', expect.objectContaining({ code: 'unavailable', errors: { f0: ['no_room'] }, retry_after: 3600 })])
    expect([left, taken.statusCode]).toEqual([[], 201])
  })

  test('let in what just fits, and tell how much there is', async () => {
    await fill(pdf.length)

    const answers = [await send({ f0: file() }), await send({ f0: file() })]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 503])
    expect([await metric('university_quarantine_bytes'), await metric('university_quarantine_limit_bytes')]).toEqual([megabyte, megabyte])
  })

  test('are told when they take four fifths of it, once', async () => {
    await fill(Math.ceil(0.2 * megabyte) + pdf.length)
    const warn = jest.spyOn(process, 'emitWarning').mockReturnValue()

    for (let count = 0; count < 3; count++) await send({ f0: file() })

    const told = warn.mock.calls
    warn.mockRestore()
    expect(told).toEqual([['The attachments of visitors take 80 % of QUARANTINE_LIMIT; at all of it files are refused']])
  })

  test('hold up neither a repeat under its key nor, when there is room again, the next one', async () => {
    await fill(pdf.length)
    const key = { 'idempotency-key': 'f3a1b0de-5b60-4a26-9a56-0d5d32c4e1f1' }
    const fields = await questionFields({ f0: file() })
    const first = await postForm(server, '/api/reception/sendQuestion', fields, key)
    const repeat = await postForm(server, '/api/reception/sendQuestion', fields, key)
    await fill(megabyte)

    expect([first.statusCode, repeat.json(), (await send({ f0: file() })).statusCode]).toEqual([201, first.json(), 201])
  })
})
