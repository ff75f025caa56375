import { join } from 'node:path'
import fc from 'fast-check'
import { buildSchema } from 'graphql'
import ts from 'typescript'
import { emitterNames } from './emitters/all-emitters'
import { generate } from './emitters/generate'
import { DocumentProblem } from './model/problem'
import { loadDocument } from './read/load-document'
import { arbitraryDocument, type ArbitraryDocument } from './testing/arbitrary-document'
import { writeTree } from './testing/write-tree'

const gatsbys = 'directive @dontInfer on OBJECT scalar Date scalar JSON interface Node { id: ID! } type Query { a: Int }'

/** What all emitters make of a document; undefined where it is refused with file, pointer and reason. */
async function emitAll(document: ArbitraryDocument): Promise<Map<string, string> | undefined> {
  const folder = await writeTree({ 'openapi.json': document })
  try {
    const loaded = await loadDocument(join(folder, 'openapi.json'))
    const outputs = emitterNames.map((emit) => ({ emit, to: emit }))
    return new Map(generate(loaded.document, outputs, { source: 'openapi.json', command: 'x' }).files.map(({ path, text }) => [path, text]))
  } catch (error) {
    // An emitter that fails is named without a place in the document.
    const isOwn = new RegExp(`^(${emitterNames.join('|')}): `).test(error instanceof DocumentProblem ? error.reason : '')
    if (error instanceof DocumentProblem && !isOwn && /openapi\.json #\/.*: \S/.test(error.message)) return undefined
    throw error
  }
}

function syntaxFaults(text: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true, compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } })
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

/** Names that a module declares twice at its top level. */
function declaredTwice(text: string): string[] {
  const declared = [...text.matchAll(/^export (?:const|interface|type|function) ([^\s:<(=]+)/gm)].map(([, name = '']) => name)
  return declared.filter((name, index) => declared.indexOf(name) !== index)
}

/** The paths that a client calls. */
function calledPaths(client: string): Set<string> {
  return new Set([...client.matchAll(/ operation\('[A-Z]+', '([^']*)'/g)].map(([, path = '']) => path))
}

test('every document becomes code that parses, without a name twice, for each of its paths, the same at each run; or is refused with file, pointer and reason', async () => {
  let made = 0
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      const first = await emitAll(document)
      const second = await emitAll(document)

      expect(second).toEqual(first)
      if (!first) return
      made += 1
      for (const name of ['types', 'client', 'handlers', 'validators', 'mocks']) {
        const text = first.get(name) ?? ''
        expect([name, syntaxFaults(text), declaredTwice(text)]).toEqual([name, [], []])
      }
      expect(() => buildSchema(`${gatsbys}\n${first.get('graphql')}`)).not.toThrow()
      expect(calledPaths(first.get('client') ?? '')).toEqual(new Set(Object.keys(document.paths)))
      expect(first.get('docs')).toMatch(/^<!doctype html>[^]*<\/html>\n?$/i)
    }),
    { numRuns: 40 },
  )
  expect(made).toBeGreaterThan(10)
})
