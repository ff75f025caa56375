import type { Result } from '@university/api-client/result'
import type { BlockEnvironment } from '../environment/environment'
import type { ListPage } from './use-pages'

/** How the pages of a list are asked for. */
export interface PagesOf<Item> {
  /** Tells the list from all others of the site. */
  name: string
  load: (page: number, signal: AbortSignal) => Promise<Result<ListPage<Item>, unknown>>
}

/** What of its environment a list needs to ask. */
export type Asking = Pick<BlockEnvironment, 'site' | 'language'>
