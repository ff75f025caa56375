import type { Result } from '@university/api-client/result'
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
