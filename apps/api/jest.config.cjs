/** The server's tests run on SQLite and on a real PostgreSQL, which is started once for all of them. */
module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'api',
  // Each file starts servers on two databases; beside other work that takes longer than Jest's five seconds.
  testTimeout: 60_000,
  // By far the longest of all: on two cores Jest would take one.
  maxWorkers: 2,
  globalSetup: '<rootDir>/src/testing/start-postgres.ts',
  globalTeardown: '<rootDir>/src/testing/stop-postgres.ts',
  // Fastify's test client uses the first, finding the type of a file the others; they are ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(cookie|file-type|strtok3|token-types|@tokenizer/inflate|uint8array-extras|@borewit/text-codec)/)'],
}
