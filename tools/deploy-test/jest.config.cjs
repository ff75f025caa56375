const preset = require('../../jest.preset.js')

/** deploy/ is no project of its own. */
module.exports = {
  ...preset,
  displayName: 'deploy-test',
  rootDir: '../../deploy',
  testMatch: ['<rootDir>/**/*.test.ts'],
  // GitHub's own parser of workflows is published as ES modules only.
  moduleNameMapper: { '^@actions/(workflow-parser|expressions)(/.+)?$': ['<rootDir>/../node_modules/@actions/$1/dist$2.js', '<rootDir>/../node_modules/@actions/$1/dist/index.js'] },
  transformIgnorePatterns: ['/node_modules/(?!@actions/)'],
}
