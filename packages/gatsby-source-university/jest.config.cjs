module.exports = { ...require('../../jest.preset.js'), displayName: 'gatsby-source-university' }
