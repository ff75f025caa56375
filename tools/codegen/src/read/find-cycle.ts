import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseYaml } from '@redocly/openapi-core/lib/js-yaml'
import { isObject, joinPointer, readPointer } from '../model/pointer'

export interface Cycle {
  /** The file with the reference, absolute. */
  file: string
  /** Where in it. */
  pointer: string
  /** What the reference names. */
  target: string
}

/**
 * The first `$ref` that leads, by way of nothing but others, back to itself; undefined where there is none.
 *
 * @param others the files that may be read besides
 */
export async function findCycle(root: string, others: ReadonlySet<string>): Promise<Cycle | undefined> {
  const files = new Map<string, unknown>()
  const read = async (file: string): Promise<unknown> => {
    if (!files.has(file)) files.set(file, file === root || others.has(file) ? parseYaml(await readFile(file, 'utf8').catch(() => '')) : undefined)
    return files.get(file)
  }
  await read(root)
  // A Map gives what is added while it is walked, so that the files that are referred to have their turn.
  for (const [file, content] of files) {
    for (const { pointer, target } of listReferences(content)) {
      if (await leadsBack(read, file, target)) return { file, pointer, target }
    }
  }
  return undefined
}

async function leadsBack(read: (file: string) => Promise<unknown>, start: string, target: string): Promise<boolean> {
  const seen = new Set<string>()
  let file = start
  let reference: string | undefined = target
  while (reference !== undefined && !/^\w+:\/\//.test(reference)) {
    const [path = '', pointer = ''] = reference.split('#')
    file = path ? resolve(dirname(file), path) : file
    const place = `${file}#${pointer}`
    if (seen.has(place)) return true
    seen.add(place)
    const node = readPointer(await read(file), pointer)
    reference = isObject(node) && typeof node.$ref === 'string' ? node.$ref : undefined
  }
  return false
}

function listReferences(node: unknown, keys: string[] = []): { pointer: string; target: string }[] {
  if (typeof node !== 'object' || node === null) return []
  const own = isObject(node) && typeof node.$ref === 'string' ? [{ pointer: joinPointer(...keys), target: node.$ref }] : []
  return [...own, ...Object.entries(node).flatMap(([key, value]) => listReferences(value, [...keys, key]))]
}
