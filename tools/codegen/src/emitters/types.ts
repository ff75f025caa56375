import type { Config } from '@redocly/openapi-core'
import { astToString, resolveRef, scanDiscriminators, transformSchema, type GlobalContext, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { header } from '../header'
import { isBinary } from '../is-binary'
import type { Emitter } from './emitter'

/** `components`, `operations` and `paths` as openapi-typescript writes them; a binary string is a `Blob | File`. */
export const emitTypes: Emitter = ({ document, origin }) => {
  const schema = structuredClone(document) as unknown as OpenAPI3
  const nodes = transformSchema(schema, contextOf(schema))
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
    transform: (one) => (isBinary(one) ? blobOrFile(isNullable(one)) : undefined),
    transformProperty: undefined,
    resolve: <T>(reference: string) => resolveRef<T>(schema, reference, { silent: true }),
  }
}

function blobOrFile(nullable: boolean): ts.TypeNode {
  const names = ['Blob', 'File'].map((name) => ts.factory.createTypeReferenceNode(name))
  return ts.factory.createUnionTypeNode(nullable ? [...names, ts.factory.createLiteralTypeNode(ts.factory.createNull())] : names)
}

function isNullable({ type }: { type?: string | string[] }): boolean {
  return Array.isArray(type) && type.includes('null')
}
