// Gatsby loads plugins by require; tsx lets it load TypeScript.
require('tsx/cjs')

module.exports = require('./src/gatsby-node')
