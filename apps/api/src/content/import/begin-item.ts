import { extname } from 'node:path'
import type { JsonObject } from '../../contract/document'
import { isObject } from '../../contract/is-object'
import type { MediaLibrary } from '../../media/media-library'
import { imageOf, mediaUrl } from '../../media/picture-names'
import { allSites, siteFolder, siteFromFolder } from '../../sites/site-from-host'
import type { Kind, Place, Site } from '../kind'
import { isUtc, toUtc } from '../time'
import { languages } from '../languages'
import type { ContentFault } from './faults'
import { fillBySchema, hasField } from './fill'
import type { Item } from './item'
import { readDate, type DateForm } from './read-date'
import type { Entry } from './read-files'
import { textFaults } from './text-faults'
import { zoneDoubt } from './zone-doubt'

/** Keys that any item may have; they say where and whether it is shown, and are stored beside it. */
const envelope = ['sites', 'draft']

/** For kinds that have no such field in the contract it says when an item appears, and is stored beside it as well. */
const appears = 'published_at'

/**
 * The first half: everything about an item that can be said without knowing the others.
 *
 * @param importedAt from which relative dates count
 */
export function beginItem({ raw, ...entry }: Entry, media: MediaLibrary, importedAt: Date, faults: ContentFault[]): Item {
  const { kind } = entry
  const fault = reporter(entry, faults)
  media.asked = entry.asked.media
  for (const key of Object.keys(kind.computed ?? {})) if (key in raw) fault(key, 'is worked out by the server; leave it out')

  for (const { field, reason } of textFaults(raw, kind.html ?? [])) fault(field, reason)
  checkTitle(kind, raw, fault)

  const dated = hasField(kind.schema, appears)
  const own = Object.fromEntries(Object.entries(raw).filter(([key]) => !envelope.includes(key) && (dated || key !== appears)))
  const written = withDefaults(own, kind.defaults ?? {})
  const draft = readDraft(raw, fault)
  // The contract knows published items only; a draft need not have a date yet. One without either lacks `updated_at` alone.
  if (draft && dated) written[appears] ??= written['updated_at'] ?? toUtc(importedAt)
  const doubts: Item['doubts'] = []
  const look = (field: string, text: string) => {
    const reason = zoneDoubt(text)
    if (reason) doubts.push({ field, reason })
  }
  const publishedAt = dated ? null : readTime(raw[appears], importedAt, fault)
  if (publishedAt !== null) look(appears, String(raw[appears]))
  const sites = readSites(entry, raw, fault)

  const value = fillBySchema(kind.schema, { ...written, ...kind.computed }, kind.parts ?? {}, {
    image: (image, field) => toImage(image, field, media, fault),
    document: (document, field) => toDocument({ updated_at: changedAt(kind, written, importedAt), ...document }, field, media, fault),
    date: (text, form, field) => {
      look(field, text)
      return toDate(text, form, importedAt, (reason) => fault(field, reason))
    },
  })
  const id = kind.id?.({ ...emptyPlace, sites }) ?? (Number.isInteger(value['id']) ? Number(value['id']) : Number.NaN)
  return { kind, entry, id, sites, draft, publishedAt, value, links: [], doubts }
}

export type Report = (field: string, reason: string) => void

export function reporter(entry: Item['entry'], faults: ContentFault[]): Report {
  return (field, reason) => {
    faults.push({ file: entry.file, field: fieldInFile(entry, field), reason })
  }
}

/** A field of an item as the author finds it in the file: `[3].title_kz`. */
export function fieldInFile({ at }: Pick<Entry, 'at'>, field: string): string {
  return at && field ? `${at}${field.startsWith('[') ? '' : '.'}${field}` : at || field
}

const emptyPlace: Place = { sites: [], fileName: '', order: 0, depth: 1, find: () => undefined, findById: () => undefined, findAnywhere: () => undefined, fault: () => undefined }

