import { isIP } from 'node:net'
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
  /** One folder per built site, named by its identifier, `main` for the main site; absolute. */
  sitesDir: string
  /** What `content import` reads by default; absolute. */
  contentDir: string
  logLevel: LogLevel
  /** Public address of the main site; https turns HSTS on. */
  siteUrl: string
  /** Where the reception answers, if that is another host; without a slash at the end. */
  receptionUrl: string | undefined
  /** Addresses of the proxies whose `X-Forwarded-…` is trusted, comma-separated; false trusts none. */
  trustProxy: string | false
  /** Submissions that one address may send in ten minutes; 0 for no limit. */
  submissionLimit: number
  /** Calls a minute from one address, per operation that is neither cached nor takes submissions; 0 for no limit. */
  callLimit: number
  /** Megabytes for all attachments of visitors together; 0 for no limit. */
  quarantineLimit: number
  /** The consent text that senders must have agreed to, by the day on which it took effect. */
  consentVersion: string
  /** Signs captchas; undefined for one that is generated once and kept in the database. */
  captchaSecret: string | undefined
  /** `smtp://…` or `smtps://…`; undefined writes mails as files into `dataDir`. */
  smtpUrl: string | undefined
  /** Sender of mails: an address, or a name and an address. */
  mailFrom: string
  /** Without it only this machine may read /metrics. */
  metricsToken: string | undefined
  /** Shows drafts to those who send it; without one nobody sees them. */
  previewKey: string | undefined
  /** An answer that violates the contract becomes an error, which the log explains; for development. */
  checkAnswers: boolean
  retention: RetentionPeriods
}

/** After how many days personal data are removed. */
export interface RetentionPeriods {
  /** Since a question was rejected or answered: who asked and what, and the file. */
  questions: number
  /** Since an application arrived: all of it, and its files. */
  applications: number
  /** Since the last step: that there was a question or an application at all, and what was done with it. */
  trail: number
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

/** Whether npm took an option of a command for its own, as it does without `--`: `npm run api retention --dry-run`. */
export function isTakenByNpm(option: string, env: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(env[`npm_config_${option.replaceAll('-', '_')}`])
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
  } else if (databaseUrl && isCutInPassword(databaseUrl)) faults.push(`DATABASE_URL: ${asEscapes}`)

  const siteUrl = text('SITE_URL', portIsValid ? `http://localhost:${port}` : 'http://localhost')
  if (!isHost(siteUrl)) faults.push(`SITE_URL: "${siteUrl}" is not an http or https address that ends with the host, such as https://kokzhiek.example; each site lies at the root of its host`)

  const logLevel = logLevels.find((level) => level === text('LOG_LEVEL', 'warn'))
  if (!logLevel) faults.push(`LOG_LEVEL: "${env['LOG_LEVEL']}" is not one of ${logLevels.join(', ')}`)

  const receptionUrl = text('RECEPTION_URL', '')
  if (receptionUrl && !isBase(receptionUrl)) faults.push(`RECEPTION_URL: "${receptionUrl}" is not an http or https address without ? and #`)

  const smtpUrl = text('SMTP_URL', '')
  // The value is not repeated: it may hold a password.
  if (smtpUrl && !(isUrl(smtpUrl, ['smtp:', 'smtps:']) && new URL(smtpUrl).hostname)) faults.push('SMTP_URL: must be smtp://user:password@host:port or smtps://…; leave it out for files')
  else if (smtpUrl && isCutInPassword(smtpUrl)) faults.push(`SMTP_URL: ${asEscapes}`)

  const mailFrom = text('MAIL_FROM', `no-reply@${isHost(siteUrl) ? new URL(siteUrl).hostname : 'localhost'}`)
  if (!/^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(mailFrom)) faults.push(`MAIL_FROM: "${mailFrom}" is neither address@host nor Name <address@host>`)

  const trustProxy = readProxies(text('TRUST_PROXY', ''))
  if (trustProxy === undefined) faults.push('TRUST_PROXY: must be addresses of proxies: loopback, 10.0.0.0/8')

  const most = (name: string, byDefault: number, digits: number, what: string) => {
    const value = text(name, String(byDefault))
    if (!/^\d+$/.test(value) || value.length > digits) faults.push(`${name}: "${value}" is not a number of ${what}; 0 is no limit`)
    return Number(value)
  }
  const submissionLimit = most('SUBMISSION_LIMIT', 30, 6, 'submissions in ten minutes')
  // Whole lecture halls share an address.
  const callLimit = most('CALL_LIMIT', 600, 6, 'calls in a minute')
  const quarantineLimit = most('QUARANTINE_LIMIT', 10_000, 9, 'megabytes')

