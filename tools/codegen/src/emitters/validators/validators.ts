import { header } from '../../code/header'
import { chooseContent } from '../../code/type-reference'
import { heldSchemas } from '../../derive/name-subtypes'
import { openParts } from '../../derive/open-parts'
import { isBinary } from '../../model/is-binary'
import { isJson, listOperations, successesOf, type OperationModel } from '../../model/operations'
import { readPointer, splitPointer } from '../../model/pointer'
import { forEachPart, someSchema } from '../../model/schema-parts'
import { callPath } from '../client/traits'
import { textOption, type Emitter } from '../emitter'
import { compactSchema, type CompactSchema, type Compacting } from './compact-schema'
import { literal } from './literal'
import { SchemaModule } from './schema-module'

/**
 * A constant an operation, `getPageAnswers`, with the schemas of its JSON answers by status as the interpreter of the
 * core takes them; those of other answers than 2xx, where there are some, in `getPageErrors`. A bundler keeps what is used.
 */
export const emitValidators: Emitter = ({ document: whole, origin, options }) => {
  const document = openParts(heldSchemas(whole))
  const core = textOption(options.core, './core/validate-schema')
  const leftOut: string[] = []
  const context: Compacting = {
    document,
    unevaluated: someSchema(document, (schema) => 'unevaluatedProperties' in schema || 'unevaluatedItems' in schema),
    leaveOut: (pointer, reason) => leftOut.push(`${pointer} ${reason}`),
  }
  const tables = listOperations(document).flatMap((operation) => answerTables(context, operation))
  const schemas = tables.flatMap(({ answers }) => Object.values(answers))
  // What a module becomes as CommonJS begins with `Object.defineProperty`.
  const taken = new Set(['AnswerSchemas', 'JsonSchema', 'Object', ...tables.map(({ name }) => name)])
  const module = new SchemaModule(compactComponents(context, schemas), taken)
  const constants = tables.map(({ name, method, path, answers }) => {
    const written = Object.fromEntries(Object.entries(answers).map(([status, schema]) => [status, module.write(schema)]))
    return `export const ${name}: AnswerSchemas = ${literal({ method, path, answers: written })}`
  })
  const types = constants.length > 0 ? [`import type { AnswerSchemas${module.statements.length > 0 ? ', JsonSchema' : ''} } from '${core}'`] : ['export {}']
  return {
    text: `${[header(origin).trimEnd(), ...types, ...module.statements, ...constants].join('\n\n')}\n`,
    notes: leftOut.length > 0 ? [`checks left out: ${leftOut.length} (${leftOut.join('; ')})`] : [],
  }
}

interface AnswerTable {
  name: string
  method: string
  path: string
  answers: Record<string, CompactSchema>
}

function answerTables(context: Compacting, operation: OperationModel): AnswerTable[] {
  const { id, answers } = operation
  const schemas = Object.entries(compactAnswers(context, operation))
  const successes = new Set(successesOf(answers).map(({ status }) => inCapitals(status)))
  const table = (name: string, wanted: (status: string) => boolean): AnswerTable => ({
    name,
    method: operation.method.toUpperCase(),
    path: callPath(operation),
    answers: Object.fromEntries(schemas.filter(([status]) => wanted(status))),
  })
  const data = table(`${id}Answers`, (status) => successes.has(status))
  const errors = table(`${id}Errors`, (status) => status === 'default' || !successes.has(status))
  // Who names both tables means no 204 by the `default` of the errors.
  if (errors.answers['default'] !== undefined) data.answers = { ...Object.fromEntries([...successes].map((status) => [status, true])), ...data.answers }
  return [data, ...(Object.keys(errors.answers).length > 0 ? [errors] : [])]
}

/** `2XX`, by which whoever checks an answer looks for it, also where the document says `2xx`. */
const inCapitals = (status: string): string => status.replace(/xx$/, 'XX')

/** The schemas of the answers that have JSON, by status. */
function compactAnswers(context: Compacting, { method, pointer, answers }: OperationModel): Record<string, CompactSchema> {
  const entries = answers.flatMap(({ status, content }): [string, CompactSchema][] => {
    const [mediaType, { schema }] = chooseContent(content) ?? ['', {}]
    if (method === 'head' || !isJson(mediaType) || schema === undefined || isBinary(schema)) return []
    return [[inCapitals(status), compactSchema(context, schema, [...splitPointer(pointer), 'responses', status, 'content', mediaType, 'schema'])]]
  })
  return Object.fromEntries(entries.filter(([, schema]) => schema !== true))
}

/** What the schemas refer to, and what that refers to in turn, by reference. */
function compactComponents(context: Compacting, schemas: CompactSchema[]): Map<string, CompactSchema> {
  const components = new Map<string, CompactSchema>()
  const collect = (schema: CompactSchema): void => {
    if (typeof schema === 'boolean') return
    forEachPart(schema, (part) => collect(part as CompactSchema))
    const { $ref } = schema
    if (typeof $ref !== 'string' || components.has($ref)) return
    const target = compactSchema(context, readPointer(context.document, $ref), splitPointer($ref))
    components.set($ref, target)
    collect(target)
  }
  schemas.forEach(collect)
  for (const reference of components.keys()) if (isEndless(components, reference)) components.set(reference, true)
  return components
}

/** Whether a component is nothing but a reference that leads back to it. */
function isEndless(components: Map<string, CompactSchema>, reference: string): boolean {
  const passed = new Set<unknown>()
  for (let next: unknown = reference; typeof next === 'string'; ) {
    if (passed.has(next)) return true
    passed.add(next)
    const schema = components.get(next)
    next = typeof schema === 'object' ? schema.$ref : undefined
  }
  return false
}
