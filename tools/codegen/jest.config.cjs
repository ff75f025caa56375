const path = require('node:path')
const { inBatches } = require('../../jest.batches.cjs')

/** openapi-typescript's own dependencies are ES modules, which Jest's CommonJS must have translated. */
const modules = ['openapi-fetch', 'openapi-typescript', 'marked', 'parse-json', 'index-to-position', 'supports-color', 'change-case']

module.exports = inBatches(
  __dirname,
  { ...require('../../jest.preset.js'), displayName: 'codegen', transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`] },
  [path.join(__dirname, 'src/testing/write-tree.ts')],
)
