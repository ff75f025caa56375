// Stands in for the browser hooks of Gatsby's partytown plugin (shake-runtime.ts).
module.exports = {}