/** An item without one would be an empty line in a list, or a link with no words. */
function checkTitle({ schema }: Kind, raw: JsonObject, fault: Report): void {
  const field = ['menu_title', 'title'].find((name) => hasField(schema, `${name}_kz`))
  if (field && !languages.some((language) => raw[`${field}_${language}`])) fault(`${field}_kz`, 'no language has a title')
}

function withDefaults(value: JsonObject, defaults: JsonObject): JsonObject {
  const merged: JsonObject = { ...value }
  for (const [key, preset] of Object.entries(defaults)) {
    const given = value[key]
    if (given === undefined || (given === null && isObject(preset))) merged[key] = preset
    else if (isObject(preset) && isObject(given)) merged[key] = withDefaults(given, preset)
  }
  return merged
}

function readDraft({ draft }: JsonObject, fault: Report): boolean {
  if (draft !== undefined && typeof draft !== 'boolean') fault('draft', 'must be true or false')
  return draft === true
}

function readTime(time: unknown, importedAt: Date, fault: Report): string | null {
  if (time === undefined || time === null) return null
  const read = typeof time === 'string' ? readDate(time, 'date-time', importedAt) : { value: '' }
  if ('fault' in read) return fault(appears, read.fault), null
  const utc = String(read.value)
  if (!isUtc(utc)) fault(appears, 'must be a time, such as 2026-11-21T09:00:00+05:00')
  return utc
}

/** The text itself where it is wrong: what was said of it stands beside it, not the schema's words. */
function toDate(text: string, form: DateForm, importedAt: Date, fault: (reason: string) => void): string | number {
  const read = readDate(text, form, importedAt)
  if ('value' in read) return read.value
  fault(read.fault)
  return text
}

/** What a file of the item has for its date where it says none; a fault in it, or that it is missing, is told of the item. */
function changedAt({ schema }: Kind, { updated_at: text }: JsonObject, importedAt: Date): unknown {
  if (text === undefined && hasField(schema, 'updated_at')) return toUtc(importedAt)
  return typeof text === 'string' ? toDate(text, 'date-time', importedAt, () => undefined) : text
}

function readSites({ kind, site }: Item['entry'], raw: JsonObject, fault: Report): Site[] {
  if (kind.shared) return []
  const { sites } = raw
  if (sites === undefined) return [site]
  if (kind.files.form === 'single') fault('sites', 'unknown key')
  if (sites === 'all') return [...allSites]
  if (!Array.isArray(sites) || sites.length === 0) {
    fault('sites', 'must be a list of sites, such as [main, lib], or all')
    return [site]
  }
  const known = sites.map((name) => siteFromFolder(String(name)))
  known.forEach((found, index) => found === undefined && fault(`sites[${index}]`, `there is no site "${String(sites[index])}"`))
  // In the order of the sites, so that another one in the file is no change.
  const named = allSites.filter((candidate) => known.includes(candidate))
  if (!named.includes(site)) fault('sites', `must name ${siteFolder(site)}, whose folder the file is in`)
  return named
}

function toImage({ file, ...texts }: JsonObject, field: string, media: MediaLibrary, fault: Report): JsonObject | undefined {
  const picture = typeof file === 'string' ? media.findPicture(file) : 'must name a picture below content/media'
  if (typeof picture === 'string') return fault(`${field}.file`, picture), undefined
  return { ...imageOf(picture), ...texts }
}

/** Type, extension and size are the file's own. */
function toDocument({ file, ...texts }: JsonObject, field: string, media: MediaLibrary, fault: Report): JsonObject | undefined {
  const found = typeof file === 'string' ? media.find(file) : 'must name a file below content/media'
  if (typeof found === 'string') return fault(`${field}.file`, found), undefined
  const { id, mime, size_bytes } = found
  return { ...texts, id, url: mediaUrl(found), mime, ext: extname(found.file).slice(1), size_bytes }
}
