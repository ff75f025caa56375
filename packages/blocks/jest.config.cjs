module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'blocks',
  testEnvironment: '<rootDir>/src/testing/browser-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/set-up.ts'],
  moduleNameMapper: { '\\.css$': '<rootDir>/src/testing/css-modules.cjs' },
  restoreMocks: true,
}
