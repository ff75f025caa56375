import { isUtf8 } from 'node:buffer'
import { LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { JsonObject } from '../../contract/document'
import { isObject } from '../../contract/is-object'
import type { ContentFile } from './content-files'
import type { ContentFault } from './faults'
import { inPlainWords } from './plain-words'
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
  for (const { message, pos } of document.errors) {
    const { line, col } = lines.linePos(pos[0])
    faults.push({ file, field: '', reason: `line ${line}, column ${col}: ${inPlainWords(message.split('\n')[0] ?? message)}` })
  }
  if (document.errors.length > 0) return undefined
  for (const { at, comment } of lostEnds(text, document)) {
    const { line, col } = lines.linePos(at)
    faults.push({ file, field: '', reason: `line ${line}, column ${col}: #${comment} is a comment and not in the text; write the text in quotes, or a blank after the #` })
  }
  try {
    return document.toJS() as unknown
  } catch (error) {
    faults.push({ file, field: '', reason: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}

/** Ends of texts without quotes that YAML takes for comments: `title_en: Room #5`. Who means a comment writes a blank after its `#`. */
function lostEnds(text: string, document: Document): { at: number; comment: string }[] {
  const found: { at: number; comment: string }[] = []
  if (!/ #\S/.test(text)) return found
  visit(document, {
    Scalar: (_key, { type, comment, range }) => {
      if (type === 'PLAIN' && comment && /^\S/.test(comment)) found.push({ at: range?.[0] ?? 0, comment })
    },
  })
  return found
}
