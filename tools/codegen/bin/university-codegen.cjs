#!/usr/bin/env node
if (process.argv[2] === 'mock') {
  // The server is of packages/api-client, which tsx translates while loading. The large libraries come first, because tsx would read
  // their megabytes too.
  require('@redocly/openapi-core/lib/oas-types')
  require('@redocly/openapi-core/lib/resolve')
  require('tsx/cjs')
  require('../src/mock-cli.ts')
} else {
  require('./load.cjs').load('cli.ts')
}
