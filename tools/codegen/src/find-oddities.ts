import { isList, isObjectSchema, someAlternative } from './alternatives'
import { namesIn } from './declare-path-parameters'
import { methods, type OpenApiDocument, type Parameter, type Schema } from './document'
import { tellNumbered } from './name-operations'
import { follow } from './operations'
import { joinPointer } from './pointer'

/**
 * What a document may be meant to say but probably is not: operationIds that make one name, parameters of a path that does not name
 * them, parameters that nobody can write, a method that nobody can call. What is generated works all the same. A line each, with the pointer.
 */
export function findOddities(document: OpenApiDocument): string[] {
  const notes = tellNumbered(document)
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      const pointer = joinPointer('paths', path, method)
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => follow<Parameter>(document, one))
      const deep = parameters.filter((one) => one.in === 'query' && one.style !== 'deepObject' && isDeep(document, one.schema ?? {}))
      const unsent = method === 'trace' ? ['no fetch sends a TRACE, so a call fails'] : []
      notes.push(...[...tellUnused(path, parameters), ...deep.map(tellDeep), ...unsent].map((fault) => `${pointer}: ${fault}`))
    }
  }
  return notes
}

function tellUnused(path: string, parameters: Parameter[]): string[] {
  const named = namesIn(path)
  const declared = new Set(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name))
  return [...declared].filter((name) => !named.has(name)).map((name) => `the parameter ${name} is nowhere in the path`)
}

/** Whether an object or a list has lists or objects within. */
function isDeep(document: OpenApiDocument, schema: Schema): boolean {
  return someAlternative(document, schema, ({ properties = {}, additionalProperties, items }) => {
    const members = [...Object.values(properties), ...[additionalProperties, items].filter((one) => typeof one === 'object')]
    return members.some((member) => someAlternative(document, member, (one) => isObjectSchema(one) || isList(one)))
  })
}

function tellDeep({ name }: Parameter): string {
  return `the parameter ${name} has lists or objects within, for which OpenAPI has no spelling in a query: a call that has some fails (of the style deepObject they would stand in brackets)`
}
