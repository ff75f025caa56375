import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { createRandom } from '../../../packages/api-client/src/testing/data/random'
import type * as Generate from '../src/emitters/generate'
import type * as Load from '../src/read/load-document'
import type * as Emitters from '../src/emitters/all-emitters'
import { documents, peersAreInstalled, root } from './documents'

/*
 * `npx tsx tools/codegen/bench/compare.ts CHECKOUT [--faults 20] [FOLDER …]`: whether the generator gives the same bytes, notes and faults
 * as that of another checkout of this repository. Of the benchmark's documents, the golden ones and those in the folders; and, with
 * `--faults`, of so many copies of each small document as well, in each of which something is of another kind than it should be.
 */
const [other = '', ...more] = process.argv.slice(2)
const faults = more[0] === '--faults' ? Number(more[1]) : 0
const folders = [join(root, 'tools/codegen/golden'), ...more.slice(faults > 0 ? 2 : 0).map((folder) => resolve(folder))]

interface Generator {
  loadDocument: (typeof Load)['loadDocument']
  generate: (typeof Generate)['generate']
  emitterNames: (typeof Emitters)['emitterNames']
}

const require = createRequire(import.meta.url)

function generatorOf(checkout: string): Generator {
  const sources = join(checkout, 'tools/codegen/src')
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  // Wherever that checkout has it.
  const load = (name: string): object => require(join(sources, files.find((file) => basename(file) === name) ?? name)) as object
  return { ...load('load-document.ts'), ...load('generate.ts'), ...load('all-emitters.ts') } as Generator
}

/** All that comes of a document: files and notes, or the fault. */
async function outcome({ loadDocument, generate, emitterNames }: Generator, file: string): Promise<string[]> {
  try {
    const { document, notes } = await loadDocument(file)
    const generated = generate(document, emitterNames.map((emit) => ({ emit, to: emit })), { source: 'a.yaml', command: 'codegen' })
    return [...notes, ...generated.notes, ...generated.files.flatMap(({ path, text }) => [`==== ${path}`, ...text.split('\n')])]
  } catch (error) {
    return [String(error)]
  }
}

const generators = [generatorOf(resolve(other)), generatorOf(root)] as const
const counts = { alike: 0, faulty: 0, different: 0 }

async function compare(file: string, name: string): Promise<void> {
  const [before, after] = [await outcome(generators[0], file), await outcome(generators[1], file)]
  const line = before.findIndex((text, index) => text !== after[index])
  const isAlike = line < 0 && before.length === after.length
  counts[isAlike ? (before.length === 1 ? 'faulty' : 'alike') : 'different'] += 1
  if (!isAlike) console.log(`${name}, line ${line}\n- ${before[line]?.slice(0, 300)}\n+ ${after[line]?.slice(0, 300)}`)
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)).filter((path) => /\.(json|ya?ml)$/.test(path) && statSync(path).isFile())
}

function parse(file: string): unknown {
  try {
    return parseYaml(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const isDocument = (value: unknown): value is object => typeof value === 'object' && value !== null && 'openapi' in value

/** A copy with a value of another kind in one of its places. */
function spoil(document: object, random: ReturnType<typeof createRandom>): object {
  const copy = structuredClone(document)
  const places: [holder: object, key: string][] = []
  const visit = (node: unknown): void => {
    for (const [key, value] of typeof node === 'object' && node !== null ? Object.entries(node) : []) {
      places.push([node as object, key])
      visit(value)
    }
  }
  visit(copy)
  const [holder, key] = random.pick(places)
  Reflect.set(holder, key, random.pick<unknown>([null, 'text', 5, true, [], {}, [null], ['text'], { $ref: '#/nowhere' }, { $ref: 5 }, { type: 'object', properties: { id: true } }]))
  return copy
}

const scratch = mkdtempSync(join(tmpdir(), 'codegen-'))
try {
  if (peersAreInstalled()) for (const { file, name } of documents) await compare(file, name)
  for (const file of folders.flatMap(listFiles)) {
    const document = parse(file)
    if (!isDocument(document)) continue
    await compare(file, relative(root, file))
    const random = createRandom(relative(root, file))
    for (let number = 1; number <= faults; number++) {
      writeFileSync(join(scratch, 'api.json'), JSON.stringify(spoil(document, random)))
      await compare(join(scratch, 'api.json'), `${relative(root, file)}, copy ${number}`)
    }
  }
} finally {
  rmSync(scratch, { recursive: true })
}
console.log(counts)
process.exitCode = counts.different > 0 ? 1 : 0
