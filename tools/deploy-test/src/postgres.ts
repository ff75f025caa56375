import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@university/processes/free-port'
import { Running } from '@university/processes/running'
import { run, SetUpError, type User } from './processes'
import { inherited } from './settings'

export interface Postgres {
  url: string
  /** Rows of a query, each a list of columns as text. */
  query(sql: string): Promise<string[][]>
  stop(): Promise<void>
}

/** A cluster of its own in a folder; never the one of the system. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const bin = binaries()
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? await userNamed('postgres') : undefined
  mkdirSync(folder, { mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)

  await run(join(bin, 'initdb'), ['-D', folder, '-U', 'university', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'], { user })
  const port = await freePort()
  const server = new Running('PostgreSQL', join(bin, 'postgres'), ['-D', folder, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'], { cwd: folder, env: inherited, ...user })
  const url = `postgres://university@127.0.0.1:${port}/postgres`
  const query = async (sql: string) => (await run(join(bin, 'psql'), [url, '--no-psqlrc', '--tuples-only', '--no-align', '--field-separator=\t', '-c', sql])).split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]))
  await server.until(() => query('select 1').then(() => true, () => false))
  // SIGINT: without waiting for those who are connected.
  return { url, query, stop: () => server.stop('SIGINT') }
}

function binaries(): string {
  const versions = '/usr/lib/postgresql'
  const [newest] = existsSync(versions) ? readdirSync(versions).sort((one, other) => Number(other) - Number(one)) : []
  const bin = join(versions, newest ?? '', 'bin')
  if (!existsSync(join(bin, 'initdb'))) throw new SetUpError('PostgreSQL is missing: apt-get install postgresql')
  return bin
}

async function userNamed(name: string): Promise<User> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (option) => Number(await run('id', [option, name]))))
  if (uid === undefined || gid === undefined) throw new SetUpError(`There is no user ${name}`)
  return { uid, gid }
}
