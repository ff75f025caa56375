import { join } from 'node:path'

const root = join(__dirname, '../../../..')

/** How a user's strict project compiles what is generated, as its `tsconfig.json` says. */
export const strictOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  paths: { 'openapi-fetch': [join(root, 'node_modules/openapi-fetch')], react: [join(root, 'node_modules/@types/react')] },
}
