#!/usr/bin/env node
// The generator is TypeScript and runs as it is: tsx translates it while loading.
import { register } from 'tsx/esm/api'

register()
await import('../src/cli.ts')
