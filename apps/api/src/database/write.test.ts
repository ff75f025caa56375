import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import Libsql from 'libsql'
import { applyChanges } from '../content/import/apply-changes'
import { temporaryFolder } from '../testing/test-content'
import { dialects, testDatabase } from '../testing/test-database'
import { migrate } from './migrate'
import { sharedSecret } from './shared-secret'
import { openSqlite } from './sqlite'
import type { Tables } from './tables'

const folder = temporaryFolder()

test.each(dialects)('a transaction on %s that fails leaves nothing behind, and the next one works', async (dialect) => {
  const database = await testDatabase(dialect)
  const add = (name: string, then: () => void = () => undefined) =>
    database.write(async (query) => {
      await query.insertInto('secret').values({ name, value: 'x' }).execute()
      then()
      return name
    })

  const failed = add('one', () => {
    throw new Error('on the way')
  })
  await expect(failed).rejects.toThrow('on the way')
  const answer = await add('two')

  const rows = await database.query.selectFrom('secret').select('name').execute()
  await database.close()
  expect([answer, rows]).toEqual(['two', [{ name: 'two' }]])
})

test('a full disk is told as such, whoever begins the transaction', async () => {
  const database = openSqlite(join(folder, 'full'))
  await migrate(database)
  const { page_count: pages } = (await sql<{ page_count: number }>`pragma page_count`.execute(database.query)).rows[0] ?? { page_count: 0 }
  await sql.raw(`pragma max_page_count = ${pages}`).execute(database.query)
  const fill = async (query: Kysely<Tables>) => void (await query.insertInto('secret').values({ name: 'x', value: 'x'.repeat(1_000_000) }).execute())

  const outcomes = await Promise.allSettled([database.write(fill), database.query.transaction().execute(fill)])

  await database.close()
  expect(outcomes).toEqual(Array(2).fill({ status: 'rejected', reason: expect.objectContaining({ code: 'SQLITE_FULL' }) }))
})

test.each(dialects)('transactions on %s that come at once wait for each other', async (dialect) => {
  const database = await testDatabase(dialect)
  await database.query.insertInto('visitor_day').values({ site: '', day: '', visitors: 0 }).execute()

  await Promise.all(Array.from({ length: 20 }, () => database.write((query) => query.updateTable('visitor_day').set((row) => ({ visitors: row('visitors', '+', 1) })).execute())))

  const row = await database.query.selectFrom('visitor_day').select('visitors').executeTakeFirst()
  await database.close()
  expect(row?.visitors).toBe(20)
})

test('an import waits for another process that writes to SQLite, too', async () => {
  const dataDir = join(folder, 'importing')
  const [writer, importer] = [openSqlite(dataDir), openSqlite(dataDir)]
  await migrate(writer)

  const writing = writer.write(() => setTimeout(200))
  const counts = await applyChanges(importer, { before: new Map(), now: new Map(), different: [], media: [], seen: { version: 1, digest: '' } })

  await writing
  await Promise.all([writer.close(), importer.close()])
  expect(counts).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 0 })
})

test('while another process writes to SQLite, the server goes on reading and answering', async () => {
  const dataDir = join(folder, 'busy')
  const database = openSqlite(dataDir)
  await migrate(database)
  const other = new Libsql(join(dataDir, 'university.sqlite'))
  other.exec('begin immediate')
  let [ticks, written] = [0, false]
  const ticking = setInterval(() => ticks++, 5)

  const writing = database.write((query) => query.insertInto('secret').values({ name: 'a', value: 'b' }).execute()).then(() => (written = true))
  await setTimeout(300)
  const read = await database.query.selectFrom('secret').selectAll().execute()
  const before = { ticks, written, read }
  other.exec('commit')
  await writing

  clearInterval(ticking)
  other.close()
  const after = await database.query.selectFrom('secret').select('name').execute()
  await database.close()
  expect(before).toEqual({ ticks: expect.any(Number), written: false, read: [] })
  expect(before.ticks).toBeGreaterThan(20)
  expect(after).toEqual([{ name: 'a' }])
})

test.each(dialects)('a secret on %s is made once, whoever asks first', async (dialect) => {
  const database = await testDatabase(dialect)

  const secrets = await Promise.all([1, 2, 3].map(() => sharedSecret(database, 'captcha')))
  const [other, again] = [await sharedSecret(database, 'newsletter'), await sharedSecret(database, 'captcha')]

  await database.close()
  expect([new Set([...secrets, again]).size, other === again, again.length]).toEqual([1, false, 43])
})
