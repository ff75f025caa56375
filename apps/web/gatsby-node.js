require('tsx/cjs')

module.exports = require('./gatsby/node')
