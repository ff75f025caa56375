const { inBatches } = require('../../jest.batches.cjs')
const browserPackages = require('../../packages/blocks/src/testing/browser-packages.cjs')
const preset = require('../../jest.preset.js')

// What stands for a browser in tests is the same as for the blocks.
const testing = '<rootDir>/../../packages/blocks/src/testing'

module.exports = inBatches(__dirname, {
  ...preset,
  displayName: 'web',
  // Runs when the other projects are done; on two cores Jest would take one.
  maxWorkers: 2,
  // Tests of gatsby/ run on Node: each says so in its first line.
  testEnvironment: `${testing}/browser-environment.cjs`,
  testEnvironmentOptions: { sendsFiles: true },
  setupFilesAfterEnv: ['<rootDir>/src/testing/set-up-where-a-page-is.cjs'],
  // The script of packages is what Node runs already.
  transformIgnorePatterns: [...preset.transformIgnorePatterns, '/dist/test-packages/'],
  moduleNameMapper: {
    '\\.css$': `${testing}/css-modules.cjs`,
    ...browserPackages(__dirname, ['antd/es/modal/Modal']),
    '^gatsby$': '<rootDir>/src/testing/gatsby.ts',
    // Its ES modules are for bundlers.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^live-graphql$': '<rootDir>/src/testing/live-graphql.ts',
  },
  clearMocks: true,
  restoreMocks: true,
}, ['@testing-library/react', '@testing-library/user-event'])
