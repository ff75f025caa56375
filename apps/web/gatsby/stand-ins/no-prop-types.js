// Stands in for prop-types, whose types React looks at in development alone: each of them, and what makes one, is this (shake-runtime.ts).
const type = () => type
type.isRequired = type

module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? undefined : type) })
