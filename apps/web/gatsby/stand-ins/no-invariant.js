// Stands in for invariant, which throws where a condition does not hold (shake-runtime.ts).
module.exports = () => undefined
