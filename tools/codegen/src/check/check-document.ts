import { methods, type OpenApiDocument } from '../model/document'
import { follow } from '../model/operations'
import { isObject, joinPointer, readPointer } from '../model/pointer'
import { DocumentProblem } from '../model/problem'
import { isValue, tables } from '../model/walk'
import { findFault, type Fault } from './check-forms'

/**
 * Refuses what the emitters cannot work with. It is no validation of the document: `redocly lint` is for that.
 *
 * @throws DocumentProblem for the first fault
 */
export function checkDocument(document: OpenApiDocument, file: string): void {
  const refuse: Refuse = (reason, ...keys) => {
    throw new DocumentProblem(file, joinPointer(...keys), reason)
  }
  if (!isObject(document.info)) refuse('must be an object', 'info')
  checkItems(document, document.paths, refuse, 'paths')
  checkItems(document, document.webhooks, refuse, 'webhooks')
  checkItems(document, document.components?.pathItems, refuse, 'components', 'pathItems')
  const fault = findFault(document) ?? findUnmapped(document, document)
  if (fault) refuse(fault.reason, ...fault.keys)
}

function checkItems(document: OpenApiDocument, items: unknown, refuse: Refuse, ...keys: string[]): void {
  if (items === undefined) return
  if (!isObject(items)) return refuse('must be an object', ...keys)
  for (const [name, item] of Object.entries(items)) {
    if (!isObject(item)) return refuse('must be an object', ...keys, name)
    checkParameters(document, item.parameters, refuse, ...keys, name, 'parameters')
    for (const method of methods) {
      const operation = item[method]
      if (operation === undefined) continue
      if (!isObject(operation)) return refuse('must be an object', ...keys, name, method)
      for (const key of ['responses', 'requestBody']) {
        if (operation[key] !== undefined && !isObject(operation[key])) refuse('must be an object', ...keys, name, method, key)
      }
      checkParameters(document, operation.parameters, refuse, ...keys, name, method, 'parameters')
    }
  }
}

type Refuse = (reason: string, ...keys: string[]) => never

function checkParameters(document: OpenApiDocument, parameters: unknown, refuse: Refuse, ...keys: string[]): void {
  if (parameters === undefined) return
  if (!Array.isArray(parameters)) return refuse('must be an array', ...keys)
  parameters.forEach((one: unknown, index) => {
    const parameter: Record<string, unknown> = isObject(one) ? follow(document, one) : {}
    if (typeof parameter.name !== 'string' || typeof parameter.in !== 'string') refuse('a parameter needs `name` and `in`', ...keys, String(index))
  })
}

/**
 * The first value of a discriminator's mapping that names no schema. An example may be a schema of somebody else's.
 *
 * @param isTable whether the keys are names
 */
function findUnmapped(document: OpenApiDocument, node: unknown, isTable = false): Fault | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  for (const [key, value] of Object.entries(node)) {
    if (isValue(key, value, isTable) || (!isTable && key.startsWith('x-'))) continue
    const found = findUnmapped(document, value, !isTable && tables.has(key))
    if (found) return { ...found, keys: [key, ...found.keys] }
  }
  if (isTable || !('discriminator' in node) || !isObject(node.discriminator) || !isObject(node.discriminator.mapping)) return undefined
  const wrong = Object.entries(node.discriminator.mapping).find(([, target]) => typeof target !== 'string' || !target.startsWith('#/') || readPointer(document, target) === undefined)
  return wrong && { reason: `names no schema: ${String(wrong[1])}`, keys: ['discriminator', 'mapping', wrong[0]] }
}
