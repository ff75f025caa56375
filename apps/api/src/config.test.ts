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
  })
})

test('takes what is set; an empty value is none', () => {
  const config = readConfig({ PORT: '80', DATABASE_URL: 'postgres://a@b/c', DATA_DIR: '/srv/data', CONTENT_DIR: 'other', HOST: '', SITE_URL: 'https://kokzhiek.example/' })

  expect(config).toMatchObject({ port: 80, databaseUrl: 'postgres://a@b/c', dataDir: '/srv/data', contentDir: join(repositoryRoot, 'other'), host: 'localhost', siteUrl: 'https://kokzhiek.example' })
})

test.each([
  [{ PORT: '99999' }, ['PORT: "99999" is not a port number (0 to 65535)']],
  [{ PORT: '8000x' }, ['PORT: "8000x" is not a port number (0 to 65535)']],
  [{ DATABASE_URL: 'mysql://a/b' }, ['DATABASE_URL: must be postgres://user:password@host/database; leave it out for SQLite']],
  [{ SITE_URL: 'kokzhiek.example' }, ['SITE_URL: "kokzhiek.example" is not an http or https address']],
  [{ LOG_LEVEL: 'loud', PORT: '-1' }, ['PORT: "-1" is not a port number (0 to 65535)', 'LOG_LEVEL: "loud" is not one of fatal, error, warn, info, debug, trace, silent']],
])('says in one line each what is wrong with %j', (env, faults) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(faults))
})
