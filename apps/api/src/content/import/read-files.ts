import { isUtf8 } from 'node:buffer'
import { isAlias, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { JsonObject } from '../../contract/document'
import { isObject } from '../../contract/is-object'
import type { ContentFile } from './content-files'
import type { ContentFault } from './faults'
import { inPlainWords, inQuotes } from './plain-words'
import { splitList } from './split-list'

/** One item as its author wrote it. */
export interface Entry extends Pick<ContentFile, 'kind' | 'site' | 'path' | 'file' | 'fileName'> {
  /** For faults: where in the file, `[3].sub_menu[0]`; empty where the item is the whole file. */
  at: string
  order: number
  depth: number
  raw: JsonObject
  /** What the items of the file have asked for so far. */
  asked: Asked
}

/** What an item follows from beside its own file. */
export interface Asked {
  /** Keys, see item-index.ts, of items that something is taken over from, or would be if they were there. */
  values: Set<string>
  /** Keys of items that only have to be there. */
  presence: Set<string>
  /** Pictures and documents, by their path below content/media. */
  media: Set<string>
}

export function nothingAsked(): Asked {
  return { values: new Set(), presence: new Set(), media: new Set() }
}

/** The items of a file. Letters of another encoding would all be the one sign for what cannot be read, and published as such. */
export function readEntries({ kind, site, path, file, fileName }: ContentFile, content: Buffer, faults: ContentFault[]): Entry[] {
  if (!isUtf8(content)) {
    faults.push({ file, field: '', reason: 'is not in UTF-8; save it in this encoding' })
    return []
  }
  const value = parse(content.toString(), file, faults)
  if (value === undefined) return []
  const common = { kind, site, path, file, fileName, asked: nothingAsked() }
  if (kind.files.form === 'list') return splitList(kind.files, value, common, faults)
  if (isObject(value)) return [{ ...common, at: '', order: 0, depth: 1, raw: value }]
  faults.push({ file, field: '', reason: 'must hold one item, as keys and values' })
  return []
}

function parse(text: string, file: string, faults: ContentFault[]): unknown {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const faultAt = (position: number, reason: string) => {
    const { line, col } = lines.linePos(position)
    faults.push({ file, field: '', reason: `line ${line}, column ${col}: ${reason}` })
  }
  // A warning is that it takes the first word of a text for a name of its own, and leaves it out: `title_kz: !Important news`.
  const broken = [...document.errors, ...document.warnings]
  for (const { message, pos } of broken) faultAt(pos[0], inPlainWords(message.split('\n')[0] ?? message))
  if (broken.length > 0) return undefined
  const lost = lostParts(text, document)
  for (const { at, reason } of lost) faultAt(at, reason)
  try {
    const value = document.toJS() as unknown
    if (!isEndless(value)) return value
    faults.push({ file, field: '', reason: 'has an alias (*) within what it stands for (&), which would never end' })
  } catch (error) {
    // Of a name that nobody has given that has been said.
    if (lost.length === 0) faults.push({ file, field: '', reason: error instanceof Error ? error.message : String(error) })
  }
  return undefined
}

function isEndless(value: unknown, around: readonly unknown[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false
  return around.includes(value) || Object.values(value).some((inner) => isEndless(inner, [...around, value]))
}

/**
 * Parts of texts without quotes that YAML takes for something else: an end for a comment (`title_en: Room #5`; who means one writes a blank after its `#`), the first word for
 * a name that is given (`title_en: &Co has moved`) or used (`title_en: *New* books`) and that nobody uses or has given.
 */
function lostParts(text: string, document: Document): { at: number; reason: string }[] {
  const found: { at: number; reason: string }[] = []
  if (!/ #\S|[:-] +[&*]\S/.test(text)) return found
  const [given, used] = [new Map<string, number>(), new Set<string>()]
  visit(document, {
    Node: (_key, node) => {
      const at = node.range?.[0] ?? 0
      if (isScalar(node) && node.type === 'PLAIN' && node.comment && /^\S/.test(node.comment)) {
        found.push({ at, reason: `#${node.comment} is a comment and not in the text; write the text in quotes, or a blank after the #` })
      }
      if (isAlias(node)) {
        used.add(node.source)
        if (!given.has(node.source)) found.push({ at, reason: inQuotes('*') })
      } else if (node.anchor) given.set(node.anchor, at)
    },
  })
  return [...found, ...[...given].filter(([name]) => !used.has(name)).map(([, at]) => ({ at, reason: inQuotes('&') }))]
}
