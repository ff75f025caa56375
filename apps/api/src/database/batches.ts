/** Rows a statement: SQLite takes 32,766 values at most, an item has ten, what is found by the search eight. */
export const batchSize = 500

/** A list in parts that one statement takes each. */
export function batchesOf<T>(list: T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / batchSize) }, (_, index) => list.slice(index * batchSize, (index + 1) * batchSize))
}
