import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { simpleParser, type ParsedMail } from 'mailparser'
import { buildApp } from '../app'
import { repositoryRoot, type Config } from '../config'
import { importContent } from '../content/import/import-content'
import { blogQuestion } from '../content/kinds/blog-question'
import { liveDigest, removeLiveItem } from '../content/live-items'
import { openDatabase, type Database } from '../database/database'
import { migrate } from '../database/migrate'
import { Moderation } from '../questions/moderation'
import { bundledProgram } from '../testing/bundled-program'
import { captchaSecret, encodeForm, pdf, questionFields, solvedCaptcha, type FormFields } from '../testing/submissions'
import { testConfig, testRetention } from '../testing/test-app'
import { sampleContent, temporaryFolder, writeContent } from '../testing/test-content'
import { createPostgresDatabase, dialects } from '../testing/test-database'
import { Quarantine } from '../uploads/quarantine'
import { commands } from './commands'
import { runCommandLine } from './run-command-line'

const folder = temporaryFolder()
const execute = promisify(execFile)

describe.each(dialects)('the moderators’ commands on %s', (dialect) => {
  const dataDir = join(folder, dialect)
  let config: Config
  let database: Database
  let app: Awaited<ReturnType<typeof buildApp>>
  let drop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const postgres = dialect === 'PostgreSQL' ? await createPostgresDatabase() : undefined
    drop = postgres?.drop
    config = { ...testConfig(dataDir), captchaSecret, databaseUrl: postgres?.url, port: 0, host: 'localhost', contentDir: folder, smtpUrl: undefined, retention: testRetention }
    database = await openDatabase(config)
    await migrate(database)
    await importContent(database, writeContent(join(folder, 'content'), sampleContent()), dataDir)
    app = await buildApp({ database, config })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    await drop?.()
  })

  const run = async (...argv: string[]) => {
    const [out, error]: [string[], string[]] = [[], []]
    const code = await runCommandLine(argv, { commands, readConfig: () => config, out: (text) => void out.push(text), error: (text) => void error.push(text) })
    return { code, out: out.join('\n'), error: error.join('\n') }
  }
  /** As two moderators do at the same moment: on SQLite two commands of one process would wait for each other in vain. */
  const runProcess = async (...argv: string[]) => {
    const { NODE_OPTIONS: _options, ...inherited } = process.env
    const command = execute(process.execPath, [await bundledProgram('cli'), ...argv], { cwd: repositoryRoot, env: { ...inherited, DATA_DIR: dataDir, DATABASE_URL: config.databaseUrl ?? '' } })
    const { stderr } = await command.catch((failed: { stderr: string }) => failed)
    return { code: command.child.exitCode, error: stderr }
  }
  const json = async <Data>(...argv: string[]) => JSON.parse((await run(...argv, '--json')).out) as Data
  const postForm = async (url: string, fields: FormFields) => {
    const { payload, type } = await encodeForm(fields)
    const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
    return answer.json<{ number: string; tracking_code: string; application_number: string }>()
  }
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  const ask = async (more: Parameters<typeof questionFields>[0] = {}) => postForm('/api/reception/sendQuestion', await questionFields(more))
  /** For a vacancy without a deadline: commands go by the clock of the machine. */
  const applicant = { vacancy_id: 298, last_name: 'Ахметова', first_name: 'Жанна', email: 'zhanna@post.example', phone: '+7 701 555 01 27', experience_years: 6, consent_version: '2026-09-01', lang: 'kz' }
  const status = async ({ number, tracking_code }: { number: string; tracking_code: string }) =>
    (await app.inject(`/api/reception/status?${new URLSearchParams({ number, tracking_code })}`)).json<{ status: string; rejection_reason: string | null }>()
  const mailsAbout = async (number: string): Promise<ParsedMail[]> => {
    const files = readdirSync(join(dataDir, 'outbox')).filter((name) => !name.startsWith('.'))
    const mails = await Promise.all(files.map((name) => simpleParser(readFileSync(join(dataDir, 'outbox', name)))))
    return mails.filter(({ subject }) => subject?.includes(number))
  }
  const history = async (number: string, of = 'questions') => (await json<{ history: { action: string; actor: string; note: string | null }[] }>(of, 'show', number)).history.map(({ action, actor, note }) => [action, actor, note])

  test('list what came in, and show all of it, for people and for machines', async () => {
    const { number } = await ask({ f0: new File([pdf], 'vedomost.pdf') })

    const [list, data] = [await run('questions', 'list', '--status', 'on_moderation'), await json<{ number: string }[]>('questions', 'list')]
    const [people, machine] = [await run('questions', 'show', number.toLowerCase()), await json<Record<string, unknown>>('questions', 'show', number)]

    expect(list.out).toMatch(new RegExp(`${number}  on_moderation  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  due .* 18:00  kz  Question kz  Сәрсенова Айгерім  Жатақханадан`))
    expect(data.some((question) => question.number === number)).toBe(true)
    expect([0, 2].map((line) => people.out.split('\n')[line])).toEqual([`${number}  reception  Question kz  kz`, 'Сәрсенова Айгерім  aigerim@post.example  +7-(701)-555-01-27'])
    expect(people.out).toContain('Жатақханадан орын алу үшін қандай құжаттар керек?')
    expect(people.out).toContain('f0: vedomost.pdf (application/pdf, 1 KB)')
    expect(machine).toMatchObject({ number, status: 'on_moderation', email: 'aigerim@post.example', attachments: [{ name: 'vedomost.pdf', saved_as: null }], history: [{ action: 'received', actor: 'visitor' }] })
    expect(Object.keys(machine)).not.toContain('tracking_hash')
  })

  /** As a line of ours, after each sign that may end one; then goes up a line and over it. */
  const forged = (text: string) => `${text}\nQ-2222-2222  answered\r\n2026-01-01 09:00  Сауле  approved\rx\u2028y\u0085z\u001b[1A\u001b[2K`

  test('show what visitors write so that it cannot pass for what the command says', async () => {
    const { number } = await ask({ f0: new File([pdf], 'a.pdf') })
    const { id } = await database.query.selectFrom('question').where('number', '=', number).select('id').executeTakeFirstOrThrow()
    await database.query.updateTable('question').set({ name: forged('Айгерім'), email: forged('a@post.example'), phone: forged('+7'), question: forged('Сұрақ'), answer: forged('Жауап') }).where('id', '=', id).execute()
    await database.query.updateTable('attachment').set({ name: forged('a.pdf') }).where('owner_id', '=', id).execute()

    const { out } = await run('questions', 'show', number)

    const lines = out.split('\n')
    expect([lines.length, out]).toEqual([22, expect.not.stringMatching(/[\r\u0085\u2028\u001b]/)])
    expect(lines.filter((line) => /^(Q-2222|2026-01-01|[xyz])/.test(line))).toEqual([])
    expect(lines.slice(4, 10)).toEqual(['> Сұрақ', '> Q-2222-2222  answered', '> 2026-01-01 09:00  Сауле  approved', '> x', '> y', expect.stringMatching(/^> z\ufffd\[1A/)])
  })

  test('approve a question and answer it by e-mail', async () => {
    const question = await ask({ question: { language: 'ru' } })

    const approved = await run('questions', 'approve', question.number, '--by', 'Сауле')
    const registered = await status(question)
    const answered = await run('questions', 'answer', question.number, '--text', 'Нужна справка.\nИ заявление.', '--by', 'Ерлан')

    const mail = (await mailsAbout(question.number)).find(({ subject }) => subject?.startsWith('Ответ'))
    expect([approved.code, registered.status, answered.code, (await status(question)).status]).toEqual([0, 'registered', 0, 'answered'])
    expect(mail?.text).toContain('Ответ:\n> Нужна справка.\n> И заявление.\n\nТекст обращения:\n> Жатақханадан')
    expect(await history(question.number)).toEqual([['received', 'visitor', null], ['approved', 'Сауле', null], ['answered', 'Ерлан', null]])
  })

  test('mail no answer from a file in another encoding, whose letters would all be one sign', async () => {
    const question = await ask()
    await run('questions', 'approve', question.number)
    const file = join(folder, 'answer.txt')
    writeFileSync(file, Buffer.from('\xcd\xf3\xe6\xed\xe0', 'latin1'))

    const outcome = await run('questions', 'answer', question.number, '--file', file)

    expect([outcome.code, outcome.error, (await status(question)).status]).toEqual([2, `questions answer: ${file} is not in UTF-8; save it in this encoding`, 'registered'])
  })

  test('names the file of an answer that cannot be read', async () => {
    const outcome = await run('questions', 'answer', 'Q-2222-2222', '--file', folder)

    expect([outcome.code, outcome.error]).toEqual([2, `questions answer: ${folder} cannot be read: EISDIR: illegal operation on a directory, read`])
  })

  test('reject a question and tell the sender why', async () => {
    const question = await ask()

    const tooLong = await run('questions', 'reject', question.number, 'я'.repeat(1001))
    const outcome = await run('questions', 'reject', question.number, 'Бұл сұрақ', 'университетке қатысты емес.', '--by', 'Сауле')

    const mail = (await mailsAbout(question.number)).find(({ subject }) => subject?.startsWith('Өтінішіңіз тіркелмеді'))
    expect([tooLong.code, tooLong.error]).toEqual([2, 'questions reject: the reason may have at most 1000 characters'])
    expect([outcome.code, await status(question)]).toEqual([0, expect.objectContaining({ status: 'rejected', rejection_reason: 'Бұл сұрақ университетке қатысты емес.' })])
    expect(mail?.text).toContain('Себебі:\n> Бұл сұрақ университетке қатысты емес.')
    expect((await run('questions', 'show', question.number)).out).toContain('\n\nRejected:\n> Бұл сұрақ университетке қатысты емес.\n')
  })

  test.each<[string, () => () => void]>([
    ['the mail server is away', () => {
      const former = config
      config = { ...config, smtpUrl: 'smtp://127.0.0.1:1' }
      return () => (config = former)
    }],
    ['no folder takes them', () => {
      const outbox = join(dataDir, 'outbox')
      renameSync(outbox, `${outbox}-aside`)
      writeFileSync(outbox, '')
      return () => (rmSync(outbox), renameSync(`${outbox}-aside`, outbox))
    }],
  ])('take a step though its mail has to wait, and say so to people and beside what machines read: %s', async (_why, hinder) => {
    const { number } = await ask()
    const undo = hinder()

    const answers = [await run('questions', 'reject', number, 'Бұл сұрақ бізге емес.', '--json'), await run('newsletter', 'send')]
    undo()

    expect(answers).toEqual([expect.objectContaining({ code: 0, out: expect.stringContaining('"rejected"') }), expect.objectContaining({ code: 0 })])
    expect(answers[0]?.error).toMatch(/^Mails wait to be sent \(.+\); a running server tries again\.$/)
    expect(await history(number)).toContainEqual(['rejected', expect.any(String), 'Бұл сұрақ бізге емес.'])
  })

  test('note that the sender was called, without a mail', async () => {
    const question = await ask()
    await run('questions', 'approve', question.number)

    const outcome = await run('questions', 'answer', question.number, '--called', 'талап етілетін құжаттар айтылды', '--by', 'Ерлан')

    expect([outcome.code, (await status(question)).status, (await mailsAbout(question.number)).length]).toEqual([0, 'called', 0])
    expect((await history(question.number)).at(-1)).toEqual(['called', 'Ерлан', 'талап етілетін құжаттар айтылды'])
  })

  test('take each step once, and only from where it leads on', async () => {
    const { number } = await ask()

    const tooEarly = await run('questions', 'answer', number, 'Жауап')
    const both = await Promise.all([runProcess('questions', 'approve', number), runProcess('questions', 'reject', number, 'Себеп')])
    const again = await run('questions', 'approve', number)

    expect([tooEarly.code, tooEarly.error]).toEqual([1, `${number} is on moderation; only one that is registered can be answered`])
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(both.find(({ code }) => code === 1)?.error).toMatch(new RegExp(`^${number} is (registered|rejected); only one that is on moderation can be `))
    expect(again.error).toMatch(new RegExp(`^${number} is (registered|rejected); only one that is on moderation can be approved$`))
    expect((await history(number)).length).toBe(2)
  })

  test('copy files out of the quarantine, and note that they did', async () => {
    const { number } = await ask({ f0: new File([pdf], '../vedomost.pdf') })
    const desk = join(folder, `desk-${dialect}`)

    const { attachments } = await json<{ attachments: { saved_as: string }[] }>('questions', 'show', number, '--save', desk, '--by', 'Сауле')

    expect([attachments[0]?.saved_as, readFileSync(join(desk, '1-vedomost.pdf'))]).toEqual([join(desk, '1-vedomost.pdf'), pdf])
    expect((await history(number)).at(-1)).toEqual(['files_saved', 'Сауле', desk])
  })

  test('copy them to several moderators at the same moment', async () => {
    const { number } = await ask({ f0: new File([pdf], 'vedomost.pdf') })
    const moderation = new Moderation(database, config, new Quarantine(dataDir), 'Сауле')

    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((desk) => moderation.saveFiles(number, join(folder, `desk-${desk}-${dialect}`))))

    expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : outcome.value.length))).toEqual([1, 1, 1, 1])
    expect((await history(number)).map(([action]) => action)).toEqual(['received', ...outcomes.map(() => 'files_saved')])
  })

  test('forget the sender of a question that is over', async () => {
    const question = await ask({ f0: new File([pdf], 'a.pdf') })
    const early = await run('questions', 'forget', question.number)
    await run('questions', 'reject', question.number, 'Себеп')
    const files = readdirSync(join(dataDir, 'quarantine')).length

    const outcome = await run('questions', 'forget', question.number)

    const row = await database.query.selectFrom('question').where('number', '=', question.number).selectAll().executeTakeFirst()
    expect([early.error, outcome.code, readdirSync(join(dataDir, 'quarantine')).length]).toEqual([`${question.number} is on moderation; only one that is rejected or answered or answered by telephone can be forgotten`, 0, files - 1])
    expect(await history(question.number)).toEqual([['received', 'visitor', null], ['rejected', expect.any(String), null], ['forgotten', expect.any(String), null]])
    expect([row, (await status(question)).status]).toEqual([expect.objectContaining({ name: '', email: '', phone: null, question: '', rejection_reason: null }), 'rejected'])
  })

  test('discard junk without a letter to the address that it names, and with all that came with it', async () => {
    const question = await ask({ f0: new File([pdf], 'a.pdf') })
    const files = readdirSync(join(dataDir, 'quarantine')).length

    const outcome = await run('questions', 'discard', question.number, '--by', 'Сауле')
    const again = await run('questions', 'discard', question.number)

    const row = await database.query.selectFrom('question').where('number', '=', question.number).selectAll().executeTakeFirst()
    expect([outcome.code, outcome.out]).toEqual([0, `${question.number}: discarded, the sender is forgotten`])
    expect([again.code, again.error]).toEqual([1, `${question.number} is rejected; only one that is on moderation can be discarded`])
    expect(row).toMatchObject({ status: 'rejected', name: '', email: '', phone: null, question: '', rejection_reason: null })
    expect(await history(question.number)).toEqual([['received', 'visitor', null], ['discarded', 'Сауле', null], ['forgotten', 'Сауле', null]])
    expect([readdirSync(join(dataDir, 'quarantine')).length, (await mailsAbout(question.number)).map(({ subject }) => subject?.split(':')[0])]).toEqual([files - 1, []])
    expect(await status(question)).toMatchObject({ status: 'rejected', rejection_reason: null })
  })

  test('take a step with each of several numbers, and tell of those with which it cannot be taken', async () => {
    const [one, other] = [await ask(), await ask()]

    const outcome = await run('questions', 'discard', one.number, 'Q-2222-2222', other.number.toLowerCase())

    expect(outcome).toEqual({ code: 1, error: '', out: [`${one.number}: discarded, the sender is forgotten`, 'There is no question Q-2222-2222', `${other.number}: discarded, the sender is forgotten`].join('\n') })
    expect([(await status(one)).status, (await status(other)).status]).toEqual(['rejected', 'rejected'])
  })

  test('list as many as are asked for, those first that wait longest: after a flood there are more than anybody reads', async () => {
    const [{ number: late }, { number: early }] = [await ask(), await ask()]
    for (const [number, received_at] of [[late, '2020-01-02T00:00:00Z'], [early, '2020-01-01T00:00:00Z']] as const) await database.query.updateTable('question').set({ received_at }).where('number', '=', number).execute()
    const list = async (...options: string[]) => (await json<{ number: string; status: string }[]>('questions', 'list', ...options)).map(({ number, status }) => [number, status])

    expect(await list('--limit', '2')).toEqual([[early, 'on_moderation'], [late, 'on_moderation']])
    expect(new Set((await list('--status', 'answered')).map(([, status]) => status))).toEqual(new Set(['answered']))
    expect(await list('--kind', 'blog')).toEqual([])
  })

  test.each([
    ['questions', 'question'],
    ['applications', 'application'],
  ] as const)('list the first thousand of %s where nobody says how many, and tell that there are more', async (command, table) => {
    const receipt = table === 'question' ? (await ask()).number : (await postForm('/api/plugin/vacancy/respond', { ...applicant, email: 'flood@post.example', phone: '+7 701 555 01 99', captcha: await solvedCaptcha(), resume: new File([pdf], 'cv.pdf') })).application_number
    const row = await database.query.withTables<Record<string, Record<string, unknown>>>().selectFrom(table).where('number', '=', receipt).selectAll().executeTakeFirstOrThrow()
    const flood = Array.from({ length: 1_000 }, (_, index) => ({ ...row, id: `flood-${index}`, number: `F-${index}`, ...('email_key' in row && { email_key: `flood-${index}` }) }))
    for (let at = 0; at < flood.length; at += 200) await database.query.withTables<Record<string, Record<string, unknown>>>().insertInto(table).values(flood.slice(at, at + 200)).execute()

    const [all, some] = [await run(command, 'list'), await run(command, 'list', '--limit', '1001')]
    await database.query.deleteFrom(table).where('number', 'like', 'F-%').execute()

    expect([all.out.split('\n').length, all.error, some.out.split('\n').length, some.error]).toEqual([1_000, 'These are the first 1000. More: --limit N', 1_001, ''])
  })

  describe('for questions to a blog', () => {
    const askBlog = async (more: object = {}) => {
      const fields = { blog_slug: 'rector', full_name: 'Мадина Тұрсынова', email: 'madina@post.example', category_id: 3, question: 'Көктемде <орын> бола ма?', is_public: true, lang: 'kz', consent_version: '2026-09-01', ...more }
      return post('/api/blog/send', { ...fields, captcha: await solvedCaptcha() })
    }
    const published = async (answered: boolean) => {
      const answer = await post('/api/blog/requests', { slug: '', blog_slug: 'rector', answered, per_page: 100 })
      return answer.json<{ data: { id: number; author_display: string; question: string; answer: string | null; lang: string; category: { slug: string } }[] }>().data.filter(({ id }) => id > 1_000_000)
    }
    // Each test leaves none published behind.
    afterEach(async () => {
      const rows = await database.query.selectFrom('content_item').where('digest', '=', liveDigest).select('id').execute()
      for (const { id } of rows) await removeLiveItem(database.query, blogQuestion, id)
    })

    test('publish it when it is approved, and again with its answer', async () => {
      const { number } = (await askBlog({ full_name: 'Мадина\u202e Тұрсынова', question: 'Көктемде\u202e <орын> бола ма?' })).json<{ number: string }>()
      const before = await published(false)
      await run('questions', 'approve', number)
      const waiting = await published(false)

      await run('questions', 'answer', number, 'Иә.\n\nБір <орын>\n"бар".')

      expect([before, waiting]).toEqual([[], [expect.objectContaining({ author_display: 'Мадина Т.', question: 'Көктемде <орын> бола ма?', answer: null, category: expect.objectContaining({ slug: 'dormitory' }) })]])
      expect([await published(false), await published(true)]).toEqual([[], [expect.objectContaining({ id: waiting[0]?.id, answer: '<p>Иә.</p><p>Бір &lt;орын&gt;<br />"бар".</p>' })]])
      expect((await mailsAbout(number)).map(({ subject }) => subject?.split(':')[0]).sort()).toEqual(['Өтінішіңіз қабылданды', 'Өтінішіңізге жауап'])
    })

    test('tell how its sender will be signed, and correct it before or after readers see it: nobody can tell a surname from a name by its letters alone', async () => {
      const { number } = (await askBlog({ full_name: 'Ким Ева' })).json<{ number: string }>()
      const shown = await run('questions', 'show', number)
      const approved = await run('questions', 'approve', number)
      const before = await published(false)

      const renamed = await run('questions', 'rename', number, 'Ева', 'Ким', '--by', 'Сауле')

      expect([shown.out.split('\n')[0], shown.out.split('\n')[3], approved.out]).toEqual([expect.stringContaining(`${number}  blog rector  `), 'for the public, signed Ким Е.', expect.stringMatching(/ is now registered \(.*\); for the public, signed Ким Е\.$/)])
      expect([before, await published(false)].map((one) => one.map(({ author_display }) => author_display))).toEqual([['Ким Е.'], ['Ева К.']])
      expect([renamed.out, (await history(number)).at(-1)]).toEqual([`${number}: the sender is called Ева Ким\nfor the public, signed Ева К.`, ['renamed', 'Сауле', 'Ким Ева']])
    })

    test('rename without publishing what no moderator has approved, and nobody who is forgotten', async () => {
      const { number } = (await askBlog()).json<{ number: string }>()
      const renamed = await run('questions', 'rename', number, 'Мадина')
      const waiting = await published(false)
      const outcomes = [renamed, await run('questions', 'discard', number), await run('questions', 'rename', number, 'Мадина'), await run('questions', 'rename', number, ' ')]

      expect([waiting, outcomes.map(({ code }) => code)]).toEqual([[], [0, 0, 1, 2]])
      expect([outcomes[2]?.error, outcomes[3]?.error]).toEqual([`${number}: the sender is forgotten`, 'questions rename: give the name, the given name first, in at most 200 characters'])
      expect(JSON.stringify(await database.query.selectFrom('question').selectAll().where('number', '=', number).execute())).not.toContain('Мадина')
    })

    test('publish it on the site of its blog alone', async () => {
      const blog = { id: 2, slug: 'director', owner: {}, categories: [{ id: 9, slug: 'books', name_kz: 'Кітап' }] }
      await importContent(database, writeContent(join(folder, 'content'), { ...sampleContent(), 'lib/blogs/director.yaml': blog }), dataDir)
      const { number } = (await askBlog({ blog_slug: 'director', category_id: 9 })).json<{ number: string }>()

      await run('questions', 'approve', number)

      const sites = await database.query.selectFrom('content_item_site').where('kind', '=', 'blog-question').where('id', '>', 1_000_000).select('site').execute()
      expect(sites).toEqual([{ site: 'lib' }])
    })

    test('publish no answer that is longer in HTML than the contract lets it be: nobody could read the others', async () => {
      const { number } = (await askBlog()).json<{ number: string }>()
      await run('questions', 'approve', number)

      const outcome = await run('questions', 'answer', number, Array.from({ length: 3_000 }, () => 'a').join('\n'))

      expect([outcome.code, outcome.error]).toEqual([2, expect.stringMatching(/may have at most 20000 characters of HTML.* it has 21001$/)])
      expect(await published(true)).toEqual([])
    })

    test('publish several at the same moment, each under an id of its own', async () => {
      const asked = await Promise.all(Array.from({ length: 6 }, async () => (await askBlog({ category_id: 4, lang: 'en' })).json<{ number: string }>().number))

      // Commands of one process would wait for one another on SQLite.
      const moderation = new Moderation(database, config, new Quarantine(dataDir), 'Сауле')
      const outcomes = await Promise.allSettled(asked.map((number) => moderation.approve(number)))

      expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : outcome.value.status))).toEqual(asked.map(() => 'registered'))
      expect(new Set((await published(false)).map(({ id }) => id)).size).toBe(6)
      expect(new Set((await published(false)).map(({ lang, category }) => `${lang} ${category.slug}`))).toEqual(new Set(['en study']))
    })

    test('leave it there when the content is imported anew, and out of what is exported', async () => {
      const { number } = (await askBlog()).json<{ number: string }>()
      await run('questions', 'approve', number)

      await importContent(database, writeContent(join(folder, 'content'), sampleContent()), dataDir)
      const exported = join(folder, `export-${dialect}`)
      await run('content', 'export', exported)

      expect((await published(false)).length).toBe(1)
      expect(readFileSync(join(exported, 'main/blog-questions/rector.yaml'), 'utf8')).not.toContain('орын')
    })

    test('publish nothing that the sender wants for himself, nor what is rejected', async () => {
      const [own, rejected] = [(await askBlog({ is_public: false })).json<{ number: string }>(), (await askBlog()).json<{ number: string }>()]
      await run('questions', 'approve', own.number)
      await run('questions', 'answer', own.number, 'Иә.')
      await run('questions', 'reject', rejected.number, 'Себеп')

      expect([await published(false), await published(true)]).toEqual([[], []])
    })

    test('withdraw it with its sender', async () => {
      const { number } = (await askBlog()).json<{ number: string }>()
      await run('questions', 'approve', number)
      await run('questions', 'answer', number, 'Иә.')

      await run('questions', 'forget', number)

      expect(await published(true)).toEqual([])
    })

    test('cannot call: there is no number', async () => {
      const { number } = (await askBlog()).json<{ number: string }>()
      await run('questions', 'approve', number)

      expect((await run('questions', 'answer', number, '--called')).error).toBe(`${number} came without a telephone number; answer it by e-mail`)
    })

    test.each([
      ['an unknown blog', { blog_slug: 'nobody' }, 404],
      ['a category of another blog', { category_id: 99 }, 400],
      ['a filled trap', { website: 'x' }, 400],
    ])('refuse %s', async (_name, more, code) => {
      expect((await askBlog(more)).statusCode).toBe(code)
    })
  })

  test('list and show applications, and copy their files', async () => {
    const file = (name: string) => new File([pdf], name)
    const { application_number } = await postForm('/api/plugin/vacancy/respond', { ...applicant, captcha: await solvedCaptcha(), resume: file('cv.pdf'), files: [file('a.pdf'), file('b.pdf')] })
    const desk = join(folder, `applications-${dialect}`)

    const list = await run('applications', 'list', '--vacancy', '298')
    const shown = await json<object>('applications', 'show', application_number, '--save', desk)

    expect(list.out).toContain(`${application_number}  `)
    expect(shown).toMatchObject({ number: application_number, experience_years: 6, attachments: [{ part: 'resume' }, { part: 'files' }, { part: 'files' }], history: [{ action: 'received' }, { action: 'files_saved' }] })
    expect(readdirSync(desk).sort()).toEqual(['1-cv.pdf', '2-a.pdf', '3-b.pdf'])

    rmSync(join(desk, '1-cv.pdf'))
    const again = await run('applications', 'show', application_number, '--save', desk)
    expect([again.code, again.error, readdirSync(desk).sort()]).toEqual([1, `${join(desk, '2-a.pdf')} is there already; name another folder`, ['2-a.pdf', '3-b.pdf']])
    expect((await history(application_number, 'applications')).map(([action]) => action)).toEqual(['received', 'files_saved'])
    expect((await run('applications', 'list', '--vacancy', '1')).out).toBe('No applications.')
    await database.query.updateTable('application').set({ received_at: '2020-01-01T00:00:00Z' }).execute()
    await postForm('/api/plugin/vacancy/respond', { ...applicant, email: 'second@post.example', captcha: await solvedCaptcha(), resume: file('cv.pdf') })
    expect(await json('applications', 'list', '--limit', '1')).toEqual([expect.objectContaining({ email: 'second@post.example' })])
  })

  test('show an application so that nothing in it can pass for what the command says', async () => {
    const { application_number: number } = await postForm('/api/plugin/vacancy/respond', { ...applicant, email: 'forged@post.example', captcha: await solvedCaptcha(), resume: new File([pdf], 'cv.pdf') })
    const texts = { last_name: forged('Ахметова'), first_name: forged('Жанна'), middle_name: forged('А'), email: forged('f@post.example'), phone: forged('+7'), degree: forged('PhD'), cover_letter: forged('Хат') }
    await database.query.updateTable('application').set(texts).where('number', '=', number).execute()

    const { out } = await run('applications', 'show', number)

    const lines = out.split('\n')
    expect([lines.length, out]).toEqual([14, expect.not.stringMatching(/[\r\u0085\u2028\u001b]/)])
    expect(lines.filter((line) => /^(Q-2222|2026-01-01|[xyz])/.test(line))).toEqual([])
  })

  test.each([
    ['discard', ['discarded', 'forgotten'], 'discarded, the sender is forgotten'],
    ['forget', ['forgotten'], 'the sender is forgotten'],
  ])('%s an application with all that came with it, after which the address may apply again', async (command, steps, said) => {
    const email = `${command}@post.example`
    const apply = async () => postForm('/api/plugin/vacancy/respond', { ...applicant, email, cover_letter: 'Мен туралы.', captcha: await solvedCaptcha(), resume: new File([pdf], 'zhanna.pdf') })
    const { application_number: number } = await apply()
    const locked = await apply()
    await run('applications', 'show', number, '--save', join(folder, `${command}-${dialect} of Жанна`))
    const files = readdirSync(join(dataDir, 'quarantine')).length

    const outcome = await run('applications', command, number.toLowerCase(), '--by', 'Сауле')
    const again = await run('applications', command, number)

    const row = await database.query.selectFrom('application').where('number', '=', number).selectAll().executeTakeFirst()
    const mails = await database.query.selectFrom('outgoing_mail').where('unique_key', 'like', `%${row?.id}%`).select(['to_address', 'state', 'message']).execute()
    expect([locked.application_number, outcome.code, outcome.out]).toEqual([undefined, 0, `${number}: ${said}`])
    expect([again.code, again.error]).toEqual([1, `${number} is forgotten already`])
    expect(row).toMatchObject({ number, last_name: '', first_name: '', middle_name: null, email: '', phone: '', degree: null, experience_years: null, cover_letter: null })
    expect(mails).toEqual([{ to_address: '', state: 'cancelled', message: '' }])
    expect(await history(number, 'applications')).toEqual([['received', 'visitor', null], ['files_saved', expect.any(String), null], ...steps.map((step) => [step, 'Сауле', null])])
    expect(readdirSync(join(dataDir, 'quarantine')).length).toBe(files - 1)
    expect((await apply()).application_number).toMatch(/^V-/)
  })

  test('list subscribers without their tokens, and send them the news', async () => {
    await post('/api/mail/subscription', { email: 'aigerim@post.example', lang: 'kz' })
    await database.query.updateTable('subscriber').set({ status: 'active', confirmed_at: '2026-01-01T00:00:00Z' }).execute()
    await post('/api/mail/subscription', { slug_id: 18, email: 'denis@post.example', lang: 'kz' })
    const fresh = { ...sampleContent(), 'main/news/1901-x.yaml': { id: 1901, title_kz: 'Бүгін', content_kz: '<p>x</p>', categories: ['science'], published_at: new Date(Date.now() - 60_000).toISOString(), updated_at: '2026-01-01T00:00:00Z' } }
    await importContent(database, writeContent(join(folder, 'content'), fresh), dataDir)

    const [list, data, pending] = [await run('subscribers', 'list', '--site', 'main'), await json<object[]>('subscribers', 'list'), await json<object[]>('subscribers', 'list', '--status', 'pending')]
    const [sent, again] = [await json<{ issues: object[] }>('newsletter', 'send'), await run('newsletter', 'send')]

    expect(list.out).toMatch(/^main {2}kz {2}active {2}aigerim@post\.example.*$/)
    expect([data.length, JSON.stringify(data)]).toEqual([2, expect.not.stringContaining('token')])
    expect(pending).toEqual([expect.objectContaining({ site: 'lib', email: 'denis@post.example' })])
    expect([sent.issues, again.out]).toEqual([[expect.objectContaining({ site: 'main', mails: 1, news: { kz: 1, ru: 0, en: 0 } })], 'Nothing to send: no news, nobody to tell, or the site is closed.'])
    expect((await mailsAbout('жаңалықтар (')).map(({ to }) => (to && 'text' in to ? to.text : ''))).toEqual(['aigerim@post.example'])
  })

  test('list the first thousand of subscribers likewise', async () => {
    await post('/api/mail/subscription', { email: 'flood@post.example', lang: 'kz' })
    const row = await database.query.selectFrom('subscriber').where('email', '=', 'flood@post.example').selectAll().executeTakeFirstOrThrow()
    const flood = Array.from({ length: 1_000 }, (_, index) => ({ ...row, id: `flood-${index}`, email_key: `flood-${index}`, token_hash: `flood-${index}`, unsubscribe_token: `flood-${index}` }))
    for (let at = 0; at < flood.length; at += 200) await database.query.insertInto('subscriber').values(flood.slice(at, at + 200)).execute()

    const [all, some] = [await run('subscribers', 'list'), await run('subscribers', 'list', '--limit', '1001')]
    await database.query.deleteFrom('subscriber').where('email', '=', 'flood@post.example').execute()

    expect([all.out.split('\n').length, all.error, some.out.split('\n').length, some.error]).toEqual([1_000, 'These are the first 1000. More: --limit N', 1_001, ''])
  })

  test.each([
    [['questions', 'approve'], 2, 'questions approve: name the number, such as Q-7F3R-9WDN'],
    [['questions', 'approve', 'Q-2222-2222'], 1, 'There is no question Q-2222-2222'],
    [['questions', 'reject', 'Q-2222-2222'], 2, 'questions reject: say why, in the language of the question'],
    [['questions', 'list', '--status', 'new'], 2, '--status: one of on_moderation, rejected, registered, answered, called'],
    [['questions', 'list', '--limit', '0'], 2, '--limit: a number, from 1'],
    [['questions', 'list', '--all'], 2, 'Unknown option --all. See: npm run api -- --help'],
    [['questions', 'show', 'Q-2222-2222', '--save'], 2, 'Option --save needs a value. See: npm run api -- --help'],
    [['questions', 'answer', 'Q-2222-2222', '--called=yes'], 2, 'Option --called takes no value. See: npm run api -- --help'],
    [['applications', 'show', 'V-2222-2222'], 1, 'There is no application V-2222-2222'],
    [['applications', 'forget'], 2, 'applications forget: name the number, such as V-3RQN-8FJ6'],
    [['applications', 'discard', 'V-2222-2222'], 1, 'There is no application V-2222-2222'],
    [['newsletter', 'send', '--site', 'nowhere'], 2, '--site: there is no site "nowhere"; main is the main one'],
  ])('say in a line what is wrong with %j', async (argv, code, error) => {
    expect(await run(...argv)).toEqual({ code, out: '', error })
  })
})
