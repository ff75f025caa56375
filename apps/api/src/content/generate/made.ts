import type { JsonObject } from '../../contract/document'
import type { GeneratedSite } from './generated-site'

/** An item on its way to a file. */
export interface Made {
  /** Below the folder of the site. */
  path: string
  value: JsonObject
  /** True for one of a list; those of one file follow each other. */
  isEntry?: boolean
}

/** Makes all items of a kind, one after the other. */
export type Maker = (site: GeneratedSite) => Iterable<Made>
