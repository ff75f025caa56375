const { inBatches } = require('../../jest.batches.cjs')

module.exports = inBatches(__dirname, { ...require('../../jest.preset.js'), displayName: 'api-client' })
