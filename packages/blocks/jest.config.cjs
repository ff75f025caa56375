const { inBatches } = require('../../jest.batches.cjs')
const browserPackages = require('./src/testing/browser-packages.cjs')
const preset = require('../../jest.preset.js')

module.exports = inBatches(__dirname, {
  ...preset,
  displayName: 'blocks',
  testEnvironment: '<rootDir>/src/testing/browser-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/set-up.ts', '<rootDir>/src/testing/set-up-where-a-page-is.cjs'],
  // The script of packages is what Node runs already.
  transformIgnorePatterns: [...preset.transformIgnorePatterns, '/dist/test-packages/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/css-modules.cjs',
    ...browserPackages(__dirname, ['antd/es/date-picker/generatePicker']),
    // Its ES modules are for bundlers.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
  restoreMocks: true,
}, ['@testing-library/react', '@testing-library/user-event'])
