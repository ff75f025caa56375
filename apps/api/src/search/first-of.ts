/** So many are put in their places one by one; of more, sorting all of them takes less. */
const mostPlaced = 250

/**
 * The first so many of a list in an order: the same as when all of it is sorted, for a fraction of the work, since most lists are far longer than what is
 * asked for.
 *
 * @param compare leaves no two of them equal
 */
export function firstOf<Item>(all: readonly Item[], count: number, compare: (one: Item, other: Item) => number): Item[] {
  if (count > mostPlaced || count >= all.length) return [...all].sort(compare).slice(0, count)
  const first: Item[] = []
  for (const one of all) {
    const last = first[count - 1]
    if (last !== undefined && compare(one, last) > 0) continue
    let [from, to] = [0, first.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (compare(one, first[middle] as Item) < 0) to = middle
      else from = middle + 1
    }
    first.splice(from, 0, one)
    if (first.length > count) first.pop()
  }
  return first
}
