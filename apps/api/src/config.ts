import { isAbsolute, resolve } from 'node:path'

/** Everything that the environment decides, checked. */
export interface Config {
  /** Port of the one HTTP server; 0 lets the system choose. */
  port: number
  /** Address to listen on; `localhost` listens on 127.0.0.1 and ::1. */
  host: string
  /** `postgres://…`, or undefined for SQLite in `dataDir`. */
  databaseUrl: string | undefined
  /** Database file, lock and pictures; absolute. */
  dataDir: string
  /** One folder a built site, named by its identifier, `main` for the main site; absolute. */
  sitesDir: string
  /** What `content import` reads when it is not told; absolute. */
  contentDir: string
  logLevel: LogLevel
  /** Public address of the main site; https turns HSTS on. */
  siteUrl: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Folders are relative to the root of the repository, so that a command works from anywhere. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** The settings that are wrong, one line each. */
export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'))
  }
}

/** @throws ConfigError naming every setting that is wrong */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const faults: string[] = []
  const text = (name: string, byDefault: string) => env[name]?.trim() || byDefault
  const folder = (name: string, byDefault: string) => {
    const value = text(name, byDefault)
    return isAbsolute(value) ? value : resolve(repositoryRoot, value)
  }

  const port = text('PORT', '8000')
  const portIsValid = /^\d{1,5}$/.test(port) && Number(port) <= 65535
  if (!portIsValid) faults.push(`PORT: "${port}" is not a port number (0 to 65535)`)

  const databaseUrl = text('DATABASE_URL', '')
  if (databaseUrl && !isUrl(databaseUrl, ['postgres:', 'postgresql:'])) {
    faults.push('DATABASE_URL: must be postgres://user:password@host/database; leave it out for SQLite')
  }

  const siteUrl = text('SITE_URL', portIsValid ? `http://localhost:${port}` : 'http://localhost')
  if (!isUrl(siteUrl, ['http:', 'https:'])) faults.push(`SITE_URL: "${siteUrl}" is not an http or https address`)

  const logLevel = logLevels.find((level) => level === text('LOG_LEVEL', 'warn'))
  if (!logLevel) faults.push(`LOG_LEVEL: "${env['LOG_LEVEL']}" is not one of ${logLevels.join(', ')}`)

  if (faults.length > 0 || !logLevel) throw new ConfigError(faults)
  return {
    port: Number(port),
    host: text('HOST', 'localhost'),
    databaseUrl: databaseUrl || undefined,
    dataDir: folder('DATA_DIR', '.data'),
    sitesDir: folder('SITES_DIR', 'dist/sites'),
    contentDir: folder('CONTENT_DIR', 'content'),
    logLevel,
    siteUrl: siteUrl.replace(/\/+$/, ''),
  }
}

/** The PostgreSQL that tests run on, where one is given; the test runner starts its own otherwise. */
export function testDatabaseUrl(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env['TEST_DATABASE_URL'] || undefined
}

function isUrl(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}
