import type { OpenApiDocument } from '../model/document'
import { walkHolders } from '../model/walk'

const groups = ['tags', 'parameters', 'examples', 'headers', 'links', 'encoding', 'callbacks', 'security']

/** Takes out, in place, lists and tables that may be left out and of which there is only the key, which YAML reads as null. Of schemas see makeSchemasPlain. */
export function dropUnwritten(document: OpenApiDocument): void {
  walkHolders(document, (holder) => {
    for (const key of groups) if (holder[key] === null) Reflect.deleteProperty(holder, key)
  })
}
