const numbers = new WeakMap<object, number>()
let count = 0

/** The same text for the same operation and equal requests, whatever the order of their fields; files do not count. */
export function requestKey(operation: object, request: unknown): string {
  const number = numbers.get(operation) ?? ++count
  numbers.set(operation, number)
  return `${number} ${JSON.stringify(request, sortFields)}`
}

function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
