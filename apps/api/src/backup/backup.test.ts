import { createHash } from 'node:crypto'
import fs, { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { buildApp } from '../app'
import { importContent } from '../content/import/import-content'
import { openDatabase, type Database } from '../database/database'
import { migrate } from '../database/migrate'
import { lockDataDir } from '../database/process-lock'
import { VisitorCounter } from '../stats/visitor-counter'
import { isWide } from '../testing/breadth'
import { startServer } from '../testing/start-server'
import { captchaSecret, encodeForm, questionFields } from '../testing/submissions'
import { testConfig } from '../testing/test-app'
import { newsFile, sampleContent, temporaryFolder, writeContent, type ContentFiles } from '../testing/test-content'
import { createPostgresDatabase, dialects, type Dialect } from '../testing/test-database'
import { writeBackup } from './backup'
import type { Manifest } from './manifest'
import { restoreBackup } from './restore'
import { allTables } from './saved-tables'

const folder = temporaryFolder()
const now = new Date('2026-11-21T06:00:00Z')

interface Place {
  dataDir: string
  databaseUrl: string | undefined
  drop(): Promise<void>
}

/** With a photo, of which more is published than there was. */
async function content(): Promise<ContentFiles> {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f766e' } }).jpeg().toBuffer()
  return { ...sampleContent(), 'media/photo.jpg': photo, 'main/news/1003-photo.yaml': newsFile(1003, { image: { file: 'photo.jpg' } }) }
}

/** An empty data folder and an empty database. */
async function newPlace(dialect: Dialect, name: string): Promise<Place> {
  const postgres = dialect === 'PostgreSQL' ? await createPostgresDatabase() : undefined
  return { dataDir: join(folder, dialect, name), databaseUrl: postgres?.url, drop: async () => postgres?.drop() }
}

async function open(place: Place): Promise<Database> {
  const database = await openDatabase(place)
  await migrate(database)
  return database
}

interface Receipt {
  number: string
  tracking_code: string
}

/**
 * A question with a file, whose text has every character that could be taken for the end of a line.
 *
 * @returns undefined where nothing was taken, since on a busy machine a database may be slow to let somebody in
 */
async function ask(url: string, count: number): Promise<Receipt | undefined> {
  const file = new File([`%PDF-1.4\n% ${count}\n%%EOF\n`], 'a.pdf')
  const { payload, type } = await encodeForm(await questionFields({ f0: file, question: { question: `Сұрақ ${count}\u2028екінші\u2029жол\nүшінші\r\nсоңғы "\\"`, email: `reader${count}@post.example` } }))
  const answer = await fetch(`${url}/api/reception/sendQuestion`, { method: 'POST', body: new Uint8Array(payload), headers: { 'content-type': type } })
  if (answer.status === 503) return undefined
  if (answer.status !== 201) throw new Error(`unexpected answer ${answer.status}`)
  return (await answer.json()) as Receipt
}

/** Rows of all tables, whatever their order. */
async function dump({ query }: Database): Promise<Record<string, string[]>> {
  const left = ['migration', 'call_count', 'daily_job', 'visitor_seen']
  const names = allTables.filter((name) => !left.includes(name))
  const anyTable = query.withTables<Record<string, Record<string, unknown>>>()
  const sorted = (row: Record<string, unknown>) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await anyTable.selectFrom(name).selectAll().execute()).map(sorted).sort()] as const)))
}

