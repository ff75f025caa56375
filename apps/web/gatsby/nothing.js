// Stands in for what the site does without: hooks of Gatsby's partytown plugin, the service worker (shake-runtime.ts).
module.exports = {}
