#!/usr/bin/env node
// The generator is TypeScript and runs as it is: tsx translates it while loading. The large libraries come first, because tsx
// would read their megabytes too; that costs a CPU second.
require('@redocly/openapi-core/lib/oas-types')
require('@redocly/openapi-core/lib/resolve')
if (process.argv[2] === 'mock') {
  require('tsx/cjs')
  require('../src/mock-cli.ts')
} else {
  require('openapi-typescript/dist/transform/index.cjs')
  require('marked')
  require('tsx/cjs')
  require('../src/cli.ts')
}
