import { readAllPages, type ListRequest } from '@university/api-client/read-all-pages'
import type { Result } from '@university/api-client/result'
import { client } from '../environment/client'
import type { ListAnswer } from './to-page'
import { useAskedPages, type AskedPagesOptions } from './use-asked-pages'
import type { Pages } from './use-pages'

export interface Rows<Item, E> {
  pages: Pages<Item>
  /** Changes with the filters and the order, not with the page. */
  filter: string
  /** Every row by the filters that hold, for `useAllRows`. */
  loadAll: (signal: AbortSignal) => Promise<Result<readonly Item[], E>>
}

/** A list of the contract: by pages as the address asks for them, and as a whole where that is wanted. */
export function useRows<Body extends ListRequest['body'], Row, Item, E>(options: AskedPagesOptions<Body, ListAnswer<Row>, Item, unknown, E>): Rows<Item, E> {
  const { operation, body, toPage } = options
  return {
    ...useAskedPages(options),
    loadAll: async (signal) => {
      const result = await readAllPages(client, operation, { body }, { signal })
      return result.ok ? { ...result, data: toPage({ data: result.data, current_page: 1, last_page: 1, total: result.data.length }).items } : result
    },
  }
}
