import type { Tables } from '../database/tables'

/**
 * The columns that tell the rows of each table apart, in the order in which tables are filled again; null for those that a
 * restored server makes anew. A table that is forgotten here does not compile.
 */
const keys: Record<keyof Tables, string[] | null> = {
  content_item: ['kind', 'id'],
  content_item_site: ['kind', 'id', 'site'],
  content_facet: ['kind', 'id', 'name', 'value'],
  content_sort: ['kind', 'id', 'name'],
  content_version: ['id'],
  media: ['file'],
  search_document: ['number'],
  search_term: ['term', 'part'],
  question: ['id'],
  application: ['id'],
  attachment: ['file'],
  audit_entry: ['owner_id', 'position'],
  captcha_used: ['signature'],
  idempotency: ['operation', 'key'],
  outgoing_mail: ['id'],
  subscriber: ['id'],
  newsletter_issue: ['id'],
  visitor_day: ['site', 'day'],
  secret: ['name'],
  // The manifest names the steps.
  migration: null,
  call_count: null,
  daily_job: null,
  // Nobody is to tell who was there once the day is over, and with the secret of the day, which is in a backup, anybody could try all addresses.
  visitor_seen: null,
}

export const allTables = Object.keys(keys)

export const savedTables = Object.entries(keys).flatMap(([name, columns]) => (columns ? [{ name, keys: columns }] : []))
