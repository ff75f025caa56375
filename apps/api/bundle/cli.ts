import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundlePrograms, sources } from './bundle-programs'

/*
 * `tsx apps/api/bundle/cli.ts DIR`: the command line of the API as few files, of which `DIR/cli.mjs` is the one to run. Prints what they are
 * made of, a file below the repository a line.
 */

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Into which folder?')
  process.exit(2)
}
const inputs = await bundlePrograms({ cli: join(sources, 'cli.ts') }, resolve(folder))
const settings = [...readdirSync(import.meta.dirname).map((file) => `apps/api/bundle/${file}`), 'apps/api/tsconfig.json', 'tsconfig.base.json', 'package-lock.json']
console.log([...inputs, ...settings].join('\n'))