describe.each(dialects)('a backup of a server on %s', (dialect) => {
  test('that goes on taking submissions holds all that was acknowledged before, each whole', async () => {
    const [place, other] = [await newPlace(dialect, 'running'), await newPlace(dialect, 'restored')]
    const database = await open(place)
    await importContent(database, writeContent(join(folder, 'content'), await content()), place.dataDir)
    const server = await startServer({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '', CAPTCHA_SECRET: captchaSecret })
    const receipts: Receipt[] = []
    let [goesOn, count] = [true, 0]
    const sending = Promise.all([1, 2, 3, 4].map(async () => {
      while (goesOn) {
        const receipt = await ask(server.url, count++)
        if (receipt) receipts.push(receipt)
      }
    }))
    const arrived = async (least: number) => {
      while (receipts.length < least) await setTimeout(10)
    }
    await Promise.race([sending, arrived(30)])

    const backUp = async (name: string) => {
      const [backup, before] = [join(place.dataDir, '..', name), [...receipts]]
      const manifest = await writeBackup({ database, dataDir: place.dataDir, folder: backup, now })
      return { backup, before, manifest, during: receipts.length - before.length }
    }
    let last = await backUp('backup 1')
    // On a busy machine one may be written before anybody else gets a word in.
    for (let number = 2; last.during === 0; number++) last = await backUp(`backup ${number}`)
    const { backup, before, manifest } = last
    goesOn = false
    await sending
    await server.stop()
    await database.close()
    await restoreBackup(other, backup)

    const restored = await open(other)
    const app = await buildApp({ database: restored, config: testConfig(other.dataDir) })
    const statuses = await Promise.all(before.map(async ({ number, tracking_code }) => (await app.inject(`/api/reception/status?${new URLSearchParams({ number, tracking_code })}`)).statusCode))
    const menu = await app.inject({ method: 'POST', url: '/api/menu', payload: { slug: '', is_main: true } })
    const rows = await dump(restored)
    const attachments = await restored.query.selectFrom('attachment').selectAll().execute()
    const sha256 = (file: string) => createHash('sha256').update(readFileSync(join(other.dataDir, 'quarantine', file))).digest('hex')
    await app.close()
    await restored.close()
    await Promise.all([place.drop(), other.drop()])
    expect([new Set(statuses), menu.statusCode]).toEqual([new Set([200]), 200])
    const questions = rows['question']?.length ?? 0
    expect([rows['attachment']?.length, rows['outgoing_mail']?.length, rows['captcha_used']?.length, rows['audit_entry']?.length]).toEqual([questions, questions, questions, questions])
    expect([attachments.filter(({ file, sha256: wanted }) => sha256(file) !== wanted), readdirSync(join(other.dataDir, 'quarantine')).length]).toEqual([[], questions])
    expect([manifest.missing, manifest.removed]).toEqual([[], []])
  })

  test('has all rows of a table, though they are read in parts', async () => {
    const [place, other] = [await newPlace(dialect, 'many'), await newPlace(dialect, 'many, restored')]
    const database = await open(place)
    const rows = Array.from({ length: 1_000 }, (_, index) => ({ site: '', day: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10), visitors: index }))
    await database.query.insertInto('visitor_day').values(rows).execute()
    const { tables } = await writeBackup({ database, dataDir: place.dataDir, folder: join(place.dataDir, '../many backup'), now })
    await restoreBackup(other, join(place.dataDir, '../many backup'))

    const restored = await open(other)
    expect([tables['visitor_day'], (await dump(restored))['visitor_day']]).toEqual([1_000, (await dump(database))['visitor_day']])
    await Promise.all([restored.close(), database.close()])
    await Promise.all([place.drop(), other.drop()])
  })

  // By day from each to the other, which says the most.
  test.each(dialects.filter((target) => isWide || target !== dialect))('is restored on %s as it was', async (target) => {
    const { place, database, backup } = await filled(dialect, `to ${target}`)
    const other = await newPlace(target, `from ${dialect}`)

    await restoreBackup(other, backup)

    const restored = await open(other)
    expect(await dump(restored)).toEqual(await dump(database))
    const filesIn = (dataDir: string) => ['media', 'originals'].map((name) => readdirSync(join(dataDir, name)).sort())
    expect(filesIn(other.dataDir)).toEqual(filesIn(place.dataDir))
    expect(filesIn(other.dataDir)[0]?.filter((name) => name.startsWith('photo-'))).toHaveLength(3)
    expect(filesIn(other.dataDir)[1]).toHaveLength(1)
    // nginx, which serves the pictures, is another user; nobody else has a business with the rest.
    const modesIn = (dataDir: string, name: string) => new Set(readdirSync(join(dataDir, name)).map((file) => (statSync(join(dataDir, name, file)).mode & 0o777).toString(8)))
    expect(modesIn(other.dataDir, 'media')).toEqual(modesIn(place.dataDir, 'media'))
    expect(['originals', 'quarantine'].map((name) => modesIn(other.dataDir, name))).toEqual([new Set(['600']), new Set(['600'])])
    await Promise.all([restored.close(), database.close()])
    await Promise.all([place.drop(), other.drop()])
  })

  test('is refused where there is something already, which stays as it is', async () => {
    const { place, database, backup } = await filled(dialect, 'occupied')
    const before = await dump(database)
    const folderOnly = await newPlace(dialect, 'with a file')
    mkdirSync(join(folderOnly.dataDir, 'quarantine'), { recursive: true })
    writeFileSync(join(folderOnly.dataDir, 'quarantine', 'somebody’s'), 'x')

    await expect(restoreBackup({ ...place, dataDir: dialect === 'SQLite' ? place.dataDir : join(folder, 'elsewhere') }, backup)).rejects.toThrow(/is not empty/)
    await expect(restoreBackup(folderOnly, backup)).rejects.toThrow(/quarantine is not empty/)

    expect([await dump(database), readdirSync(join(folderOnly.dataDir, 'quarantine'))]).toEqual([before, ['somebody’s']])
    await database.close()
    await Promise.all([place.drop(), folderOnly.drop()])
  })

  test('that fails on the way leaves an empty place, where another one can be restored', async () => {
    const { place, database, backup } = await filled(dialect, 'half')
    const whole = join(backup, '../whole')
    cpSync(backup, whole, { recursive: true })
    // Passes the check of the files, and is no table.
    const path = join(backup, 'tables', 'question.jsonl')
    writeFileSync(path, '{"id":"1"}\n')
    rewriteManifest(backup, 'tables/question.jsonl')
    const other = await newPlace(dialect, 'after a failure')
    // A volume of its own, for what visitors send takes room; a system that found something of a damaged one put it there.
    const found = join(other.dataDir, 'quarantine', 'lost+found')
    mkdirSync(found, { recursive: true })
    writeFileSync(join(found, '#12'), 'x')

    await expect(restoreBackup(other, backup)).rejects.toThrow(/null/i)
    const left = readdirSync(join(other.dataDir, 'quarantine'))
    await restoreBackup(other, whole)

    const restored = await open(other)
    expect(await dump(restored)).toEqual(await dump(database))
    expect([left, readdirSync(found)]).toEqual([['lost+found'], ['#12']])
    await Promise.all([restored.close(), database.close()])
    await Promise.all([place.drop(), other.drop()])
  })
})

