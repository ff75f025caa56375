/** As the contract asks for it. */
export interface Order {
  sort: string
  order: 'asc' | 'desc'
}

/** What the editor has fixed of an order. */
export type FixedOrder = { [Part in keyof Order]?: Order[Part] | undefined }

/** The name of the order that a list begins with; undefined where it is none of those that are offered. @param orders the first holds where the editor has fixed nothing */
export function ownOrder<Name extends string>(orders: Readonly<Record<Name, Order>>, fixed: FixedOrder): Name | undefined {
  const names = Object.keys(orders) as Name[]
  const sort = fixed.sort ?? (names[0] && orders[names[0]].sort)
  return names.find((name) => orders[name].sort === sort && orders[name].order === (fixed.order ?? orders[name].order))
}
