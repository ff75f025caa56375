import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { BaseResolver, bundle, createConfig, parseYaml, type NormalizedProblem } from '@redocly/openapi-core'
import { checkDocument } from './check-document'
import type { OpenApiDocument } from './document'
import { nameComponents, type OwnNames } from './name-components'
import { nameOperations } from './name-operations'
import { isObject } from './pointer'
import { DocumentProblem } from './problem'

export interface LoadedDocument {
  document: OpenApiDocument
  /** Every file that the document was read from, absolute, for `--watch`. */
  files: string[]
}

/**
 * Reads an OpenAPI 3.0 or 3.1 document, JSON or YAML, with everything that its `$ref`s name in other files.
 *
 * @throws DocumentProblem with file, JSON pointer and reason
 */
export async function loadDocument(input: string): Promise<LoadedDocument> {
  const path = resolve(input)
  const own = readOwnNames(await readRoot(path, input), input)
  const config = await createConfig({})
  const externalRefResolver = new BaseResolver(config.resolve)
  const bundled = await bundle({ ref: path, config, externalRefResolver }).catch((error: unknown) => {
    throw new DocumentProblem(input, '#/', error instanceof Error ? error.message : String(error))
  })
  const problem = bundled.problems.find(({ severity }) => severity === 'error')
  if (problem) throw toDocumentProblem(problem, input)

  const copy = JSON.parse(JSON.stringify(bundled.bundle.parsed)) as OpenApiDocument
  const document = nameOperations(nameComponents(copy, own))
  checkDocument(document, input)
  return { document, files: [...new Set([path, ...bundled.fileDependencies])] }
}

async function readRoot(path: string, input: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new DocumentProblem(input, '#/', 'no such file')
  })
  try {
    return parseYaml(text)
  } catch (error) {
    throw new DocumentProblem(input, '#/', error instanceof Error ? error.message : String(error))
  }
}

function readOwnNames(root: unknown, input: string): OwnNames {
  if (!isObject(root)) throw new DocumentProblem(input, '#/', 'is no OpenAPI document')
  if (!/^3\.[01]\./.test(String(root.openapi))) {
    throw new DocumentProblem(input, '#/openapi', `must be 3.0.x or 3.1.x, not ${String(root.openapi ?? root.swagger)}`)
  }
  const components = isObject(root.components) ? root.components : {}
  return Object.fromEntries(Object.entries(components).map(([group, members]) => [group, isObject(members) ? Object.keys(members) : []]))
}

function toDocumentProblem({ location, message }: NormalizedProblem, input: string): DocumentProblem {
  const at = location[0]
  if (!at) return new DocumentProblem(input, '#/', message)
  const file = relative(process.cwd(), at.source.absoluteRef)
  return new DocumentProblem(file, at.pointer ?? `line ${at.start.line}`, message)
}
