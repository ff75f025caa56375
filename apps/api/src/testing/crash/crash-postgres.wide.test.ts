import { join } from 'node:path'
import { bundledProgram } from '../bundled-program'
import { temporaryFolder } from '../test-content'
import { createPostgresDatabase } from '../test-database'
import { crashTest } from './crash-test'

const folder = temporaryFolder()

test.each(['server', 'connections'] as const)('on PostgreSQL, too, nothing that was acknowledged is lost where it is the %s that die', async (victim) => {
  const { url: databaseUrl, drop } = await createPostgresDatabase()

  const { faults, acknowledged } = await crashTest({ program: await bundledProgram('standby'), kills: 3, seed: 2, dataDir: join(folder, victim), databaseUrl, victim })

  await drop()
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(3)
})
