import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseYaml } from '@redocly/openapi-core/lib/js-yaml'
import { BaseResolver, ResolveError, Source } from '@redocly/openapi-core/lib/resolve'
import type { OpenApiDocument } from '../model/document'
import { isObject, readPointer, splitPointer } from '../model/pointer'
import { DocumentProblem } from '../model/problem'
import { tables, values } from '../model/walk'
import type { OwnNames } from '../normalise/name-components'
import { normaliseDocument } from '../normalise/normalise-document'
import { bundleDocument, type Fault } from './bundle-document'
import { sayFileError } from './file-error'
import { findCycle } from './find-cycle'
import { parseJson } from './parse-json'
import { isWithin } from './within'

export interface LoadedDocument {
  document: OpenApiDocument
  /** What the person who runs the generator should know. */
  notes: string[]
}

/**
 * Reads an OpenAPI 3.0 or 3.1 document, JSON or YAML, with everything that its `$ref`s name in other files. What comes out
 * is 3.1. Nothing is fetched: a `$ref` to a URL is a fault, an example at a URL stays there. Nothing is read that is not in `root`.
 *
 * @param read is given every file that was looked for, absolute, even where it ends with a fault: for `--watch`
 * @param root the folder that all files must be in, once symbolic links are followed; default: the document's own
 * @throws DocumentProblem with file, JSON pointer and reason
 */
export async function loadDocument(input: string, read = new Set<string>(), root = dirname(resolve(input))): Promise<LoadedDocument> {
  const path = resolve(input)
  read.add(path)
  const file = relative(process.cwd(), path)
  if (!isWithin(root, dirname(path))) throw new DocumentProblem(file, '#/', `is not in the root, ${relative(process.cwd(), root) || '.'}`)
  const main = readMain(path, file)
  const own = readOwnNames(main.parsed, file)
  const resolver = new FileResolver(root)
  const faults = await bundleDocument(main, resolver)
    .catch(async (error: unknown) => {
      const cycle = await findCycle(path, resolver.read).catch(() => undefined)
      if (!cycle) throw new DocumentProblem(file, '#/', firstLine(error))
      throw new DocumentProblem(relative(process.cwd(), cycle.file), cycle.pointer, `$ref leads back to itself, by way of ${cycle.target}`)
    })
    .finally(() => resolver.read.forEach((one) => read.add(one)))
  const errors = faults.filter((fault) => isOutside(fault, resolver) || (!isMapping(fault.pointer) && !isRemoteExample(fault)))
  const fault = errors.find((one) => !isNoReference(one, path))
  if (fault) throw toDocumentProblem(fault)
  const unread = errors.map((one) => `note: ${toDocumentProblem(one).message}`)

  const { document, notes } = normaliseDocument(main.parsed, own, file)
  return { document, notes: [...unread, ...notes.map((note) => `note: ${file} ${note}`)] }
}

const isUrl = (reference: string): boolean => /^\w+:\/\//.test(reference)

class FileResolver extends BaseResolver {
  /** The files that were looked for. */
  readonly read = new Set<string>()
  /** Those that were not read, for they are not in the root. */
  readonly outside = new Set<string>()

  constructor(private readonly root: string) {
    super()
  }

  /** A reference is a URI, in which a blank is `%20`; a file whose own name has a percent sign is found all the same. */
  override resolveExternalRef(base: string | null, reference: string): string {
    const path = super.resolveExternalRef(base, reference)
    return /%[\da-f]{2}/i.test(path) && !isUrl(path) && !existsSync(path) ? super.resolveExternalRef(base, decoded(reference)) : path
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    if (isUrl(reference)) throw new ResolveError(new Error('only files are read, download it first'))
    const isInside = this.isInside(reference)
    this[isInside ? 'read' : 'outside'].add(reference)
    if (!isInside) throw new ResolveError(new Error('outside of the folder of the document; move it there, or name a folder that has both: --root DIR, or "root" in a config'))
    return readSource(reference) ?? super.loadExternalRef(reference)
  }

  private isInside(reference: string): boolean {
    try {
      return isWithin(this.root, reference)
    } catch (error) {
      throw new ResolveError(new Error(sayFileError(error)))
    }
  }

