import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { Background } from './background'
import { readConfig } from './config'
import { temporaryFolder } from './testing/test-content'
import { testDatabase } from './testing/test-database'
import { Quarantine } from './uploads/quarantine'

const folder = temporaryFolder()

test('a data folder that went away while the server runs is told when house is kept, and ends nothing', async () => {
  const dataDir = join(folder, 'gone')
  const database = await testDatabase('SQLite')
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  const background = new Background(database, readConfig({ DATA_DIR: dataDir }), new Quarantine(dataDir))
  rmSync(dataDir, { recursive: true })
  writeFileSync(dataDir, 'what a disk is mounted on')

  background.start(app.log)

  await background.stop()
  await database.close()
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['files in the folder quarantine cannot be removed'])
})
