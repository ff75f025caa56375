/** The server's tests run on SQLite and on a real PostgreSQL, which is started once for all of them. */
module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'api',
  globalSetup: '<rootDir>/src/testing/start-postgres.ts',
  globalTeardown: '<rootDir>/src/testing/stop-postgres.ts',
  // Fastify's test client uses it, and it is an ES module only.
  transformIgnorePatterns: ['/node_modules/(?!cookie/)'],
}
