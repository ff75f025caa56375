import type { Operation } from '@university/api-client/operation'
import type { ListRequest } from '@university/api-client/read-all-pages'
import { client } from '../environment/client'
import { toListPage, type ListAnswer } from './to-list-page'
import { usePages, type ListPage, type Pages } from './use-pages'

export interface AskedPagesOptions<Body, Row, Item, E> {
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

/** A list of the contract by pages, as the address asks for them. @returns filter changes with the filters and the order, not with the page */
export function useAskedPages<Body extends ListRequest['body'], Row, Item, E>({ name, operation, body, asked, built, initial, toItem }: AskedPagesOptions<Body, Row, Item, E>): { pages: Pages<Item>; filter: string } {
  const [filter, ofBuild] = [JSON.stringify(asked), JSON.stringify(built)]
  const pages = usePages({
    // Two blocks of the kind keep their answers apart.
    name: `${name} ${ofBuild}`,
    initial,
    filter: filter === ofBuild ? undefined : filter,
    load: async (page, signal) => toListPage(await operation(client, { body: { ...body, page } }, { signal }), toItem),
  })
  return { pages, filter }
}
