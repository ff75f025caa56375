import { randomBytes } from 'node:crypto'
import { closeSync, createReadStream, mkdirSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '../../contract/document'
import { batchSize } from '../../database/batches'
import { namesOf } from '../languages'
import type { Item } from './item'
import type { PreparedItem } from './item-rows'

/** Characters that are held back before they are written. */
const held = 4_000_000

/**
 * What an import has on the disk rather than in memory, into which a large university does not fit: the texts of items that
 * wait for their turn, and the items that are ready until the transaction that writes them. What is checked and prepared
 * before holds up nobody else who writes. It is written by writeFileSync, since writeSync leaves out, and does not throw, what a disk that is
 * nearly full does not take.
 */
export class ItemSpool {
  private readonly ready: number
  private readonly texts: number
  private readonly places = new Map<Item, { at: number; length: number }>()
  private waiting: string[] = []
  private length = 0
  private end = 0

  /** @param dataDir where nobody else reads: drafts are among the items */
  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true })
    this.ready = openUnnamed(dataDir)
    this.texts = openUnnamed(dataDir)
  }

  /** Takes an item's texts, which no other item needs. */
  putTexts(item: Item): void {
    const text = Buffer.from(JSON.stringify(takeTexts(item)))
    writeFileSync(this.texts, text)
    this.places.set(item, { at: this.end, length: text.length })
    this.end += text.length
    // A copy: what was cut out of a file keeps the whole file in memory.
    item.value = JSON.parse(JSON.stringify(item.value)) as JsonObject
  }

  giveTextsBack(item: Item): void {
    const place = this.places.get(item)
    if (!place) return
    const text = Buffer.alloc(place.length)
    readSync(this.texts, text, 0, place.length, place.at)
    this.places.delete(item)
    Object.assign(item.value, JSON.parse(text.toString()))
  }

  add(item: PreparedItem): void {
    const line = `${JSON.stringify(item)}\n`
    this.waiting.push(line)
    this.length += line.length
    if (this.length > held) this.flush()
  }

  /** Those that were added. */
  async *batches(): AsyncGenerator<PreparedItem[]> {
    this.flush()
    let items: PreparedItem[] = []
    let rest = ''
    for await (const chunk of createReadStream('', { fd: this.ready, start: 0, autoClose: false, encoding: 'utf8' }) as AsyncIterable<string>) {
      // JSON has no line feeds of its own, but other characters that end a line elsewhere.
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      items.push(...lines.map((line) => JSON.parse(line) as PreparedItem))
      if (items.length < batchSize) continue
      yield items
      items = []
    }
    if (items.length > 0) yield items
  }

  close(): void {
    closeSync(this.ready)
    closeSync(this.texts)
  }

  private flush(): void {
    if (this.length > 0) writeFileSync(this.ready, Buffer.from(this.waiting.join('')))
    this.waiting = []
    this.length = 0
  }
}

/** A file that is gone with the process, however it ends. */
function openUnnamed(folder: string): number {
  const file = join(folder, `import-${randomBytes(8).toString('hex')}.tmp`)
  const handle = openSync(file, 'wx+', 0o600)
  rmSync(file)
  return handle
}

/** Removes what no other item takes over, and gives it back. */
export function takeTexts({ kind, value }: Item): JsonObject {
  const apart = new Set([...(kind.html ?? []).flatMap(namesOf), ...Object.keys(kind.parts ?? {})])
  const texts: JsonObject = {}
  for (const field of Object.keys(value)) {
    if (kind.namedOnly ? field === 'id' || field === 'slug' : !apart.has(field)) continue
    texts[field] = value[field]
    delete value[field]
  }
  return texts
}
