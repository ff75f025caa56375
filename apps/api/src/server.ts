import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { Background } from './background'
import type { Config } from './config'
import { openDatabase, type Database } from './database/database'
import { migrate, newerSteps } from './database/migrate'
import { lockDataDir } from './database/process-lock'
import { ExpectedError } from './expected-error'
import { Quarantine } from './uploads/quarantine'

/** How long running requests may take to finish before they are cut off, in milliseconds: most uploads are done by then. */
const defaultGraceMs = 30_000

export interface RunningServer {
  app: FastifyInstance
  /** With the port that the system chose, where the configuration says 0. */
  url: string
  /** Takes no new requests, finishes those that run, lets go of the database and the lock. */
  stop(graceMs?: number): Promise<void>
}

/** The port is taken; told in one line. */
class PortInUseError extends ExpectedError {}

/**
 * Locks, opens and migrates the database, then listens.
 *
 * @throws DatabaseError, PortInUseError
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const unlock = config.databaseUrl ? () => undefined : lockDataDir(config.dataDir)
  const database = await openDatabase(config).catch((error: unknown) => {
    unlock()
    throw error
  })
  const release = async () => {
    await database.close()
    unlock()
  }
  try {
    await bringUpToDate(config, database)
    const quarantine = new Quarantine(config.dataDir)
    quarantine.expectOwn()
    // Nobody else works in a folder that is locked: what a crash has left there may go, however new it is. Where it cannot, on a full disk, the journal is told when house is kept.
    if (!config.databaseUrl) await quarantine.sweep(database, Date.now(), 0).catch(() => undefined)
    const background = new Background(database, config, quarantine)
    const app = await buildApp({ database, config, onStored: () => background.wake() })
    // Not refused: while a new version is put in place, one of the former may have to start again.
    const newer = await newerSteps(database)
    if (newer.length > 0) app.log.warn({ steps: newer }, 'the database was brought up to date by a newer version')
    await app.listen({ port: config.port, host: config.host })
    background.start(app.log)
    const stop = async (graceMs = defaultGraceMs) => {
      const ended = app.close().then(() => background.stop())
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, graceMs).unref())])
      app.server.closeAllConnections()
      await release()
    }
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    return { app, url: `http://localhost:${port}`, stop }
  } catch (error) {
    await release()
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortInUseError(`Port ${config.port} is in use. Stop the other program, or choose another port with PORT=…`, { cause: error })
    }
    throw error
  }
}

/** PostgreSQL by a connection on which nothing is ended: a step may take its time with the rows of years, and who starts beside waits for its end. */
async function bringUpToDate(config: Config, database: Database): Promise<void> {
  const own = config.databaseUrl ? await openDatabase(config, { isCommand: true }) : undefined
  await migrate(own ?? database).finally(() => own?.close())
}
