import { nodeTypes } from 'gatsby-source-university/node-types'
import { generatedSchema, ownSchema } from 'gatsby-source-university/schema-text'
import {
  buildASTSchema,
  getNamedType,
  isSpecifiedScalarType,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type ObjectTypeDefinitionNode,
} from 'graphql'

/**
 * The schema that the browser resolves against: the contract's types, and fields to ask for nodes by, as Gatsby makes
 * them. A filter is any value; `expectUnderstood` says which of them the resolvers read.
 */
export function liveSchema(): GraphQLSchema {
  const fields = Object.values(nodeTypes).flatMap((type) => {
    const name = type.replace(/^U/, 'u')
    return [`${name}(id: Filter, site: Filter, api_id: Filter): ${type}`, `all${type}(filter: Filter, sort: Filter, limit: Int): ${type}Connection!`]
  })
  const connections = Object.values(nodeTypes).map((type) => `type ${type}Connection { nodes: [${type}!]! totalCount: Int! }`)
  const asGatsby = `scalar Filter scalar Date scalar JSON type Query { ${fields.join(' ')} } ${connections.join(' ')}`
  return buildASTSchema({ kind: Kind.DOCUMENT, definitions: [...contractTypes(), ...parse(asGatsby, { noLocation: true }).definitions] }, { assumeValidSDL: true })
}

/**
 * Of a schema what some documents ask for, as SDL: that of the contract has 140 KB, this a twentieth.
 *
 * @throws Error where a document asks for what is not there
 */
export function printUsed(schema: GraphQLSchema, documents: readonly DocumentNode[]): string {
  const used = new Map<string, Set<string>>()
  for (const document of documents) {
    const [fault] = validate(schema, document)
    if (fault) throw fault
    collectUsed(schema, document, used)
  }
  const definitions = Object.values(schema.getTypeMap()).flatMap((type) => {
    const fields = used.get(type.name)
    // Gatsby gives the scalars that every schema has definitions of their own.
    return type.astNode && fields && !isSpecifiedScalarType(type) ? [withFields(type.astNode, fields)] : []
  })
  return stripIgnoredCharacters(print({ kind: Kind.DOCUMENT, definitions }))
}

/** Type → fields that are asked for; empty for scalars and enums. */
function collectUsed(schema: GraphQLSchema, document: DocumentNode, used: Map<string, Set<string>>): void {
  const use = (type: string) => used.get(type) ?? used.set(type, new Set()).get(type)
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({ name }) {
        const [parent, field] = [info.getParentType(), info.getFieldDef()]
        if (!parent || !field) return
        use(parent.name)?.add(name.value)
        for (const { type } of [field, ...field.args]) use(getNamedType(type).name)
      },
      VariableDefinition: ({ type }) => void visit(type, { NamedType: ({ name }) => void use(name.value) }),
    }),
  )
}

/** Without descriptions and directives, and with no other fields. */
function withFields(definition: DefinitionNode, fields: ReadonlySet<string>): DefinitionNode {
  const bare = visit(definition, { enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined), Directive: () => null })
  if (bare.kind !== Kind.OBJECT_TYPE_DEFINITION) return bare
  return { ...bare, fields: (bare.fields ?? []).filter(({ name }) => fields.has(name.value)) }
}

/** Gatsby adds up two definitions of a type; graphql-js takes them for a mistake. */
function contractTypes(): DefinitionNode[] {
  const types = new Map<string, DefinitionNode>()
  for (const definition of [generatedSchema, ownSchema].flatMap((text) => parse(text, { noLocation: true }).definitions)) {
    if (!('name' in definition) || !definition.name) continue
    const former = types.get(definition.name.value)
    types.set(definition.name.value, definition.kind === Kind.OBJECT_TYPE_DEFINITION ? addedTo(former, definition) : definition)
  }
  return [...types.values()]
}

/** Without interfaces: Gatsby, too, completes what `Node` promises. */
function addedTo(former: DefinitionNode | undefined, type: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode {
  const formerFields = former?.kind === Kind.OBJECT_TYPE_DEFINITION ? (former.fields ?? []) : []
  return { ...type, interfaces: [], fields: [...formerFields, ...(type.fields ?? [])] }
}
