import { pascalCase, toIdentifier, unusedName } from '../code/names'
import { helpers } from '../emitters/client/client-helpers'
import type { OpenApiDocument, Operation } from '../model/document'
import { placedOperations, type PlacedOperation } from '../model/operations'
import { isObject } from '../model/pointer'
import { walkHolders } from '../model/walk'

/** What the generated modules import or export beside the operations. */
const usedByGeneratedCode = ['operation', 'components', 'operations', 'documentServer', ...Object.keys(helpers)]

const startsType = /^[\p{ID_Start}$]/u

/**
 * Gives every operation an operationId that is an identifier and its own: the document's where there is one,
 * otherwise from method and path (`GET /pets/{id}` → `getPetsId`). Names that differ in the first letter's case count
 * as the same, for types are named in PascalCase. The document's own names are settled first, in its order: those that are
 * identifiers, which no other that becomes one takes from them, then the rest.
 */
export function nameOperations(document: OpenApiDocument): OpenApiDocument {
  const operations = placedOperations(document.paths)
  const taken = new Set(usedByGeneratedCode.map(pascalCase))
  const renamed = new Map<string, string>()
  const settle = (operation: Operation, wish: string): void => {
    const identifier = toIdentifier(wish)
    // `_2fa` is a name, but not the `2faData` of its types; and of `_` nothing would be left.
    const name = unusedName(startsType.test(pascalCase(identifier)) ? identifier : `operation${pascalCase(identifier)}`, (candidate) => taken.has(pascalCase(candidate)))
    taken.add(pascalCase(name))
    operation.operationId = name
    if (!renamed.has(wish)) renamed.set(wish, name)
  }
  for (const { operation } of named(operations)) settle(operation, String(operation.operationId))
  for (const { operation, method, path } of operations) if (!operation.operationId) settle(operation, `${method}-${path}`)
  // Nobody calls a webhook; but its types and its place in the documentation have its name.
  for (const { operation } of placedOperations(document.webhooks)) if (operation.operationId) settle(operation, String(operation.operationId))
  rewriteLinks(document, renamed)
  return document
}

/** Those that the document gives a name, in the order in which they get theirs. */
function named(operations: PlacedOperation[]): PlacedOperation[] {
  const isIdentifier = ({ operation: { operationId } }: PlacedOperation) => toIdentifier(String(operationId)) === operationId
  return operations.filter(({ operation }) => operation.operationId).sort((one, other) => Number(isIdentifier(other)) - Number(isIdentifier(one)))
}

/** A line for each operation that gets a number, for another one has its name. */
export function tellNumbered(document: OpenApiDocument): string[] {
  const first = new Map<string, PlacedOperation>()
  return named(placedOperations(document.paths)).flatMap((one) => {
    const [id, key] = [String(one.operation.operationId), pascalCase(toIdentifier(String(one.operation.operationId)))]
    const other = first.get(key)
    if (!other) first.set(key, one)
    return other ? [`${one.pointer}: the operationId ${id} is${other.operation.operationId === id ? '' : ', as a name,'} that of ${other.pointer} too, so a number is added`] : []
  })
}

/** A link names its target by operationId. */
function rewriteLinks(document: OpenApiDocument, renamed: Map<string, string>): void {
  walkHolders(document, (node) => {
    if (!isObject(node.links)) return
    for (const link of Object.values(node.links)) {
      if (isObject(link) && typeof link.operationId === 'string') link.operationId = renamed.get(link.operationId) ?? link.operationId
    }
  })
}
