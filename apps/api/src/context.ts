import type { ContentStore } from './content/content-store'
import type { Caller } from './contract/call'
import type { Searcher } from './search/searcher'
import type { Services } from './services'

/** What a handler is given beside its request. */
export interface Context extends Services {
  content: ContentStore
  search: Searcher
  /** The time of the request, for what depends on it. */
  now: Date
  /** Undefined for operations that only read: their answers are for everybody. */
  caller: Caller | undefined
}
