import type { Operation } from '@university/api-client/operation'
import { readAllPages, type ListRequest } from '@university/api-client/read-all-pages'
import type { Result } from '@university/api-client/result'
import { client } from '../environment/client'
import { toListPage, type ListAnswer } from '../list/to-list-page'
import { usePages, type ListPage, type Pages } from '../list/use-pages'

export interface RowsOptions<Body, Row, Item, E> {
  /** Tells the list from all others of the site. */
  name: string
  operation: Operation<{ body: Body }, ListAnswer<Row>, E>
  /** What is asked for, the site and the language with it. */
  body: Body
  /** The filters and the order of it. */
  asked: object
  /** Those of what the build knows, in the same form. */
  built: object
  initial: ListPage<Item>
  toItem: (row: Row) => Item
}

export interface Rows<Item, E> {
  pages: Pages<Item>
  /** Changes with the filters and the order, not with the page. */
  filter: string
  /** Every row by the filters that hold, for `useAllRows`. */
  loadAll: (signal: AbortSignal) => Promise<Result<readonly Item[], E>>
}

/** A list of the contract: by pages as the address asks for them, and as a whole where that is wanted. */
export function useRows<Body extends ListRequest['body'], Row, Item, E>({ name, operation, body, asked, built, initial, toItem }: RowsOptions<Body, Row, Item, E>): Rows<Item, E> {
  const filter = JSON.stringify(asked)
  const pages = usePages({
    // Two blocks of the kind keep their answers apart.
    name: `${name} ${JSON.stringify(built)}`,
    initial,
    filter: filter === JSON.stringify(built) ? undefined : filter,
    load: async (page, signal) => toListPage(await operation(client, { body: { ...body, page } }, { signal }), toItem),
  })
  return {
    pages,
    filter,
    loadAll: async (signal) => {
      const result = await readAllPages(client, operation, { body }, { signal })
      return result.ok ? { ...result, data: result.data.map(toItem) } : result
    },
  }
}
