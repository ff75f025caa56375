import type { Config } from '@redocly/openapi-core'
import { astToString, resolveRef, scanDiscriminators, transformSchema, type GlobalContext, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { header } from '../header'
import { isBinary } from '../is-binary'
import { nameSchemas } from '../name-schemas'
import { isObject } from '../pointer'
import { prepareTypes } from '../prepare-types'
import { splitSchemas } from '../split-schemas'
import type { Emitter } from './emitter'

/**
 * `components`, `operations` and `paths` as openapi-typescript writes them; a binary string is a `Blob | File`, and object schemas
 * have names in what the compiler says.
 */
export const emitTypes: Emitter = ({ document, origin }) => {
  const schema = prepareTypes(structuredClone(splitSchemas(document))) as unknown as OpenAPI3
  const nodes = nameSchemas(transformSchema(schema, contextOf(schema)))
  return { text: `${header(origin)}\n${astToString(nodes).trim()}\n` }
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
    discriminators: scanDiscriminators(schema, { silent: true }),
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
    transform: (one) => (isBinary(one) ? blobOrFile(isNullable(one)) : isNever(one) ? ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword) : isOnlyNull(one) ? nullType() : undefined),
    transformProperty: undefined,
    resolve: <T>(reference: string) => resolveRef<T>(schema, reference, { silent: true }),
  }
}

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
