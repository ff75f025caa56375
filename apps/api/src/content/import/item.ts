import type { Findable } from '../../search/search-document'
import type { Language } from '../languages'
import type { Facet, Kind, Site } from '../kind'
import type { JsonObject } from '../../contract/document'
import type { Entry } from './read-files'

/** An item on its way from a file to the database. */
export interface Item {
  kind: Kind
  /** Where it comes from. What the file says of it is in `value`. */
  entry: Omit<Entry, 'raw'>
  id: number
  sites: Site[]
  draft: boolean
  /** When an item of a kind without such a field appears; null for at once. */
  publishedAt: string | null
  value: JsonObject
  /** With the field that holds them; those of fields may be of one site. */
  links: { field: string; href: string; site?: Site }[]
  /** What may not be as its author means it. */
  doubts: { field: string; reason: string }[]
}

/** What the tables are given. */
export interface ReadyItem {
  kind: string
  id: number
  slug: string | null
  publishedAt: string | null
  updatedAt: string | null
  position: number
  data: string
  sites: Site[]
  facets: Facet[]
  sorts: Facet[]
  searchText: string | null
  findables: { language: Language; findable: Findable }[]
}
