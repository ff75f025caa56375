import type { Operation } from '@university/api-client/operation'
import type { Result } from '@university/api-client/result'
import { client } from '../environment/client'
import type { BlockEnvironment } from '../environment/environment'
import type { ListPage } from './use-pages'

/** How the pages of a list are asked for. @template More what a page holds beside its rows */
export interface PagesOf<Item, More = unknown> {
  /** Tells the list from all others of the site. */
  name: string
  load: (page: number, signal: AbortSignal) => Promise<Result<ListPage<Item> & More, unknown>>
}

/** What of its environment a list needs to ask. */
export type Asking = Pick<BlockEnvironment, 'site' | 'language'>

/** A list of the contract. */
export interface AskedList<Body, Answer, Item, More, E> extends Pick<PagesOf<Item>, 'name'> {
  operation: Operation<{ body: Body }, Answer, E>
  /** What is asked for, the site and the language with it; the page comes to it. */
  body: Body
  toPage: (answer: Answer) => ListPage<Item> & More
}

export function pagesOf<Body, Answer, Item, E, More = unknown>({ name, operation, body, toPage }: AskedList<Body, Answer, Item, More, E>): PagesOf<Item, More> {
  return {
    name,
    load: async (page, signal) => {
      const result = await operation(client, { body: { ...body, page } }, { signal })
      return result.ok ? { ...result, data: toPage(result.data) } : result
    },
  }
}
