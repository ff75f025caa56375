import fs from 'node:fs'
import path from 'node:path'
import { describeBlocks } from './describe-blocks'

/* `npm run docs:blocks`: writes docs/blocks.md, which a test holds against the contract. */

fs.writeFileSync(path.resolve(import.meta.dirname, '../../../../../docs/blocks.md'), describeBlocks())
