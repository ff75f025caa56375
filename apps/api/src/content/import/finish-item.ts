import Ajv from 'ajv/dist/2020'
import { schemaRef, type JsonObject } from '../../contract/document'
import { valueChecker } from '../../contract/validators'
import { toFaults, type Fault } from '../../contract/faults'
import type { MediaLibrary } from '../../media/media-library'
import { addressFaults, checkHtml } from '../html/check-html'
import { isOneEditAway } from '../../search/edit-distance'
import { largestInteger, type Kind } from '../kind'
import { namesOf } from '../languages'
import { fieldInFile, reporter, type Report } from './begin-item'
import { checkLinks } from './check-links'
import type { ContentFault } from './faults'
import { exampleOf, keysBeside } from './fill'
import { inEnglishLetters, lookAlikeHint } from './look-alikes'
import { inPlainWords } from './plain-words'
import type { Item, ReadyItem } from './item'
import type { ItemIndex } from './item-index'
import { readyItem } from './item-rows'

/**
 * The second half: what an item says about others, its HTML, and the check against the contract.
 *
 * @returns what the tables are given; undefined when the item has faults
 */
export function finishItem(item: Item, index: ItemIndex, media: MediaLibrary, faults: ContentFault[]): ReadyItem | undefined {
  const before = faults.length
  const { kind, entry, value } = item
  const report = reporter(entry, faults)
  // What the first half has said need not be said again in other words.
  const known = new Set(faults.filter(({ file }) => file === entry.file).map(({ field }) => field))
  const fault: Report = (field, reason) => {
    if (!known.has(fieldInFile(entry, field))) report(field, reason)
  }

  resolveItem(item, index, fault)
  media.asked = entry.asked.media
  const isResolved = faults.length === before
  for (const field of (kind.html ?? []).flatMap(namesOf)) checkField(item, field, media, fault)

  // What `resolve` has said already need not be said again in the words of the schema.
  const said = new Set(faults.slice(before).map((one) => one.field))
  const misfits = checkValue(kind, value)
  for (const { field, code, message } of misfits) {
    if (code === 'required' && !isResolved && isOfOthers(kind, field)) continue
    const name = field === 'body' ? '' : field
    if (!said.has(fieldInFile(entry, name))) fault(name, code === 'unknown' ? unknownKey(kind, field) : misfit(kind, name, code, message, valueAt(value, name)))
  }
  for (const field of ['id', 'sort_order']) {
    if (Number(value[field]) > largestInteger) fault(field, `must be at most ${largestInteger}`)
    if (Number(value[field]) < -largestInteger) fault(field, `must be at least -${largestInteger}`)
  }
  // Until it is as the contract has it, its fields may hold anything.
  if (misfits.length === 0) takeLinks(item, fault)
  checkLinks(item, index, fault)
  if (faults.length > before || known.size > 0) return undefined

  return readyItem(item)
}

/** Whether it may be missing because `resolve` did not find what it comes from; the next check says so if that is not why. Times are of nothing else. */
function isOfOthers({ fills = [] }: Kind, field: string): boolean {
  return fills.includes(field) || (/[.[]/.test(field) && !field.endsWith('_at'))
}

/** What a schema asks of texts that are no prose. */
const ofNames: ReadonlySet<string> = new Set(['enum', 'format', 'pattern'])

function misfit(kind: Kind, field: string, code: string, message: string, value: unknown): string {
  if (code === 'type' && typeof value === 'object' && value !== null && !/array|object/.test(message)) return `must be one value, and no ${Array.isArray(value) ? 'list' : 'keys and values'}`
  const plain = inPlainWords(message)
  const example = code === 'pattern' && plain === message ? exampleOf(kind.schema, kind.parts ?? {}, field) : undefined
  return (example === undefined ? plain : `must be written as in ${example}`) + (ofNames.has(code) ? lookAlikeHint(value) : '')
}

function valueAt(value: unknown, field: string): unknown {
  const steps = field.split(/[.[\]]+/).filter(Boolean)
  return steps.reduce((inner: unknown, step) => (typeof inner === 'object' && inner !== null ? (inner as JsonObject)[step] : undefined), value)
}

function unknownKey(kind: Kind, field: string): string {
  const name = field.split('.').at(-1) ?? ''
  const known = [...keysBeside(kind.schema, field), ...(name === field ? Object.keys({ ...kind.extra, ...kind.parts }) : [])]
  const read = inEnglishLetters(name).toLowerCase().trim()
  const meant = known.find((key) => isOneEditAway(key, read))
  const blanks = name.includes('\u00a0') ? '; blanks in it are no-break ones, as in copied text, and YAML takes them for letters' : ''
  return `unknown key${lookAlikeHint(name)}${blanks}${meant ? `; is ${meant} meant?` : ''}`
}

/** Puts in what the item takes over from others. */
export function resolveItem({ kind, entry, sites, value }: Item, index: ItemIndex, fault: Report): void {
  const { fileName, order, depth, asked } = entry
  const find = (other: string, slug: string) => index.findSlug(other, sites, slug, asked.values)
  const findById = (other: string, id: unknown) => index.findId(other, sites, id, asked.values)
  const findAnywhere = (other: string, id: unknown) => index.findId(other, [], id, asked.values)
  kind.resolve?.(value, { sites, fileName, order, depth, fault, find, findById, findAnywhere })
}

function checkField({ kind, value, links }: Item, field: string, media: MediaLibrary, fault: Report): void {
  const source = value[field]
  if (typeof source !== 'string') return
  const checked = checkHtml(source, media, kind.name)
  for (const reason of checked.faults) fault(field, reason)
  links.push(...checked.links.map((href) => ({ field, href })))
  value[field] = checked.html
}

/** Those outside of HTML. */
function takeLinks({ kind, value, links }: Item, fault: Report): void {
  for (const { href, ...link } of kind.links?.(value) ?? []) {
    if (href === null) continue
    for (const reason of addressFaults(href)) fault(link.field, reason)
    links.push({ ...link, href })
  }
}

interface Checkers {
  contract(value: unknown): Fault[]
  extra(value: unknown): Fault[]
  parts: [string, (value: unknown) => Fault[]][]
}
const checkers = new Map<string, Checkers>()
// For schemas of our own, which need no check themselves.
const extraAjv = new Ajv({ allErrors: true, strict: false, validateSchema: false, code: { optimize: false } })

function checkValue(kind: Kind, value: JsonObject): Fault[] {
  let checks = checkers.get(kind.name)
  if (!checks) {
    const validate = extraAjv.compile({ type: 'object', properties: kind.extra ?? {} })
    checks = {
      contract: valueChecker(schemaRef(kind.schema)),
      extra: (extra) => (validate(extra) ? [] : toFaults(validate.errors)),
      parts: Object.entries(kind.parts ?? {}).map(([name, schema]) => [name, valueChecker({ type: 'array', items: schemaRef(schema) })]),
    }
    checkers.set(kind.name, checks)
  }
  const beyond = [...Object.keys(kind.extra ?? {}), ...Object.keys(kind.parts ?? {})]
  const own = beyond.length === 0 ? value : Object.fromEntries(Object.entries(value).filter(([key]) => !beyond.includes(key)))
  const inParts = checks.parts.flatMap(([name, check]) => check(value[name]).map((fault) => ({ ...fault, field: fault.field === 'body' ? name : `${name}${fault.field}` })))
  return [...checks.contract(own), ...checks.extra(value), ...inParts]
}
