import { isList, isObjectSchema, someAlternative } from '../model/alternatives'
import type { OpenApiDocument, Parameter, Schema } from '../model/document'
import { parametersOf, placedOperations } from '../model/operations'
import { namesIn } from '../normalise/declare-path-parameters'
import { tellNumbered } from '../normalise/name-operations'

/**
 * What a document may be meant to say but probably is not: operationIds that make one name, parameters of a path that does not name
 * them, parameters that nobody can write, a method that nobody can call. What is generated works all the same. A line each, with the pointer.
 */
export function findOddities(document: OpenApiDocument): string[] {
  const oddities = placedOperations(document.paths).flatMap((placed) => {
    const parameters = parametersOf(document, placed)
    const deep = parameters.filter((one) => one.style !== 'deepObject' && isDeep(document, one.schema ?? {}))
    const unsent = placed.method === 'trace' ? ['no fetch sends a TRACE, so a call fails'] : []
    return [...tellUnused(placed.path, parameters), ...deep.map(tellDeep), ...unsent].map((fault) => `${placed.pointer}: ${fault}`)
  })
  return [...tellNumbered(document), ...oddities]
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

function tellDeep({ name, in: place }: Parameter): string {
  const fault = `the parameter ${name} has lists or objects within, for which OpenAPI has no spelling in a ${place}`
  return place === 'query' ? `${fault}: a call that has some fails (of the style deepObject they would stand in brackets)` : `${fault}: of a call that has some a server reads something else`
}
