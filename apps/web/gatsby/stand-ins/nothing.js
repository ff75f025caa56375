// Stands in for what the site does without: hooks of Gatsby's partytown plugin, the service worker, Gatsby's way to load what is in sight (shake-runtime.ts).
module.exports = {}
