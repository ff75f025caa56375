import { header } from '../code/header'
import { propertyName, quote } from '../code/names'
import { answerType, bodyType, lineType, parametersType, usesTypes } from '../code/type-reference'
import { typedSchemas } from '../derive/name-subtypes'
import { openParts } from '../derive/open-parts'
import type { MediaType, OpenApiDocument } from '../model/document'
import { listOperations, type Answer, type OperationModel } from '../model/operations'
import { isObject } from '../model/pointer'
import { textOption, type Emitter } from './emitter'
import { stripDocument } from './strip-document'

/**
 * `createMocks` for the document, and for each operation its request, its answers by status and the names of its
 * examples. The document comes along as text, which costs the compiler nothing, with each operation on its own line.
 */
export const emitMocks: Emitter = ({ document, origin, options }) => {
  const types = textOption(options.types, './types')
  const core = textOption(options.core, './core/testing')
  const typed = typedSchemas(document)
  const shapes = listOperations(typed).map((operation) => shape(operation, typed)).join('\n')
  const names = (['components', 'operations'] as const).filter((name) => usesTypes(shapes, name))
  const parts = [
    header(origin),
    [
      ...(names.length > 0 ? [`import type { ${names.join(', ')} } from '${types}'`] : []),
      `import { createMocks as createMocksOf } from '${core}/create-mocks'`,
      `import type { MockOptions, Mocks } from '${core}/mocks'\n`,
    ].join('\n'),
    `/** Mocks for every operation, one table for all adapters. */
export function createMocks(options?: MockOptions): Mocks<MockOperations> {
  return createMocksOf<MockOperations>(JSON.parse(document.join('')) as object, options)
}
`,
    `export interface MockOperations {\n${shapes}\n}\n`,
    `/** The document without what only people read. */\nconst document = [\n${lines(openParts(document)).map((line) => `  ${quote(line)},\n`).join('')}]\n`,
  ]
  return { text: parts.join('\n') }
}

function shape(operation: OperationModel, document: OpenApiDocument): string {
  const typeOf = (answer: Answer, line = lineType(operation, answer, document)) => (line === undefined ? answerType(operation, answer) : `${line} | (${line})[]`)
  const answers = operation.answers.map((answer) => `${/^\d+$/.test(answer.status) ? answer.status : quote(answer.status)}: ${typeOf(answer)}`)
  const examples = new Set(operation.answers.flatMap(({ content }) => content.flatMap(([, media]) => exampleNames(media))))
  return [
    `  ${propertyName(operation.id)}: {`,
    `    path: ${parametersType(operation, 'path')}`,
    `    query: ${parametersType(operation, 'query')}`,
    `    header: ${parametersType(operation, 'header')}`,
    `    body: ${bodyType(operation, document)}${operation.body && operation.body.required !== true ? ' | undefined' : ''}`,
    `    answers: { ${answers.join('; ')} }`,
    `    examples: ${[...examples].map(quote).join(' | ') || 'never'}`,
    '  }',
  ].join('\n')
}

function exampleNames(media: MediaType & { examples?: object }): string[] {
  return [...Object.keys(media.examples ?? {}), ...('example' in media ? ['example'] : [])]
}

/** JSON in lines that change only where the document does: one for each path and each component. */
function lines(document: OpenApiDocument): string[] {
  return fields(stripDocument(document), (key, value) => (key === 'paths' ? fields(value) : key === 'components' ? fields(value, (_group, members) => fields(members)) : undefined))
}

function fields(node: unknown, inner: (key: string, value: unknown) => string[] | undefined = () => undefined): string[] {
  const entries = Object.entries(isObject(node) ? node : {})
  const parts = entries.map(([key, value], index) => {
    const [first = '', ...others] = inner(key, value) ?? [JSON.stringify(value)]
    const own = [`${JSON.stringify(key)}:${first}`, ...others]
    return index < entries.length - 1 ? [...own.slice(0, -1), `${own.at(-1) ?? ''},`] : own
  })
  return ['{', ...parts.flat(), '}']
}
