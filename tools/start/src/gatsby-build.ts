import fs from 'node:fs/promises'
import path from 'node:path'
import { hashFolder } from './content'
import { root } from './root'
import { start } from './run-command'

/*
 * `gatsby build`, after Gatsby's cache was cleared where it would be wrong. Gatsby watches its own configuration files
 * but not what they import, so it would keep the results of old code; and it keeps a page with its former styles in it
 * when nothing but styles has changed.
 */

const web = path.join(root, 'apps/web')
const stamp = path.join(web, '.cache/code-hash')
const codeFolders = ['apps/web/gatsby', 'apps/web/plugins', 'packages/gatsby-source-university/src', 'packages/api-client/src']
const styleFolders = ['apps/web/src', 'packages/blocks/src']

void main()

async function main() {
  const code = codeFolders.map((folder) => hashFolder(path.join(root, folder)))
  const styles = styleFolders.map((folder) => hashFolder(path.join(root, folder), '.css'))
  const hash = (await Promise.all([...code, ...styles])).join('-')
  const former = await fs.readFile(stamp, 'utf8').catch(() => undefined)
  if (former !== hash) {
    for (const folder of ['.cache', 'public']) await fs.rm(path.join(web, folder), { recursive: true, force: true })
  }
  process.exitCode = await new Promise<number>((resolve) => {
    start('gatsby', ['build'], { cwd: web, stdio: 'inherit' }).once('exit', (code) => resolve(code ?? 1))
  })
  if (process.exitCode === 0) await fs.writeFile(stamp, hash)
}
