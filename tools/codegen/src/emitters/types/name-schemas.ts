import ts from 'typescript'
import { unusedName } from '../../code/names'

/** What a type cannot be called. */
const reserved = new Set('any bigint boolean never null number object string symbol undefined unknown void'.split(' '))

/**
 * Gives the object schemas in `components` a type of their name each: the compiler then writes `News` in its messages, where it would
 * write out all fields. One whose name is no identifier, or means something else in the file, stays where it is. Schemas that lead
 * back to themselves without an object in between get one whatever they are called, for only as a type of its own may one do so.
 *
 * @param nodes the declarations that openapi-typescript has made
 */
export function nameSchemas(nodes: readonly ts.Node[]): ts.Node[] {
  const taken = namesIn(nodes)
  return nodes.flatMap((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return [node]
    const types: ts.Node[] = []
    const members = node.members.map((member) => {
      if (textOf(member.name) !== 'schemas' || !ts.isPropertySignature(member) || !member.type || !ts.isTypeLiteralNode(member.type)) return member
      const circular = namesForCircular(member.type.members, taken)
      const schemas = member.type.members.map((schema) => {
        if (!ts.isPropertySignature(schema) || !schema.type) return schema
        const own = nameOf(schema)
        const name = circular.get(textOf(schema.name) ?? '') ?? (own !== undefined && !taken.has(own) && ts.isTypeLiteralNode(schema.type) ? own : undefined)
        if (name === undefined) return schema
        types.push(ts.factory.createTypeAliasDeclaration(undefined, name, undefined, withNames(schema.type, circular)))
        return ts.factory.updatePropertySignature(schema, schema.modifiers, schema.name, schema.questionToken, ts.factory.createTypeReferenceNode(name))
      })
      return ts.factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, ts.factory.createTypeLiteralNode(schemas))
    })
    return [...types, ts.factory.updateInterfaceDeclaration(node, node.modifiers, node.name, node.typeParameters, node.heritageClauses, members)]
  })
}

/** The schemas that lead back to themselves other than through the fields of an object, with the name that each gets. */
function namesForCircular(members: readonly ts.TypeElement[], taken: Set<string>): Map<string, string> {
  const targets = new Map(members.map((member) => [textOf(member.name) ?? '', ts.isPropertySignature(member) && member.type ? schemasIn(member.type) : []]))
  const leadsTo = (from: string, seen = new Set<string>()): Set<string> => {
    for (const target of targets.get(from) ?? []) if (!seen.has(target)) leadsTo(target, seen.add(target))
    return seen
  }
  const circular = [...targets.keys()].filter((name) => leadsTo(name).has(name))
  // A name that other schemas may get for themselves is theirs.
  const own = new Set(members.flatMap((member) => nameOf(member) ?? []))
  const names = new Map<string, string>()
  for (const name of circular) {
    const wish = own.has(name) ? name : 'Circular'
    const free = unusedName(wish, (candidate) => taken.has(candidate) || (candidate !== name && own.has(candidate)))
    taken.add(free)
    names.set(name, free)
  }
  return names
}

/** The schemas that a type names but for those in the fields of an object, which the compiler looks at later. */
function schemasIn(node: ts.Node): string[] {
  const own = schemaOf(node)
  if (own !== undefined) return [own]
  if (ts.isTypeLiteralNode(node)) return []
  const inner: string[] = []
  ts.forEachChild(node, (child) => void inner.push(...schemasIn(child)))
  return inner
}

/** `Pet` of `components["schemas"]["Pet"]`. */
function schemaOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined
  const { objectType: root, indexType: group } = node.objectType
  const isSchemas = ts.isTypeReferenceNode(root) && ts.isIdentifier(root.typeName) && root.typeName.text === 'components' && literalText(group) === 'schemas'
  return isSchemas ? literalText(node.indexType) : undefined
}

function literalText(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined
}

function withNames(type: ts.TypeNode, names: Map<string, string>): ts.TypeNode {
  if (names.size === 0) return type
  const visit = (node: ts.Node): ts.Node => {
    const name = names.get(schemaOf(node) ?? '')
    return name === undefined ? ts.visitEachChild(node, visit, undefined) : ts.factory.createTypeReferenceNode(name)
  }
  return ts.visitNode(type, visit, ts.isTypeNode)
}

/** Of a member whose name is an identifier. */
function nameOf({ name }: ts.TypeElement): string | undefined {
  const text = textOf(name)
  return text !== undefined && /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(text) && !isKeyword(text) ? text : undefined
}

function textOf(name: ts.PropertyName | undefined): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined
}

function isKeyword(text: string): boolean {
  return reserved.has(text) || ts.identifierToKeywordKind(ts.factory.createIdentifier(text)) !== undefined
}

/** What the file declares, and what it uses of TypeScript's own types: `Record`, `Blob`. */
function namesIn(nodes: readonly ts.Node[]): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) names.add(node.name.text)
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) names.add(node.typeName.text)
    ts.forEachChild(node, visit)
  }
  nodes.forEach(visit)
  return names
}
