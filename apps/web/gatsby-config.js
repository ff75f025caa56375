// Gatsby loads its configuration by require; tsx lets it load TypeScript and the workspace's packages by name.
require('tsx/cjs')
// The same for what is imported when it is needed: the loaders of the blocks.
require('node:module').register('tsx/esm', require('node:url').pathToFileURL(__filename), { data: {} })

module.exports = require('./gatsby/config').gatsbyConfig
