import { methods, type OpenApiDocument } from '../model/document'
import { isObject } from '../model/pointer'

/** Takes out, in place, the extensions that stand among paths, and among the answers of an operation: they are none, and may be anything. */
export function dropExtensions({ paths, webhooks, components }: OpenApiDocument): void {
  drop(paths)
  for (const items of [paths, webhooks, components?.pathItems]) {
    for (const item of Object.values(isObject(items) ? items : {})) {
      for (const method of methods) if (isObject(item) && isObject(item[method])) drop(item[method].responses)
    }
  }
}

function drop(table: unknown): void {
  if (isObject(table)) for (const name of Object.keys(table)) if (name.startsWith('x-')) Reflect.deleteProperty(table, name)
}
