import { methods, type OpenApiDocument, type Parameter, type Reference } from './document'
import { isJson, isJsonParameter } from './operations'

/** Writes a document, in place, so that openapi-typescript makes of it the types of what is really sent and read. */
export function prepareTypes(document: OpenApiDocument): OpenApiDocument {
  forEachParameter(document, nameContent)
  return document
}

/** A parameter of JSON is given as what it holds; openapi-typescript has text for all that have `content`. */
function nameContent(parameter: Parameter): void {
  if (!isJsonParameter(parameter)) return
  const [, media] = Object.entries(parameter.content ?? {}).find(([type]) => isJson(type)) ?? []
  parameter.schema = media?.schema ?? {}
}

function forEachParameter({ paths = {}, components = {} }: OpenApiDocument, change: (parameter: Parameter) => void): void {
  const items = Object.values(paths)
  const holders = [...items, ...items.flatMap((item) => methods.flatMap((method) => item[method] ?? []))]
  const all: (Parameter | Reference)[] = [...holders.flatMap(({ parameters = [] }) => parameters), ...Object.values(components.parameters ?? {})]
  for (const one of all) if (!('$ref' in one)) change(one)
}