  const consentVersion = text('CONSENT_VERSION', '2026-09-01')
  if (!isDay(consentVersion)) faults.push(`CONSENT_VERSION: "${consentVersion}" is not a day such as 2026-09-01`)

  const captchaSecret = text('CAPTCHA_SECRET', '')
  if (captchaSecret && captchaSecret.length < 16) faults.push('CAPTCHA_SECRET: must have at least 16 characters; leave it out to have one made')

  const metricsToken = text('METRICS_TOKEN', '')
  if (metricsToken && !/^[ -~]{16,}$/.test(metricsToken)) faults.push('METRICS_TOKEN: must have at least 16 characters: English letters, digits and punctuation; leave it out to show /metrics to this machine only')

  const previewKey = text('PREVIEW_KEY', '')
  // What can stand in a header; the value is not repeated.
  if (previewKey && !/^[!-~]{16,200}$/.test(previewKey)) faults.push('PREVIEW_KEY: must have 16 to 200 characters: English letters, digits and punctuation; leave it out to show drafts to nobody')

  const checkAnswers = text('CHECK_ANSWERS', 'false')
  if (!/^(true|false)$/.test(checkAnswers)) faults.push(`CHECK_ANSWERS: "${checkAnswers}" is neither true nor false`)

  const days = (name: string, byDefault: number) => {
    const value = text(name, String(byDefault))
    if (!/^[1-9]\d{0,4}$/.test(value)) faults.push(`${name}: "${value}" is not a number of days (1 to 99999)`)
    return Number(value)
  }
  const retention = { questions: days('RETENTION_QUESTIONS', 365), applications: days('RETENTION_APPLICATIONS', 365), trail: days('RETENTION_TRAIL', 1095) }
  for (const kind of ['questions', 'applications'] as const) {
    if (retention.trail < retention[kind]) faults.push(`RETENTION_TRAIL: must not be shorter than RETENTION_${kind.toUpperCase()}`)
  }

  if (faults.length > 0 || !logLevel || trustProxy === undefined) throw new ConfigError(faults)
  return {
    port: Number(port),
    host: text('HOST', 'localhost'),
    databaseUrl: databaseUrl || undefined,
    dataDir: folder('DATA_DIR', '.data'),
    sitesDir: folder('SITES_DIR', 'dist/sites'),
    contentDir: folder('CONTENT_DIR', 'content'),
    logLevel,
    siteUrl: siteUrl.replace(/\/+$/, ''),
    receptionUrl: receptionUrl.replace(/\/+$/, '') || undefined,
    trustProxy,
    submissionLimit,
    callLimit,
    quarantineLimit,
    consentVersion,
    captchaSecret: captchaSecret || undefined,
    smtpUrl: smtpUrl || undefined,
    mailFrom,
    metricsToken: metricsToken || undefined,
    previewKey: previewKey || undefined,
    checkAnswers: checkAnswers === 'true',
    retention,
  }
}

/** The PostgreSQL that tests run on, where one is given; the test runner starts its own otherwise. */
export function testDatabaseUrl(): string | undefined {
  return process.env['TEST_DATABASE_URL'] || undefined
}

/** @returns undefined for what is no list of addresses. How many proxies there are is not enough: anybody could add one. */
function readProxies(value: string): string | false | undefined {
  if (value === '') return false
  const isRange = (one: string) => /^(loopback|linklocal|uniquelocal)$/.test(one) || isAddressOrNet(one)
  const ranges = value.split(',').map((one) => one.trim())
  return ranges.every(isRange) ? ranges.join(',') : undefined
}

function isAddressOrNet(value: string): boolean {
  const [address = '', bits = '0', ...more] = value.split('/')
  const family = isIP(address)
  return family !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128) && more.length === 0
}

/** One whose password has signs that end an address: a part of it would be taken for the host, and told in messages. */
function isCutInPassword(value: string): boolean {
  const { pathname, search, hash } = new URL(value)
  return `${pathname}${search}${hash}`.includes('@')
}

const asEscapes = 'in the password @ is written as %40, / as %2F, ? as %3F and # as %23'

function isHost(value: string): boolean {
  return isUrl(value, ['http:', 'https:']) && new URL(value).href === `${new URL(value).origin}/`
}

/** What paths are put behind. */
function isBase(value: string): boolean {
  return isUrl(value, ['http:', 'https:']) && !/[?#]/.test(value)
}

/** `2026-09-01`, and no day that there is not, such as `2026-02-31`. */
export function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

function isUrl(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}
