import { join, resolve } from 'node:path'
import { bundlePrograms, sources } from './bundle-programs'

/* `tsx apps/api/bundle/cli.ts DIR`: the command line of the API as few files, of which `DIR/cli.mjs` is the one to run. */

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Into which folder?')
  process.exit(2)
}
await bundlePrograms({ cli: join(sources, 'cli.ts') }, resolve(folder))
