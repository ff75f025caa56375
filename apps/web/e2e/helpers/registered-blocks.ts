import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../settings'
import { need } from './content'

/** The names of all blocks that there are, as the registry has them; it cannot be run here, its parts are the bundler's. */
export const registeredBlocks = Array.from(
  readFileSync(path.join(root, 'packages/blocks/src/registry.ts'), 'utf8').matchAll(/^ {2}(\w+): block\(/gm),
  ([, name]) => need(name, 'name of a block'),
)
