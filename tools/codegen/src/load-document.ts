import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { BaseResolver, bundleDocument, createConfig, detectSpec, getTypes, parseYaml, ResolveError, Source, type NormalizedProblem } from '@redocly/openapi-core'
import { checkDocument } from './check-document'
import { closeWhole } from './close-whole'
import { cutCircles } from './cut-circles'
import { declarePathParameters } from './declare-path-parameters'
import type { OpenApiDocument } from './document'
import { dropExtensions } from './drop-extensions'
import { dropIgnoredHeaders } from './drop-ignored-headers'
import { dropUnsentBodies } from './drop-unsent-bodies'
import { sayFileError } from './file-error'
import { findCircle } from './find-circle'
import { findOddities } from './find-oddities'
import { liftSchemas } from './lift-schemas'
import { nameComponents, type OwnNames } from './name-components'
import { nameOperations } from './name-operations'
import { placePathItems } from './place-path-items'
import { makeSchemasPlain } from './plain-schemas'
import { makeTextsPlain } from './plain-texts'
import { isObject, readPointer, splitPointer } from './pointer'
import { DocumentProblem } from './problem'
import { resolveAnchors } from './resolve-anchors'
import { tables, values } from './strip-document'
import { typeExamples } from './type-examples'
import { upgradeDocument } from './upgrade-document'
import { isWithin } from './within'
import { writeMappings } from './write-mappings'

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
  if (!(await isWithin(root, dirname(path)))) throw new DocumentProblem(file, '#/', `is not in the root, ${relative(process.cwd(), root) || '.'}`)
  const main = await readMain(path, file)
  const own = readOwnNames(main.parsed, file)
  const config = await createConfig({})
  const resolver = new FileResolver(root, config.resolve)
  const customTypes = withoutInherited(getTypes(detectSpec(main.parsed)))
  const bundled = await bundleDocument({ document: main, config: config.styleguide, customTypes, externalRefResolver: resolver })
    .catch(async (error: unknown) => {
      const circle = await findCircle(path, resolver.read).catch(() => undefined)
      if (!circle) throw new DocumentProblem(file, '#/', firstLine(error))
      throw new DocumentProblem(relative(process.cwd(), circle.file), circle.pointer, `$ref leads back to itself, by way of ${circle.target}`)
    })
    .finally(() => resolver.read.forEach((one) => read.add(one)))
  const errors = bundled.problems.filter(({ severity, location: [at] }) => severity === 'error' && (isOutside(at, resolver) || (!isMapping(at?.pointer) && !isRemoteExample(at))))
  const problem = errors.find(({ location: [at] }) => !isNoReference(at, path))
  if (problem) throw toDocumentProblem(problem, file)
  const unread = errors.map((one) => `note: ${toDocumentProblem(one, file).message}`)

  const text = JSON.stringify(bundled.bundle.parsed)
  const copy = JSON.parse(text) as OpenApiDocument
  dropExtensions(copy)
  makeTextsPlain(copy)
  placePathItems(copy, file)
  const changes = dropIgnoredHeaders(copy)
  const upgraded = upgradeDocument(nameComponents(copy, own))
  if (anchored.test(text)) resolveAnchors(upgraded, file)
  const document = liftSchemas(makeSchemasPlain(upgraded))
  checkDocument(document, file)
  typeExamples(document)
  changes.push(...declarePathParameters(document), ...dropUnsentBodies(document), ...(text.includes('"additionalProperties":false') ? closeWhole(document) : []))
  cutCircles(document)
  if (text.includes('"discriminator"')) writeMappings(document)
  const notes = [...changes, ...findOddities(document)].map((note) => `note: ${file} ${note}`)
  return { document: nameOperations(document), notes: [...unread, ...notes] }
}

/** Names of schemas, and references to them by these. */
const anchored = /"\$(id|anchor|dynamicAnchor|dynamicRef)":|"\$ref":"#[^/]/

const isUrl = (reference: string): boolean => /^\w+:\/\//.test(reference)

class FileResolver extends BaseResolver {
  /** The files that were looked for. */
  readonly read = new Set<string>()
  /** Those that were not read, for they are not in the root. */
  readonly outside = new Set<string>()

