module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'blocks',
  testMatch: ['<rootDir>/{src,catalogue}/**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/src/testing/browser-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/set-up.ts'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/css-modules.cjs',
    // Its ES modules are for bundlers.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
  restoreMocks: true,
}
