/* Modules of openapi-typescript whose types stand in those of the package alone. */
declare module 'openapi-typescript/dist/lib/ts.cjs' {
  export { astToString, stringToAST } from 'openapi-typescript'
}
declare module 'openapi-typescript/dist/lib/utils.cjs' {
  export { resolveRef, scanDiscriminators } from 'openapi-typescript'
}
declare module 'openapi-typescript/dist/transform/index.cjs' {
  export { transformSchema as default } from 'openapi-typescript'
}
declare module 'openapi-typescript/dist/transform/schema-object.cjs' {
  export { transformSchemaObjectWithComposition } from 'openapi-typescript'
}
