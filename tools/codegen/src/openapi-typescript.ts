import { createRequire } from 'node:module'
import type * as Whole from 'openapi-typescript'

/*
 * What is used of openapi-typescript, from the modules that have it: the package's own module loads all of Redocly besides, to lint and
 * bundle documents that here are bundled already.
 */
const require = createRequire(import.meta.url)

export const { astToString, stringToAST } = require('openapi-typescript/dist/lib/ts.cjs') as Pick<typeof Whole, 'astToString' | 'stringToAST'>
export const { resolveRef, scanDiscriminators } = require('openapi-typescript/dist/lib/utils.cjs') as Pick<typeof Whole, 'resolveRef' | 'scanDiscriminators'>
export const transformSchema = require('openapi-typescript/dist/transform/index.cjs') as (typeof Whole)['transformSchema']
export const { default: transformSchemaObject } = require('openapi-typescript/dist/transform/schema-object.cjs') as { default: (typeof Whole)['transformSchemaObject'] }
