/*
 * What is used of openapi-typescript, from the modules that have it: the package's own module loads all of Redocly besides, to lint and
 * bundle documents that here are bundled already.
 */
export { astToString, stringToAST } from 'openapi-typescript/dist/lib/ts.cjs'
export { resolveRef, scanDiscriminators } from 'openapi-typescript/dist/lib/utils.cjs'
export { default as transformSchema } from 'openapi-typescript/dist/transform/index.cjs'
export { transformSchemaObjectWithComposition as transformSchemaObject } from 'openapi-typescript/dist/transform/schema-object.cjs'
