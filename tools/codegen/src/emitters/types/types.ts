import type { Config } from '@redocly/openapi-core'
import type { GlobalContext, OpenAPI3, SchemaObject, TransformNodeOptions } from 'openapi-typescript'
import ts from 'typescript'
import { header } from '../../code/header'
import { typedSchemas } from '../../derive/name-subtypes'
import type { OpenApiDocument, Schema } from '../../model/document'
import { isBinary } from '../../model/is-binary'
import { isObject } from '../../model/pointer'
import { someSchema } from '../../model/schema-parts'
import { componentName } from '../../model/shape'
import type { Emitter } from '../emitter'
import { nameSchemas } from './name-schemas'
import { astToString, resolveRef, scanDiscriminators, stringToAST, transformSchema, transformSchemaObject } from './openapi-typescript'
import { prepareTypes } from './prepare-types'

/**
 * `components`, `operations` and `paths` as openapi-typescript writes them; a binary string is a `Blob | File`, and object schemas
 * have names in what the compiler says.
 */
export const emitTypes: Emitter = ({ document, origin }) => {
  const schema = prepareTypes(typedSchemas(document)) as unknown as OpenAPI3
  const nodes = nameSchemas(transformSchema(schema, contextOf(schema)).map((node) => (isWithRequired(node) ? withRequired : node)))
  return { text: `${header(origin)}\n${astToString(nodes).trim()}\n` }
}

/** What may be null has no fields that all have, and needs none; openapi-typescript's own does not compile for it. */
const [withRequired] = stringToAST('type WithRequired<T, K extends PropertyKey> = T extends null ? T : T & { [P in K & keyof T]-?: T[P] };') as [ts.TypeAliasDeclaration]

function isWithRequired(node: ts.Node): boolean {
  return ts.isTypeAliasDeclaration(node) && node.name.text === 'WithRequired' && node.typeParameters?.length === 2
}

/** What `openapiTS()` prepares; it would lint and bundle the document a second time. */
function contextOf(schema: OpenAPI3): GlobalContext {
  return {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    discriminators: discriminatorsOf(schema),
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    redoc: {} as Config,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: (one, options) => (isBinary(one) ? blobOrFile(isNullable(one)) : isNever(one) ? keyword(ts.SyntaxKind.NeverKeyword) : isOnlyNull(one) ? nullType() : tupleOf(one as Schema, options)),
    transformProperty: undefined,
    resolve: <T>(reference: string) => resolveRef<T>(schema, reference, { silent: true }),
  }
}

/** Where there are none nobody need look for them, twice, in all that a document has. */
function discriminatorsOf(document: OpenAPI3): GlobalContext['discriminators'] {
  const isTagged = someSchema(document as unknown as OpenApiDocument, ({ discriminator }) => discriminator !== undefined)
  return isTagged ? scanDiscriminators(basesFirst(document), { silent: true }) : { objects: {}, refsHandled: [] }
}

/** With what is extended before what extends it: else nobody knows yet which discriminator that inherits when it has its turn. Examples have none. */
function basesFirst(document: OpenAPI3): OpenAPI3 {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>
  const seen = new Set<string>()
  const withBases = (name: string): string[] => {
    if (seen.has(name)) return []
    seen.add(name)
    return [...(schemas[name]?.allOf ?? []).flatMap(({ $ref = '' }) => withBases(componentName($ref) ?? '')), name]
  }
  const inOrder = Object.keys(schemas).flatMap((name) => withBases(name)).flatMap((name) => (Object.hasOwn(schemas, name) ? [[name, schemas[name]]] : []))
  return { ...document, components: { ...document.components, examples: {}, schemas: Object.fromEntries(inOrder) } } as OpenAPI3
}

/**
 * A list whose items each have their place: those from `minItems` on may be missing, and unless it ends there more may follow, some of
 * which must. */
function tupleOf({ type, prefixItems, items, unevaluatedItems, minItems = 0, maxItems = Infinity }: Schema, options: TransformNodeOptions): ts.TypeNode | undefined {
  if (type !== 'array' || !prefixItems) return undefined
  const write = (schema: Schema) => transformSchemaObject(schema as SchemaObject, options)
  const places = prefixItems.slice(0, maxItems).map((one, index) => (index < minItems ? write(one) : ts.factory.createOptionalTypeNode(write(one))))
  const isClosed = maxItems <= places.length || unevaluatedItems === false || (items !== undefined && isNever(items))
  if (isClosed) return ts.factory.createTupleTypeNode(places)
  const item = items ? write(items) : keyword(ts.SyntaxKind.UnknownKeyword)
  const more = Array.from({ length: Math.min(minItems, mostPlaces) - places.length }, () => item)
  return ts.factory.createTupleTypeNode([...places, ...more, ts.factory.createRestTypeNode(ts.factory.createArrayTypeNode(item))])
}

/** A type does not name more than these one by one. */
const mostPlaces = 20

const keyword = (kind: ts.KeywordTypeSyntaxKind): ts.TypeNode => ts.factory.createKeywordTypeNode(kind)

/** `false`, spelt out. */
function isNever(schema: object): boolean {
  return 'not' in schema && isObject(schema.not) && Object.keys(schema.not).length === 0
}

/** openapi-typescript takes a `const` that is null for none. */
function isOnlyNull(schema: object): boolean {
  return 'const' in schema && schema.const === null
}

const nullType = (): ts.TypeNode => ts.factory.createLiteralTypeNode(ts.factory.createNull())

function blobOrFile(nullable: boolean): ts.TypeNode {
  const names = ['Blob', 'File'].map((name) => ts.factory.createTypeReferenceNode(name))
  return ts.factory.createUnionTypeNode(nullable ? [...names, nullType()] : names)
}

function isNullable({ type }: { type?: string | string[] }): boolean {
  return Array.isArray(type) && type.includes('null')
}