describe('a backup', () => {
  /** Of a server on SQLite that is over: each test harms a copy of its own. */
  let whole: string
  beforeAll(async () => {
    const { database, backup } = await filled('SQLite', 'whole')
    await database.close()
    whole = backup
  })
  const copyOf = (name: string) => {
    const backup = join(folder, 'copies', name)
    cpSync(whole, backup, { recursive: true })
    return backup
  }

  test.each([
    ['has no manifest', (backup: string) => rmSync(join(backup, 'manifest.json')), 'holds no whole backup: there is no manifest.json'],
    ['has a manifest that cannot be read', (backup: string) => rewriteAsFolder(join(backup, 'manifest.json')), 'manifest.json cannot be read (EISDIR)'],
    ['has lost a file', (backup: string) => rmSync(join(backup, 'tables', 'subscriber.jsonl')), 'cannot be restored: tables/subscriber.jsonl is missing'],
    ['has a file with one byte more', (backup: string) => appendFileSync(join(backup, 'tables', 'question.jsonl'), '\n'), 'cannot be restored: tables/question.jsonl is damaged'],
    ['was made by a newer version', (backup: string) => changeManifest(backup, (text) => text.replace('0001-content', '9999-later')), 'was made by a newer version: this one does not know 9999-later'],
    ['names files elsewhere', (backup: string) => changeManifest(backup, (text) => text.replace('tables/question.jsonl', '../../etc/passwd')), 'manifest.json is damaged: ../../etc/passwd'],
    ['names lost files elsewhere', (backup: string) => setInManifest(backup, { missing: ['quarantine/../../victim'] }), 'manifest.json is damaged: quarantine/../../victim'],
    ['has an attachment elsewhere', (backup: string) => setInRow(backup, 'attachment', { file: '../../victim/secret.txt' }), 'tables/attachment.jsonl: the file "../../victim/secret.txt" is not of the backup'],
    ['has an attachment of another name', (backup: string) => setInRow(backup, 'attachment', { file: 'other' }), 'tables/attachment.jsonl: the file "other" is not of the backup'],
    ['has a picture elsewhere', (backup: string) => setInRow(backup, 'media', { file: '../../victim/a.jpg' }), 'tables/media.jsonl: no file is called "../../victim/a.jpg"'],
    ['has a picture that is read elsewhere', (backup: string) => setInRow(backup, 'media', { hash: '/../../../victim/a' }), 'with the hash "/../../../victim/a"'],
    ['has a row that is none', (backup: string) => rewrite(backup, 'tables/attachment.jsonl', () => 'x\n'), 'tables/attachment.jsonl, line 1: no row'],
    ['has a manifest of another kind', (backup: string) => changeManifest(backup, () => 'null'), 'holds no backup that this version can read'],
    ['counts rows of a file that it does not name', (backup: string) => setInManifest(backup, { tables: { other: 1 } }), 'manifest.json is damaged: "files" has no tables/other.jsonl'],
    ['tells no size of a file', (backup: string) => setInManifest(backup, { files: [{ path: 'tables/question.jsonl' }] }), 'manifest.json is damaged: "files" is missing, or not what it should be'],
  ])('that %s is refused before anything is written', async (name, harm, message) => {
    const backup = copyOf(name)
    harm(backup)
    const target = { dataDir: join(folder, `not ${name}`), databaseUrl: undefined }

    await expect(restoreBackup(target, backup)).rejects.toThrow(message)

    expect(() => statSync(target.dataDir)).toThrow('ENOENT')
  })

  test('whose manifest has lost a key is refused before anything is written, and told in one line', async () => {
    const backup = copyOf('a key less')
    const manifest = readFileSync(join(backup, 'manifest.json'), 'utf8')
    const target = { dataDir: join(folder, 'not a key less'), databaseUrl: undefined }

    for (const key of ['created_at', 'migrations', 'tables', 'files', 'removed', 'missing']) {
      changeManifest(backup, () => JSON.stringify({ ...(JSON.parse(manifest) as Manifest), [key]: undefined }))
      await expect(restoreBackup(target, backup)).rejects.toThrow(`manifest.json is damaged: "${key}" is missing, or not what it should be`)
    }

    expect(() => statSync(target.dataDir)).toThrow('ENOENT')
  })

  test('is not made of an empty database, such as that of a folder that was named by mistake', async () => {
    const dataDir = join(folder, 'by mistake')
    const database = await openDatabase({ dataDir, databaseUrl: undefined })

    await expect(writeBackup({ database, dataDir, folder: join(folder, 'of nothing'), now })).rejects.toThrow('The database is empty; there is nothing to back up')

    await database.close()
  })

  test('is not made of a database that names files elsewhere', async () => {
    const { place, database } = await filled('SQLite', 'doctored')
    const { file } = await database.query.selectFrom('attachment').select('file').executeTakeFirstOrThrow()
    await database.query.updateTable('attachment').set({ file: '../../victim' }).where('file', '=', file).execute()

    await expect(writeBackup({ database, dataDir: place.dataDir, folder: join(place.dataDir, '../doctored backup'), now })).rejects.toThrow('The database names a file that cannot be of this server: quarantine/../../victim')

    await database.close()
  })

  test('has how many visitors a day had, and not who they were: it outlives the day, after whose end nobody is to tell', async () => {
    const { place, database } = await filled('SQLite', 'visitors')
    await new VisitorCounter(database).count('lib', { address: '203.0.113.7', userAgent: 'a' }, now)
    const { visitor } = await database.query.selectFrom('visitor_seen').select('visitor').executeTakeFirstOrThrow()
    const backup = join(place.dataDir, '../backup of visitors')

    const { tables } = await writeBackup({ database, dataDir: place.dataDir, folder: backup, now })

    await database.close()
    const saved = readdirSync(join(backup, 'tables')).map((name) => readFileSync(join(backup, 'tables', name), 'utf8'))
    expect([tables['visitor_day'], saved.some((text) => text.includes(visitor))]).toEqual([1, false])
  })

  test('can be read by its owner only', async () => {
    const mode = (...path: string[]) => (statSync(join(whole, ...path)).mode & 0o777).toString(8)

    expect([mode('tables'), mode('quarantine'), mode('manifest.json'), mode('tables', 'question.jsonl')]).toEqual(['700', '700', '600', '600'])
  })

  test('has the files of the newest one beside it, so that a night takes the room of what is new; what is damaged there is copied again', async () => {
    const { place, database, backup: first } = await filled('SQLite', 'nights')
    const again = async (name: string) => {
      const backup = join(first, '..', name)
      const { files } = await writeBackup({ database, dataDir: place.dataDir, folder: backup, now })
      return { backup, files, paths: files.map(({ path }) => path).filter((path) => !path.startsWith('tables/')) }
    }
    const inode = (backup: string, path: string) => statSync(join(backup, path)).ino

    const second = await again('second')
    const [damaged = '', ...whole] = second.paths
    writeFileSync(join(second.backup, damaged), Buffer.alloc(statSync(join(second.backup, damaged)).size))
    const third = await again('third')
    await restoreBackup({ dataDir: join(folder, 'third night'), databaseUrl: undefined }, third.backup)

    await database.close()
    expect(second.paths.filter((path) => inode(second.backup, path) !== inode(first, path))).toEqual([])
    expect([third.files, third.paths.filter((path) => inode(third.backup, path) === inode(first, path))]).toEqual([second.files, whole])
  })

  test('is whole where a file of the newest one beside it cannot be read any more', async () => {
    const { place, database, backup: first } = await filled('SQLite', 'failing disk')
    const backup = join(first, '..', 'failing disk, second')
    const read = fs.createReadStream
    jest.spyOn(fs, 'createReadStream').mockImplementation((path, ...options) => {
      if (String(path).startsWith(backup)) throw Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' })
      return read(path, ...options)
    })

    const { missing } = await writeBackup({ database, dataDir: place.dataDir, folder: backup, now })

    jest.restoreAllMocks()
    await database.close()
    const restored = await restoreBackup({ dataDir: join(folder, 'failing disk, restored'), databaseUrl: undefined }, backup)
    expect([missing, restored.files.length > 0]).toEqual([[], true])
  })

  test('is not written over another one, nor restored beside a running server', async () => {
    const { place, database, backup } = await filled('SQLite', 'twice')
    const target = { dataDir: join(folder, 'served'), databaseUrl: undefined }
    const unlock = lockDataDir(target.dataDir)

    await expect(writeBackup({ database, dataDir: place.dataDir, folder: backup, now })).rejects.toThrow(`${backup}: the folder is not empty`)
    await expect(restoreBackup(target, backup)).rejects.toThrow('Another process already serves from')

    unlock()
    await database.close()
  })

  test('names the files that something else has lost; those of senders who were forgotten meanwhile go with their rows', async () => {
    const { place, database } = await filled('SQLite', 'lost')
    const row = { owner_id: '1', part: 'f0', position: 1, name: 'a', mime: 'application/pdf', size_bytes: 1, sha256: '' }
    await database.query.insertInto('attachment').values([{ ...row, file: 'lost' }, { ...row, file: 'forgotten' }]).execute()
    const backup = join(place.dataDir, '../lost backup')
    // Sees the row when the tables are read, and not any more when the file is missed.
    const query = database.query.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => ({ ...result, rows: result.rows.filter(({ file }, _index, rows) => file !== 'forgotten' || rows.length > 1) }),
    })

    const manifest = await writeBackup({ database: { ...database, query }, dataDir: place.dataDir, folder: backup, now })
    const target = { dataDir: join(folder, 'without'), databaseUrl: undefined }
    await restoreBackup(target, backup)

    const restored = await openDatabase(target)
    const files = await restored.query.selectFrom('attachment').where('owner_id', '=', '1').select('file').execute()
    await Promise.all([restored.close(), database.close()])
    expect([manifest.missing, manifest.removed, files]).toEqual([['quarantine/lost'], ['quarantine/forgotten'], [{ file: 'lost' }]])
  })
})

