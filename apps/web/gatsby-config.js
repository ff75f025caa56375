// Gatsby loads its configuration by require; tsx lets it load TypeScript and the workspace's packages by name.
require('tsx/cjs')

module.exports = require('./gatsby/config').gatsbyConfig
