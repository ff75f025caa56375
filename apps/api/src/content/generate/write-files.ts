import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { JsonObject } from '../../contract/document'
import { isObject } from '../../contract/is-object'
import type { Made } from './made'

/** Writes items as YAML as they come, and keeps none of them. */
export class FileWriter {
  files = 0
  items = 0
  bytes = 0
  private list: { path: string; handle: number } | undefined
  private folder = ''

  constructor(private readonly dir: string) {}

  write({ path, value, isEntry = false }: Made): void {
    const file = join(this.dir, path)
    this.items += 1
    if (isEntry) return this.append(file, `- ${toFlow(value)}\n`)
    this.ensureFolder(file)
    const text = toYaml(value)
    writeFileSync(file, text, { flag: 'wx' })
    this.count(text)
    this.files += 1
  }

  close(): void {
    if (this.list) closeSync(this.list.handle)
    this.list = undefined
  }

  private append(file: string, line: string): void {
    if (this.list?.path !== file) {
      this.close()
      this.ensureFolder(file)
      // Fails where it is there already: the items of a list must follow each other.
      this.list = { path: file, handle: openSync(file, 'wx') }
      this.files += 1
    }
    writeSync(this.list.handle, line)
    this.count(line)
  }

  private ensureFolder(file: string): void {
    const folder = dirname(file)
    if (folder !== this.folder) mkdirSync(folder, { recursive: true })
    this.folder = folder
  }

  private count(text: string): void {
    this.bytes += Buffer.byteLength(text)
  }
}

/** A key a line, what is in it in YAML's flow style. */
function toYaml(value: JsonObject): string {
  return fieldsOf(value).map(([key, field]) => `${key}: ${toFlow(field)}\n`).join('')
}

/** Single quotes rather than JSON's double ones: those the YAML parser reads letter by letter, in five times the memory. */
function toFlow(value: unknown): string {
  if (typeof value === 'string') {
    if (value.includes('\n')) throw new Error(`a generated text must be in one line: ${value}`)
    return `'${value.replaceAll("'", "''")}'`
  }
  if (Array.isArray(value)) return `[${value.map(toFlow).join(', ')}]`
  return isObject(value) ? `{ ${fieldsOf(value).map(([key, field]) => `${key}: ${toFlow(field)}`).join(', ')} }` : String(value)
}

function fieldsOf(value: JsonObject): [string, unknown][] {
  return Object.entries(value).filter(([, field]) => field !== undefined)
}
