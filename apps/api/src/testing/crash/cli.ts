import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundledProgram } from '../bundled-program'
import startPostgres from '../start-postgres'
import stopPostgres from '../stop-postgres'
import { createPostgresDatabase } from '../test-database'
import { crashTest } from './crash-test'
import { readArguments } from './read-arguments'

/*
 * Kills a server again and again and counts what it lost:
 * `npm run test:crash [-- --kills 1000] [--database postgres] [--victim connections] [--seed 1]`. The tests do it a few times.
 */
const { database, victim, kills, seed } = readArguments(process.argv.slice(2))
const isPostgres = database === 'postgres'

const dataDir = mkdtempSync(join(tmpdir(), 'university-crash-'))
if (isPostgres) await startPostgres()
const postgres = isPostgres ? await createPostgresDatabase() : undefined
const started = Date.now()
const onKill = (count: number, acknowledged: number) => void process.stderr.write(`${count} kills, ${acknowledged} acknowledged\r`)
try {
  const program = await bundledProgram('standby', dataDir)
  const { faults, ...figures } = await crashTest({ program, kills, seed, victim, dataDir, onKill, ...(postgres ? { databaseUrl: postgres.url } : {}) })
  const seconds = Math.round((Date.now() - started) / 1000)
  process.stdout.write(`${JSON.stringify({ database, victim, kills, seed, seconds, ...figures, faults: faults.length }, null, 2)}\n`)
  for (const fault of faults.slice(0, 50)) process.stdout.write(`${fault}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await postgres?.drop()
  if (isPostgres) await stopPostgres()
  rmSync(dataDir, { recursive: true, force: true })
}
