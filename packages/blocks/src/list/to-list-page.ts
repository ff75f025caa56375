import type { Result } from '@university/api-client/result'
import type { ListPage } from './use-pages'

/** What lists of the contract answer. */
export interface ListAnswer<Row> {
  data: Row[]
  current_page: number
  last_page: number
  total: number
}

/** An answer of a list operation → a page, its rows as the block shows them. */
export function toListPage<Row, Item, E>(result: Result<ListAnswer<Row>, E>, toItem: (row: Row) => Item): Result<ListPage<Item>, E> {
  return result.ok ? { ...result, data: toPage(result.data, toItem) } : result
}

/** The same of what was answered without a fault. */
export function toPage<Row, Item>({ data, current_page, last_page, total }: ListAnswer<Row>, toItem: (row: Row) => Item): ListPage<Item> {
  return { items: data.map(toItem), page: current_page, lastPage: last_page, total }
}