/** A database with content, questions and their files, and a backup of it. */
async function filled(dialect: Dialect, name: string): Promise<{ place: Place; database: Database; backup: string }> {
  const place = await newPlace(dialect, `${name}/data`)
  const database = await open(place)
  await importContent(database, writeContent(join(folder, 'content'), await content()), place.dataDir)
  const app = await buildApp({ database, config: { ...testConfig(place.dataDir), captchaSecret } })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  for (let count = 0; count < 3; count++) await ask(url, count)
  await app.close()
  const backup = join(place.dataDir, '../backup')
  await writeBackup({ database, dataDir: place.dataDir, folder: backup, now })
  return { place, database, backup }
}

function changeManifest(backup: string, change: (text: string) => string): void {
  const path = join(backup, 'manifest.json')
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

function setInManifest(backup: string, values: Record<string, unknown>): void {
  changeManifest(backup, (text) => JSON.stringify({ ...(JSON.parse(text) as Manifest), ...values }))
}

function setInRow(backup: string, table: string, values: Record<string, unknown>): void {
  rewrite(backup, `tables/${table}.jsonl`, (text) => {
    const [first = '', ...rest] = text.split('\n')
    return [JSON.stringify({ ...(JSON.parse(first) as Record<string, unknown>), ...values }), ...rest].join('\n')
  })
}

/** With a checksum that fits: who can change a backup can do that, too. */
function rewrite(backup: string, path: string, change: (text: string) => string): void {
  writeFileSync(join(backup, path), change(readFileSync(join(backup, path), 'utf8')))
  rewriteManifest(backup, path)
}

/** As if the file had always been as it is now. */
function rewriteManifest(backup: string, path: string): void {
  const content = readFileSync(join(backup, path))
  changeManifest(backup, (text) => {
    const manifest = JSON.parse(text) as Manifest
    const files = manifest.files.map((file) => (file.path === path ? { path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') } : file))
    return JSON.stringify({ ...manifest, files })
  })
}

function rewriteAsFolder(path: string): void {
  rmSync(path)
  mkdirSync(path)
}
