import { pascalCase, unusedName } from '../code/names'
import type { Components, OpenApiDocument } from '../model/document'
import { isObject, joinPointer, splitPointer } from '../model/pointer'
import { walkSchemas } from '../model/schema-parts'
import { walk } from '../model/walk'

/** The names that the root file itself gave, by group (`schemas`, `parameters`, …). */
export type OwnNames = Record<string, string[]>

/**
 * Gives the components that bundling brought in from other files a PascalCase name of their file
 * (`news-summary.yaml` → `NewsSummary`; taken names get 2, 3, …), and sorts each group by name.
 * Where the root file names a component that is nothing but a `$ref` to a file, that name wins.
 */
export function nameComponents(document: OpenApiDocument, own: OwnNames): OpenApiDocument {
  const renamed = new Map<string, string>()
  const components: Components = {}
  for (const [group, members] of Object.entries(document.components ?? {})) {
    if (!members || Object.keys(members).length === 0) continue
    components[group] = isObject(members) ? renameGroup(group, members, new Set(own[group]), renamed) : members
  }
  const result = { ...document, components }
  if (Object.keys(components).length === 0) delete (result as OpenApiDocument).components
  rewriteReferences(result, renamed, new Set(own.schemas))
  return result
}

function renameGroup(group: string, members: Record<string, unknown>, own: Set<string>, renamed: Map<string, string>): Record<string, unknown> {
  const names = new Map<string, string>()
  for (const name of own) {
    const target = aliasTarget(members[name], group)
    if (target && target !== name && !own.has(target) && !names.has(target)) names.set(target, name)
  }
  const taken = new Set(own)
  for (const name of Object.keys(members)) {
    if (own.has(name) || names.has(name)) continue
    const newName = unusedName(pascalCase(name) || 'Unnamed', (candidate) => taken.has(candidate))
    taken.add(newName)
    names.set(name, newName)
  }
  const aliases = new Set([...names].filter(([, to]) => own.has(to)).map(([, to]) => to))
  for (const [from, to] of names) renamed.set(joinPointer('components', group, from), joinPointer('components', group, to))
  return Object.fromEntries(
    Object.entries(members)
      .filter(([name]) => !aliases.has(name))
      .map(([name, value]) => [names.get(name) ?? name, value] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** The name of the component that `value` merely refers to. */
function aliasTarget(value: unknown, group: string): string | undefined {
  if (!isObject(value) || typeof value.$ref !== 'string' || Object.keys(value).length > 1) return undefined
  const [first, second, name, more] = splitPointer(value.$ref)
  return first === 'components' && second === group && more === undefined ? name : undefined
}

function rewriteReferences(document: OpenApiDocument, renamed: Map<string, string>, ownSchemas: Set<string>): void {
  const rewrite = (reference: string): string => {
    if (ownSchemas.has(reference)) return joinPointer('components', 'schemas', reference)
    const [first, group, name, ...rest] = splitPointer(reference)
    if (!reference.startsWith('#/') || first !== 'components' || !group || !name) return reference
    const target = renamed.get(joinPointer('components', group, name))
    return target ? [target, ...rest.map((key) => joinPointer(key).slice(2))].join('/') : reference
  }
  const rewriteMapping = ({ discriminator }: Record<string, unknown>): void => {
    if (!isObject(discriminator) || !isObject(discriminator.mapping)) return
    const { mapping } = discriminator
    for (const [key, value] of Object.entries(mapping)) if (typeof value === 'string') mapping[key] = rewrite(value)
  }
  // Where all keep their names, only a mapping may have them in another form.
  if (renamed.size === 0) return walkSchemas(document, rewriteMapping)
  walk(document, (node) => {
    if (typeof node.$ref === 'string' && node.$ref.startsWith('#/')) node.$ref = rewrite(node.$ref)
    rewriteMapping(node)
  })
}
