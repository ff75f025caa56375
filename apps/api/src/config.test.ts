import { join } from 'node:path'
import { ConfigError, readConfig, repositoryRoot } from './config'

test('has a default for everything, with folders in the repository', () => {
  expect(readConfig({})).toEqual({
    port: 8000,
    host: 'localhost',
    databaseUrl: undefined,
    dataDir: join(repositoryRoot, '.data'),
    sitesDir: join(repositoryRoot, 'dist/sites'),
    contentDir: join(repositoryRoot, 'content'),
    logLevel: 'warn',
    siteUrl: 'http://localhost:8000',
    receptionUrl: undefined,
    trustProxy: false,
    submissionLimit: 30,
    callLimit: 600,
    quarantineLimit: 10_000,
    consentVersion: '2026-09-01',
    captchaSecret: undefined,
    smtpUrl: undefined,
    mailFrom: 'no-reply@localhost',
    metricsToken: undefined,
    previewKey: undefined,
    checkAnswers: false,
    retention: { questions: 365, applications: 365, trail: 1095 },
  })
})

test('takes what is set; an empty value is none', () => {
  const config = readConfig({ PORT: '80', DATABASE_URL: 'postgres://a@b/c', DATA_DIR: '/srv/data', CONTENT_DIR: 'other', HOST: '', SITE_URL: 'https://kokzhiek.example/' })

  expect(config).toMatchObject({ port: 80, databaseUrl: 'postgres://a@b/c', dataDir: '/srv/data', contentDir: join(repositoryRoot, 'other'), host: 'localhost', siteUrl: 'https://kokzhiek.example' })
})

test('takes passwords with any signs', () => {
  const urls = { databaseUrl: 'postgres://a:p%40ss%23w@b/c', smtpUrl: 'smtp://a:p@ss@b:587' }

  expect(readConfig({ DATABASE_URL: urls.databaseUrl, SMTP_URL: urls.smtpUrl })).toMatchObject(urls)
})

test('checks answers where it is told to', () => {
  expect(readConfig({ CHECK_ANSWERS: 'true' }).checkAnswers).toBe(true)
})

test('takes what submissions and mails need', () => {
  const config = readConfig({ SITE_URL: 'https://kokzhiek.example', RECEPTION_URL: 'https://reception.kokzhiek.example/', TRUST_PROXY: 'loopback, 10.0.0.0/8', SMTP_URL: 'smtps://me:secret@mail.example', MAIL_FROM: 'Көкжиек <a@b.example>', SUBMISSION_LIMIT: '0', CALL_LIMIT: '0' })

  expect(config).toMatchObject({ receptionUrl: 'https://reception.kokzhiek.example', trustProxy: 'loopback,10.0.0.0/8', smtpUrl: 'smtps://me:secret@mail.example', mailFrom: 'Көкжиек <a@b.example>', submissionLimit: 0, callLimit: 0 })
  expect(readConfig({ SITE_URL: 'https://kokzhiek.example', TRUST_PROXY: '::1' })).toMatchObject({ mailFrom: 'no-reply@kokzhiek.example', trustProxy: '::1' })
})

