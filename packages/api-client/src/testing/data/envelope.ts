import type { JsonObject, SchemaObject } from './json-schema'
import { fits } from './fits'
import type { Run } from './run'

/** Which properties of a list's page say what; undefined where there is none. */
export interface Envelope {
  rows: string
  total: string
  page: string | undefined
  perPage: string | undefined
  lastPage: string | undefined
}

export const envelopeNames = {
  rows: ['data', 'items', 'results', 'rows', 'content', 'entries', 'records'],
  total: ['total', 'total_count', 'totalCount', 'total_items', 'totalItems', 'count'],
  page: ['current_page', 'currentPage', 'page', 'page_number', 'pageNumber'],
  perPage: ['per_page', 'perPage', 'page_size', 'pageSize', 'limit'],
  lastPage: ['last_page', 'lastPage', 'total_pages', 'totalPages', 'page_count', 'pageCount'],
}

/** Reads a value as one page of a list: rows, their number over all pages, and where this page is. */
export function envelopeOf(value: JsonObject): Envelope | undefined {
  const find = (candidates: string[], fits: (one: unknown) => boolean) => candidates.find((name) => fits(value[name]))
  const total = find(envelopeNames.total, isCount)
  if (total === undefined) return undefined
  const lists = Object.keys(value).filter((name) => Array.isArray(value[name]))
  const rows = find(envelopeNames.rows, Array.isArray) ?? (lists.length === 1 ? lists[0] : undefined)
  const [page, perPage, lastPage] = [envelopeNames.page, envelopeNames.perPage, envelopeNames.lastPage].map((candidates) => find(candidates, isCount))
  return rows !== undefined ? { rows, total, page, perPage, lastPage } : undefined
}

const isCount = (one: unknown): boolean => Number.isInteger(one)

/** Makes the numbers of a page that was made up agree with its rows. */
export function settleEnvelope(run: Run, parts: SchemaObject[], value: JsonObject): JsonObject {
  const envelope = envelopeOf(value)
  const rows = envelope && value[envelope.rows]
  if (!envelope || !Array.isArray(rows)) return value
  const settled = { ...value, [envelope.total]: rows.length }
  if (envelope.page) settled[envelope.page] = 1
  if (envelope.lastPage) settled[envelope.lastPage] = 1
  if (envelope.perPage && Number(value[envelope.perPage]) < rows.length) settled[envelope.perPage] = rows.length
  return parts.every((part) => fits(run.schemaAt, part, settled)) ? settled : value
}
