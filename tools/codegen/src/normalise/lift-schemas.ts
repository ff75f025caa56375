import { pascalCase, unusedName } from '../code/names'
import type { OpenApiDocument } from '../model/document'
import { isObject, joinPointer, readPointer, splitPointer } from '../model/pointer'
import { changeParts, changeSchemas, walkSchemas } from '../model/schema-parts'

/**
 * Makes a component, in place, of every schema that others refer to where it stands: in a path, in an answer, within
 * another schema. Types, validators and documentation can then name it. `$defs`, in which nobody looks any more, goes:
 * openapi-typescript takes it for a property.
 */
export function liftSchemas(document: OpenApiDocument): OpenApiDocument {
  const lifted = new Map<string, string>()
  // What stands within another one goes first: afterwards its pointer leads through a reference.
  for (const pointer of referencesOf(document).filter(isWithin).sort((one, other) => splitPointer(other).length - splitPointer(one).length)) {
    const keys = splitPointer(pointer)
    const key = keys.at(-1) ?? ''
    const holder = readPointer(document, joinPointer(...keys.slice(0, -1)))
    const target = isObject(holder) || Array.isArray(holder) ? Reflect.get(holder, key) : undefined
    if (!isObject(target)) continue
    const schemas = ((document.components ??= {}).schemas ??= {})
    const name = unusedName(nameFor(keys), (candidate) => candidate in schemas)
    schemas[name] = target
    Reflect.set(holder as object, key, { $ref: joinPointer('components', 'schemas', name) })
    lifted.set(pointer, joinPointer('components', 'schemas', name))
  }
  changeSchemas(document, (schema) => finish(schema, lifted))
  return document
}

/** Whether a reference leads to a part of something rather than to a component. */
function isWithin(pointer: string): boolean {
  const [first, group] = splitPointer(pointer)
  return pointer.startsWith('#/') && !(first === 'components' && group === 'schemas' && splitPointer(pointer).length === 3)
}

/** The last key that says something: `…/properties/price` → `Price`, `…/properties/prices/items` → `Prices`. */
function nameFor(keys: readonly string[]): string {
  const saying = keys.filter((key, index) => !/^(schema|items|\d+)$/.test(key) || keys[index - 1] === 'properties')
  const name = pascalCase(saying.at(-1) ?? '')
  return /^\p{ID_Start}/u.test(name) ? name : `Schema${name}`
}

function referencesOf(document: OpenApiDocument): string[] {
  const references = new Set<string>()
  walkSchemas(document, ({ $ref }) => typeof $ref === 'string' && references.add($ref))
  return [...references]
}

function finish(schema: unknown, names: Map<string, string>): unknown {
  if (!isObject(schema)) return schema
  changeParts(schema, (part) => finish(part, names))
  if (typeof schema.$ref === 'string') schema.$ref = names.get(schema.$ref) ?? schema.$ref
  if (!('$defs' in schema)) return schema
  const { $defs: _defs, ...changed } = schema
  return changed
}
