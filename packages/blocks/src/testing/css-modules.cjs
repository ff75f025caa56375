/** Stands for every CSS file: each class name is its own name. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : name) })
