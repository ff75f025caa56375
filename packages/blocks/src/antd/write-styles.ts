import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { extractStyles } from './extract-styles'

/* `npx tsx packages/blocks/src/antd/write-styles.ts` writes what extract-styles.ts takes out of antd. */
const pathOf = (file: string) => path.join(import.meta.dirname, file)
for (const [file, css] of Object.entries(extractStyles(readFileSync(pathOf('site-tokens.css'), 'utf8')))) writeFileSync(pathOf(file), css)
