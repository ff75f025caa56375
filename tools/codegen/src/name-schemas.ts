import ts from 'typescript'

/** What a type cannot be called. */
const reserved = new Set('any bigint boolean never null number object string symbol undefined unknown void'.split(' '))

/**
 * Gives the object schemas in `components` a type of their name each: the compiler then writes `News` in its messages, where it would
 * write out all fields. One whose name is no identifier, or means something else in the file, stays where it is.
 *
 * @param nodes the declarations that openapi-typescript has made
 */
export function nameSchemas(nodes: readonly ts.Node[]): ts.Node[] {
  const taken = namesIn(nodes)
  return nodes.flatMap((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return [node]
    const types: ts.Node[] = []
    const members = node.members.map((member) => {
      if (nameOf(member) !== 'schemas' || !ts.isPropertySignature(member) || !member.type || !ts.isTypeLiteralNode(member.type)) return member
      const schemas = member.type.members.map((schema) => {
        const name = nameOf(schema)
        if (name === undefined || taken.has(name) || !ts.isPropertySignature(schema) || !schema.type || !ts.isTypeLiteralNode(schema.type)) return schema
        types.push(ts.factory.createTypeAliasDeclaration(undefined, name, undefined, schema.type))
        return ts.factory.updatePropertySignature(schema, schema.modifiers, schema.name, schema.questionToken, ts.factory.createTypeReferenceNode(name))
      })
      return ts.factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, ts.factory.createTypeLiteralNode(schemas))
    })
    return [...types, ts.factory.updateInterfaceDeclaration(node, node.modifiers, node.name, node.typeParameters, node.heritageClauses, members)]
  })
}

/** Of a member whose name is an identifier. */
function nameOf({ name }: ts.TypeElement): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name.text) && !isKeyword(name.text) ? name.text : undefined
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