  constructor(
    private readonly root: string,
    config: ConstructorParameters<typeof BaseResolver>[0],
  ) {
    super(config)
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    if (isUrl(reference)) throw new ResolveError(new Error('only files are read, download it first'))
    const isInside = await isWithin(this.root, reference).catch((error: unknown) => {
      throw new ResolveError(new Error(sayFileError(error)))
    })
    this[isInside ? 'read' : 'outside'].add(reference)
    if (!isInside) throw new ResolveError(new Error('outside of the folder of the document; move it there, or name a folder that has both: --root DIR, or "root" in a config'))
    return super.loadExternalRef(reference)
  }
}

/** Whether what is referred to was not read, for it is not in the root: that is told, whatever refers to it. */
function isOutside(location: Place | undefined, resolver: FileResolver): boolean {
  if (!location || resolver.outside.size === 0) return false
  const [target = ''] = targetAt(location).split('#')
  return resolver.outside.has(resolver.resolveExternalRef(location.source.absoluteRef, target))
}

async function readMain(path: string, file: string): Promise<{ source: Source; parsed: unknown }> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new DocumentProblem(file, '#/', sayFileError(error))
  })
  try {
    return { source: new Source(path, text), parsed: parseYaml(text) }
  } catch (error) {
    throw new DocumentProblem(file, '#/', firstLine(error))
  }
}

type NodeType = NonNullable<Parameters<typeof bundleDocument>[0]['customTypes']>[string]

/**
 * Redocly looks the type of a property up in a plain object, where a property that is called `toString` finds the method that
 * all objects inherit. What it refers to would then be copied to its place, and a reference to what is around it never end.
 * Any name may stand in a map alone; and a schema, of which there are thousands, is asked for each of the names.
 */
function withoutInherited(types: Record<string, NodeType>): Record<string, NodeType> {
  return Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type.additionalProperties ? { ...type, properties: { ...typesOfInherited(type), ...type.properties } } : type]))
}

function typesOfInherited({ additionalProperties }: NodeType): NodeType['properties'] {
  const names = Object.getOwnPropertyNames(Object.prototype).filter((name) => typeof Reflect.get(Object.prototype, name) === 'function')
  // Redocly asks for each of them in every map; there a function is what was inherited, never part of a document.
  const typeOf = (value: unknown, key: string) => (typeof value === 'function' ? undefined : typeof additionalProperties === 'function' ? additionalProperties(value, key) : additionalProperties)
  return Object.fromEntries(names.map((name) => [name, typeOf]))
}

/** The YAML parser adds line and column, and an excerpt below. */
function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line.replace(/ \((\d+):(\d+)\)$/, ' in line $1, column $2')
}

function readOwnNames(root: unknown, file: string): OwnNames {
  if (!isObject(root)) throw new DocumentProblem(file, '#/', 'is no OpenAPI document')
  if (!/^3\.[01]\./.test(String(root.openapi))) {
    throw new DocumentProblem(file, '#/openapi', `must be 3.0.x or 3.1.x, not ${String(root.openapi ?? root.swagger)}`)
  }
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
function isNoReference(location: Place | undefined, main: string): boolean {
  const keys = splitPointer(location?.pointer ?? '')
  const isOther = (key: string, index: number) => key.startsWith('x-') || values.has(key) || (key === 'examples' && /^\d+$/.test(keys[index + 1] ?? ''))
  return keys.some((key, index) => isOther(key, index) && (index > 0 ? !tables.has(keys[index - 1] ?? '') : location?.source.absoluteRef === main))
}

function toDocumentProblem({ location, message }: NormalizedProblem, file: string): DocumentProblem {
  const at = location[0]
  if (!at) return new DocumentProblem(file, '#/', message)
  return new DocumentProblem(relative(process.cwd(), at.source.absoluteRef), at.pointer ?? `line ${at.start.line}`, [message, targetAt(at)].filter((part) => part !== '').join(': '))
}

type Place = NormalizedProblem['location'][number]

/** What an unresolved reference names; Redocly only says where it stands. */
function targetAt(location: Place): string {
  const node = nodeAt(location)
  const target = isObject(node) ? (node.$ref ?? node.externalValue) : node
  return typeof target === 'string' ? target : ''
}

function isRemoteExample(location: Place | undefined): boolean {
  const node = location && nodeAt(location)
  return isObject(node) && typeof node.externalValue === 'string' && isUrl(node.externalValue)
}

const nodeAt = ({ source, pointer }: Place): unknown => (pointer === undefined ? undefined : readPointer(parseYaml(source.body), pointer))
