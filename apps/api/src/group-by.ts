/** Values by what the items they are of have in common, in the order of the items. */
export function groupBy<Item, Key, Value>(items: Iterable<Item>, keyOf: (item: Item) => Key, valueOf: (item: Item) => Value): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(valueOf(item))
    else groups.set(key, [valueOf(item)])
  }
  return groups
}
