/** The fields of a node, out of an item of the API: Gatsby keeps `id` for itself, so the item's own is `api_id`. */
export function nodeFields<Item extends { id: number }>({ id, ...fields }: Item): Omit<Item, 'id'> & { api_id: number } {
  return { ...fields, api_id: id }
}
