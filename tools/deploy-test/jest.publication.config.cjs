/** Needs rsync, and publishes 20 times in one test: a command of its own. */
module.exports = { ...require('../../jest.preset.js'), displayName: 'publication', testMatch: ['<rootDir>/src/publication/**/*.test.ts'] }
