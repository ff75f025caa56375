import { join } from 'node:path'
import { isWide } from '../breadth'
import { bundledProgram } from '../bundled-program'
import { temporaryFolder } from '../test-content'
import { createPostgresDatabase } from '../test-database'
import { crashTest } from './crash-test'

/* `npm run test:crash` is the long form. */

const folder = temporaryFolder()

test('a server on SQLite that is killed at any moment keeps all that it acknowledged, and leaves nothing half done', async () => {
  const { faults, acknowledged, repeats, stored, mails } = await crashTest({ program: await bundledProgram('standby'), kills: isWide ? 8 : 4, seed: 1, dataDir: join(folder, 'sqlite') })

  expect(faults).toEqual([])
  expect([acknowledged >= 4, repeats > 0]).toEqual([true, true])
  expect(mails).toBe(Object.values(stored).reduce((sum, count) => sum + count, 0))
})

test.each(['server', 'connections'] as const)('on PostgreSQL, too, where it is the %s that die', async (victim) => {
  const { url: databaseUrl, drop } = await createPostgresDatabase()

  const { faults, acknowledged } = await crashTest({ program: await bundledProgram('standby'), kills: 3, seed: 2, dataDir: join(folder, victim), databaseUrl, victim })

  await drop()
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(3)
})
