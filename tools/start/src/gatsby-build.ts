import fs from 'node:fs/promises'
import path from 'node:path'
import { hashFolder } from './content'
import { root } from './root'
import { start } from './run-command'

/*
 * `gatsby build`, after Gatsby's cache was cleared where it would be wrong. Gatsby watches its own configuration files
 * but not what they import, so it would keep the results of old code.
 */

const web = path.join(root, 'apps/web')
const stamp = path.join(web, '.cache/code-hash')
const codeFolders = ['apps/web/gatsby', 'apps/web/plugins', 'packages/gatsby-source-university/src', 'packages/api-client/src']

void main()

async function main() {
  const hash = (await Promise.all(codeFolders.map((folder) => hashFolder(path.join(root, folder))))).join('-')
  const former = await fs.readFile(stamp, 'utf8').catch(() => undefined)
  if (former !== hash) {
    for (const folder of ['.cache', 'public']) await fs.rm(path.join(web, folder), { recursive: true, force: true })
  }
  process.exitCode = await new Promise<number>((resolve) => {
    start('gatsby', ['build'], { cwd: web, stdio: 'inherit' }).once('exit', (code) => resolve(code ?? 1))
  })
  if (process.exitCode === 0) await fs.writeFile(stamp, hash)
}