  override parseDocument(source: Source, isRoot?: boolean): ReturnType<BaseResolver['parseDocument']> {
    const parsed = source.absoluteRef.endsWith('.json') ? parseJson(source.body) : undefined
    return parsed === undefined ? super.parseDocument(source, isRoot) : { source, parsed }
  }
}

function decoded(reference: string): string {
  try {
    return decodeURIComponent(reference)
  } catch {
    return reference
  }
}

/** In a tenth of the time that reading hundreds of small files aside takes; undefined where there is a fault, of which Redocly tells. */
function readSource(path: string): Source | undefined {
  try {
    return new Source(path, readFileSync(path, 'utf8').replace(/\r\n/g, '\n'))
  } catch {
    return undefined
  }
}

/** Whether what is referred to was not read, for it is not in the root: that is told, whatever refers to it. */
function isOutside(fault: Fault, resolver: FileResolver): boolean {
  if (resolver.outside.size === 0) return false
  const [target = ''] = targetAt(fault).split('#')
  return resolver.outside.has(resolver.resolveExternalRef(fault.source.absoluteRef, target))
}

function readMain(path: string, file: string): { source: Source; parsed: unknown } {
  const text = readText(path, file)
  // PowerShell's `>` writes UTF-16.
  if (text.includes('\0')) throw new DocumentProblem(file, '#/', 'is UTF-16 or no text: write it as UTF-8')
  try {
    return { source: new Source(path, text), parsed: parseJson(text) ?? parseYaml(text) }
  } catch (error) {
    throw new DocumentProblem(file, '#/', firstLine(error))
  }
}

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new DocumentProblem(file, '#/', sayFileError(error))
  }
}

/** The YAML parser adds line and column, and an excerpt below. */
function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line.replace(/ \((\d+):(\d+)\)$/, ' in line $1, column $2')
}

function readOwnNames(root: unknown, file: string): OwnNames {
  if (!isObject(root)) throw new DocumentProblem(file, '#/', 'is no OpenAPI document')
  if (root.swagger !== undefined) throw new DocumentProblem(file, '#/swagger', `is version ${String(root.swagger)}: convert it to OpenAPI 3.0 or 3.1 first, for example with the npm package swagger2openapi`)
  if (!/^3\.[01]\./.test(String(root.openapi))) throw new DocumentProblem(file, '#/openapi', `must be 3.0.x or 3.1.x, not ${String(root.openapi)}`)
  const components = isObject(root.components) ? root.components : {}
  return Object.fromEntries(Object.entries(components).map(([group, members]) => [group, isObject(members) ? Object.keys(members) : []]))
}

/** A mapping may hold the bare name of a schema, which Redocly takes for a file; `checkDocument` looks at mappings. */
function isMapping(pointer: string | undefined): boolean {
  return /\/discriminator\/mapping\/[^/]+$/.test(pointer ?? '')
}

/**
 * A `$ref` within an extension may name what only its own tools have, and within a value, such as an example, be a part of it. In another file the first key may
 * be any name.
 */
function isNoReference({ source, pointer = '' }: Fault, main: string): boolean {
  const keys = splitPointer(pointer)
  const isOther = (key: string, index: number) => key.startsWith('x-') || values.has(key) || (key === 'examples' && /^\d+$/.test(keys[index + 1] ?? ''))
  return keys.some((key, index) => isOther(key, index) && (index > 0 ? !tables.has(keys[index - 1] ?? '') : source.absoluteRef === main))
}

function toDocumentProblem(fault: Fault): DocumentProblem {
  const { source, pointer, line, message } = fault
  return new DocumentProblem(relative(process.cwd(), source.absoluteRef), pointer ?? `line ${line}`, [message, targetAt(fault)].filter((part) => part !== '').join(': '))
}

/** What an unresolved reference names. */
function targetAt(fault: Fault): string {
  const node = nodeAt(fault)
  const target = isObject(node) ? (node.$ref ?? node.externalValue) : node
  return typeof target === 'string' ? target : ''
}

function isRemoteExample(fault: Fault): boolean {
  const node = nodeAt(fault)
  return isObject(node) && typeof node.externalValue === 'string' && isUrl(node.externalValue)
}

const nodeAt = ({ source, pointer }: Fault): unknown => (pointer === undefined ? undefined : readPointer(parseYaml(source.body), pointer))
