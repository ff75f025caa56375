import type { components } from '@university/api-schema/types'
import type { Language } from './languages'
import type { Findable } from '../search/search-document'
import type { JsonObject } from '../contract/document'

export type SchemaName = keyof components['schemas']
export type Site = components['schemas']['SiteSlug']

/**
 * Everything the server knows about one kind of content: where its files are, how a file becomes an item of the
 * contract's shape, what lists filter and order by. Each file in `kinds/` declares one; there is no other list of them.
 *
 * What a kind need not say: fields that may be null and are absent become null, pictures (`{file, alt_*}`) become
 * images of the contract wherever its schema has one, times become UTC.
 */
export interface Kind<Item extends object = JsonObject> {
  /** Kebab-case, singular; the file's name. */
  name: string
  files: FileLayout
  /** Schema of the contract that every item is checked against. */
  schema: SchemaName
  /** One list in content/main that serves all sites. */
  shared?: boolean
  /** What a file may leave out, beyond what may be null. */
  defaults?: JsonObject
  /** Fields that depend on other items or on the time. The values are neutral; handlers replace them. */
  computed?: JsonObject
  /** JSON Schema of keys that are stored with the item and are no part of the contract. */
  extra?: Record<string, JsonObject>
  /**
   * Lists that belong to the item and are reached only through it, by key: the schema of their entries. They are stored
   * with the item, filled and checked as it is; an absent one is empty.
   */
  parts?: Record<string, SchemaName>
  /** Fields with HTML, without the language: `content` stands for content_kz, content_ru, content_en, and for content itself. */
  html?: string[]
  /** Addresses outside of HTML, with the fields that hold them: those of the sites that show the item must lead somewhere on them, or on the one that is named. */
  links?(item: Item): { field: string; href: string | null; site?: Site }[]
  /** For kinds without `id` in the contract. */
  id?(place: Place): number
  /** Turns the file's spelling into the contract's, and checks what a schema cannot. Values are unchecked here. */
  resolve?(item: JsonObject, place: Place): void
  /** What of the contract `resolve` puts in that need not be in the file. That one of these is missing shows what it did not find, and has said. */
  fills?: readonly string[]
  /** Whether others ask at most for its id and slug, so that an import need not keep more of its items in memory. */
  namedOnly?: boolean
  /** Whether others take over what `resolve` has set. Such a kind stands before theirs in the order of the files. */
  takenOverResolved?: boolean
  /** What the tables know of an item beyond its `slug`, `published_at`, `updated_at` and `sort_order`, or instead of them. */
  row?(item: Item): Partial<ItemRow>
  /** What lists filter by. */
  facets?(item: Item): Facet[]
  /** What lists can be ordered by, and ranges be taken of: texts as a dictionary has them, numbers, times. Null comes last. */
  sorts?(item: Item): Record<string, SortValue | null>
  /** Texts that the `q` of a list looks in, in all languages. */
  searched?(item: Item): (string | null | undefined)[]
  /** What the search finds of an item in a language; undefined where there is nothing in it. */
  findable?(item: Item, language: Language): Findable | undefined
  /** What a list on a page shows of an item, so that the page is found by it: code and name. For kinds without a page of their own. */
  listed?(item: Item, language: Language): string
  /** The opposite of `resolve`, for the export. */
  toFile?(item: Item): JsonObject
}

export type FileLayout =
  /** One file an item, at any depth; `fileName` gives the path below the folder, without `.yaml`. */
  | { form: 'folder'; path: string; fileName(item: JsonObject): string }
  /**
   * One file with a list, or with `{common, items}`: what all items share, and the items. With `children` each item may
   * hold others, which are stored with `parent`. With `fileName` the path is a folder of such files, and an export puts an
   * item into the file of that name.
   */
  | { form: 'list'; path: string; children?: string; parent?: string; fileName?(item: JsonObject): string }
  /** One file, one item. */
  | { form: 'single'; path: string }

export interface ItemRow {
  slug: string | null
  /** Null for what needs no publication. */
  publishedAt: string | null
  updatedAt: string | null
  position: number
}

export interface Facet {
  name: string
  value: string
}

/** `{ time }` is compared as it is; a text becomes a key of its letters. */
export type SortValue = string | number | { time: string }

/** Where an item stands, and what else there is. */
export interface Place {
  sites: Site[]
  /** Path below the folder of the kind, without `.yaml`; empty where the kind has one file. */
  fileName: string
  /** Number in its file, in display order, over all levels. */
  order: number
  /** 1 for the outermost level. */
  depth: number
  /** Looks an item up in the sites of this one. Items that have not been resolved yet are as their author wrote them. */
  find(kind: string, slug: string): JsonObject | undefined
  findById(kind: string, id: unknown): JsonObject | undefined
  /** The same in all sites, for those who are named only. */
  findAnywhere(kind: string, id: unknown): JsonObject | undefined
  fault(field: string, reason: string): void
}

/** Of a column in PostgreSQL: no id and no position is larger. */
export const largestInteger = 2_147_483_647

/** Keeps the item's type where it is declared, so that handlers know it. */
export function defineKind<Item extends object>(kind: Kind<Item>): Kind<Item> {
  return kind
}
