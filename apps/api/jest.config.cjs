const { inBatches } = require('../../jest.batches.cjs')
const packagesInOneScript = require('../../jest.packages.cjs')

const packages = [
  '@fastify/accept-negotiator',
  '@fastify/multipart',
  '@fastify/rate-limit',
  '@fastify/send',
  '@orama/stemmers/english',
  '@orama/stemmers/russian',
  'ajv',
  'ajv-formats',
  'ajv/dist/2020',
  'altcha-lib',
  'altcha-lib/algorithms/pbkdf2',
  'fast-json-stringify',
  'fastify',
  'file-type/node',
  'helmet',
  'kysely',
  'nodemailer',
  'pg',
  'prom-client',
  'sanitize-html',
  'saxes',
  'yaml',
]

/** The server's tests run on SQLite and on a real PostgreSQL, which is started once for all of them. */
const preset = require('../../jest.preset.js')

module.exports = inBatches(__dirname, {
  ...preset,
  displayName: 'api',
  // By far the longest of all: on two cores Jest would take one.
  maxWorkers: 2,
  globalSetup: '<rootDir>/src/testing/start-postgres.ts',
  globalTeardown: '<rootDir>/src/testing/stop-postgres.ts',
  // The script of packages is what Node runs already.
  transformIgnorePatterns: [...preset.transformIgnorePatterns, '/dist/test-packages/'],
  moduleNameMapper: packagesInOneScript(__dirname, packages, ['libsql', 'sharp', 'pg-native']),
})
