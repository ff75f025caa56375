/** Two servers are started as their users start them; on a busy machine that takes its time. */
module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'contract-tests',
  globalSetup: '<rootDir>/src/set-up.ts',
  transformIgnorePatterns: ['/node_modules/(?!(openapi-fetch|openapi-typescript-helpers|altcha-lib|hash-wasm)/)'],
}