test.each([
  [{ PORT: '99999' }, ['PORT: "99999" is not a port number (0 to 65535)']],
  [{ PORT: '8000x' }, ['PORT: "8000x" is not a port number (0 to 65535)']],
  [{ DATABASE_URL: 'mysql://a/b' }, ['DATABASE_URL: must be postgres://user:password@host/database; leave it out for SQLite']],
  ...['kokzhiek.example', 'https://kokzhiek.example/?a=1', 'https://kokzhiek.example/site'].map((value): [NodeJS.ProcessEnv, string[]] => [
    { SITE_URL: value },
    [`SITE_URL: "${value}" is not an http or https address that ends with the host, such as https://kokzhiek.example; each site lies at the root of its host`],
  ]),
  [{ RECEPTION_URL: 'https://reception.example/#a' }, ['RECEPTION_URL: "https://reception.example/#a" is not an http or https address without ? and #']],
  [{ LOG_LEVEL: 'loud', PORT: '-1' }, ['PORT: "-1" is not a port number (0 to 65535)', 'LOG_LEVEL: "loud" is not one of fatal, error, warn, info, debug, trace, silent']],
  // Mails would go to this machine.
  [{ SMTP_URL: 'smtp:mail.example:25' }, ['SMTP_URL: must be smtp://user:password@host:port or smtps://…; leave it out for files']],
  [{ SMTP_URL: 'mail.example:25' }, ['SMTP_URL: must be smtp://user:password@host:port or smtps://…; leave it out for files']],
  [{ DATABASE_URL: 'postgres://a:p@ss#w@b/c' }, ['DATABASE_URL: in the password @ is written as %40, / as %2F, ? as %3F and # as %23']],
  [{ SMTP_URL: 'smtp://a:p@ss/w@b' }, ['SMTP_URL: in the password @ is written as %40, / as %2F, ? as %3F and # as %23']],
  [{ MAIL_FROM: 'nobody' }, ['MAIL_FROM: "nobody" is neither address@host nor Name <address@host>']],
  [{ MAIL_FROM: 'Көкжиек <a@b.example' }, ['MAIL_FROM: "Көкжиек <a@b.example" is neither address@host nor Name <address@host>']],
  [{ MAIL_FROM: 'a@b.example>' }, ['MAIL_FROM: "a@b.example>" is neither address@host nor Name <address@host>']],
  [{ TRUST_PROXY: '10.0.0.0/99' }, ['TRUST_PROXY: must be addresses of proxies: loopback, 10.0.0.0/8']],
  [{ TRUST_PROXY: '1' }, ['TRUST_PROXY: must be addresses of proxies: loopback, 10.0.0.0/8']],
  [{ SUBMISSION_LIMIT: 'many' }, ['SUBMISSION_LIMIT: "many" is not a number of submissions in ten minutes; 0 is no limit']],
  [{ CALL_LIMIT: '-1' }, ['CALL_LIMIT: "-1" is not a number of calls in a minute; 0 is no limit']],
  [{ QUARANTINE_LIMIT: '10 GB' }, ['QUARANTINE_LIMIT: "10 GB" is not a number of megabytes; 0 is no limit']],
  [{ CONSENT_VERSION: '1' }, ['CONSENT_VERSION: "1" is not a day such as 2026-09-01']],
  [{ CONSENT_VERSION: '2026-02-31' }, ['CONSENT_VERSION: "2026-02-31" is not a day such as 2026-09-01']],
  [{ METRICS_TOKEN: 'алма алма алма алма' }, ['METRICS_TOKEN: must have at least 16 characters: English letters, digits and punctuation; leave it out to show /metrics to this machine only']],
  [{ METRICS_TOKEN: 'short' }, ['METRICS_TOKEN: must have at least 16 characters: English letters, digits and punctuation; leave it out to show /metrics to this machine only']],
  [{ RETENTION_QUESTIONS: '0', RETENTION_TRAIL: 'ever' }, ['RETENTION_QUESTIONS: "0" is not a number of days (1 to 99999)', 'RETENTION_TRAIL: "ever" is not a number of days (1 to 99999)']],
  [{ RETENTION_APPLICATIONS: '2000' }, ['RETENTION_TRAIL: must not be shorter than RETENTION_APPLICATIONS']],
  [{ PREVIEW_KEY: 'short' }, ['PREVIEW_KEY: must have 16 to 200 characters: English letters, digits and punctuation; leave it out to show drafts to nobody']],
  [{ PREVIEW_KEY: 'алма алма алма алма' }, ['PREVIEW_KEY: must have 16 to 200 characters: English letters, digits and punctuation; leave it out to show drafts to nobody']],
  [{ CHECK_ANSWERS: 'yes' }, ['CHECK_ANSWERS: "yes" is neither true nor false']],
  [{ CAPTCHA_SECRET: 'short' }, ['CAPTCHA_SECRET: must have at least 16 characters; leave it out to have one made']],
])('says in one line each what is wrong with %j', (env, faults) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(faults))
})
