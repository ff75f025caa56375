/** deploy/ is no project of its own. */
module.exports = { ...require('../../jest.preset.js'), displayName: 'deploy-test', rootDir: '../../deploy', testMatch: ['<rootDir>/**/*.test.ts'] }
