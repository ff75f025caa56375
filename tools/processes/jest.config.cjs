module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'processes',
  // Tests start programs; beside other work that takes longer than Jest's five seconds.
  testTimeout: 60_000,
}
