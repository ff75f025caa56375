import type { ListPage } from './use-pages'

/** What lists of the contract answer. */
export interface ListAnswer<Row> {
  data: Row[]
  current_page: number
  last_page: number
  total: number
}

/** An answer of a list → a page, its rows as the block shows them. */
export function toPage<Row, Item>({ data, current_page, last_page, total }: ListAnswer<Row>, toItem: (row: Row, index: number) => Item): ListPage<Item> {
  return { items: data.map(toItem), page: current_page, lastPage: last_page, total }
}
