/** openapi-typescript's own dependencies are ES modules, which Jest's CommonJS must have translated. */
const modules = ['openapi-fetch', 'openapi-typescript', 'marked', 'parse-json', 'index-to-position', 'supports-color', 'change-case']

module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'codegen',
  transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`],
}
