const { testFolders } = require('./jest.batches.cjs')

/** What all Jest projects of the repository share: TypeScript by swc, Node as environment. */
module.exports = {
  testEnvironment: 'node',
  // A busy machine is slow, not wrong: this ends what hangs. Jest's own five seconds are too few beside a build.
  testTimeout: 180_000,
  // What `npm run test:wide` adds: docs/decisions/0032-some-and-all.md.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.TEST_WIDE ? [] : ['\\.wide\\.test\\.tsx?$'])],
  testMatch: [`<rootDir>/{${testFolders}}/**/*.test.{ts,tsx}`],
  transform: {
    '^.+\\.(ts|tsx|js|jsx|mjs)$': [
      '@swc/jest',
      // Maps beside the code: within it each test file would read and compile them anew.
      { sourceMaps: true, jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } }, module: { type: 'commonjs' } },
    ],
  },
  // What is published as ES modules only: openapi-fetch, what msw brings, and what maps are drawn with.
  transformIgnorePatterns: ['/node_modules/(?!(openapi-fetch|openapi-typescript-helpers|rettime|until-async|@open-draft/deferred-promise|d3-array|d3-geo|internmap)/)'],
}
