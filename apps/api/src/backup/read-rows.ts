import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../contract/is-object'
import { BackupError } from './manifest'

export type Row = Record<string, unknown>

/** The rows of a table in a backup. */
export async function* readRows(folder: string, table: string): AsyncGenerator<Row> {
  const path = `tables/${table}.jsonl`
  let line = 0
  for await (const text of linesOf(join(folder, path))) {
    line += 1
    yield asRow(text, `${path}, line ${line}`)
  }
}

function asRow(text: string, place: string): Row {
  let row: unknown
  try {
    row = JSON.parse(text)
  } catch (cause) {
    throw new BackupError(`${place}: no row`, { cause })
  }
  if (!isObject(row)) throw new BackupError(`${place}: no row`)
  return row
}

/** Only at line feeds: what visitors write may hold other characters that end a line. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw new BackupError(`${path} ends in the middle of a row`)
}
