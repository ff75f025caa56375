import type { ContentStore } from './content/content-store'

/** What a handler is given beside its request. */
export interface Context {
  content: ContentStore
}
