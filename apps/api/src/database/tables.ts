import type { OperationTables } from './operation-tables'
import type { SubmissionTables } from './submission-tables'

/**
 * The tables. Content of every kind shares the first four, so that a new kind needs no migration.
 * Times are UTC text of a fixed width (`2026-11-18T04:00:00Z`): they compare as text, the same on both databases.
 */
export interface Tables extends SubmissionTables, OperationTables {
  content_item: ContentItemRow
  content_item_site: { kind: string; id: number; site: string }
  content_facet: { kind: string; id: number; name: string; value: string }
  /** `value` is a key of text/sort-key.ts or a time; an item without a row comes last. */
  content_sort: { kind: string; id: number; name: string; value: string }
  content_version: { id: number; version: number }
  media: MediaRow
  search_document: SearchDocumentRow
  /** What a part of the documents has of a term; see search/postings.ts. */
  search_term: { term: string; part: number; documents: number; postings: string }
  migration: { name: string; applied_at: string }
}

/** The table has a column `expires_at`, too, which nothing was ever written to: to be dropped when no process runs any more whose version reads it. */
export interface ContentItemRow {
  kind: string
  /** Unique within the kind, over all sites. */
  id: number
  /** Unique within the kind and site, where the kind has slugs. */
  slug: string | null
  /** Null for a draft; in the future for a scheduled item. */
  published_at: string | null
  updated_at: string | null
  /** Comes before the time of publication in the order of a list; ascending. */
  position: number
  /** Folded; what a list's `q` is looked for in. Null where the kind has none. */
  search_text: string | null
  /** JSON text of the item in the contract's shape, as checked by the import. */
  data: string
  /** Of all that is stored about the item; an import compares it instead of the data. */
  digest: string
}

/** A picture or document that content names. Its address is `/media/<name>-<hash>.<ext>`. */
export interface MediaRow {
  /** Path below content/media. */
  file: string
  id: number
  /** The first eight hex digits of the content's SHA-256. */
  hash: string
  mime: string
  size_bytes: number
  /** In pixels; null for a document. */
  width: number | null
  height: number | null
}

/** An item in one language, as the search knows it; see search/search-document.ts for the JSON texts. */
export interface SearchDocumentRow {
  number: number
  kind: string
  id: number
  lang: string
  facts: string
  title: string
  shown: string
  terms: string
}
