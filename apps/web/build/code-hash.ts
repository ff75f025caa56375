import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
/** What makes pages of the bundle and the content, beside the bundle itself. */
const folders = ['apps/web/build', 'apps/web/gatsby', 'apps/web/src/lib', 'apps/web/src/i18n', 'packages/gatsby-source-university/src', 'locales']

/** Names the code by which pages are made: of the same data it makes the same bytes. */
export async function codeHash(bundleId: string): Promise<string> {
  const hash = createHash('sha256').update(bundleId)
  for (const folder of folders) {
    const entries = await fs.readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name)).map((entry) => path.join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(`${path.relative(root, file)}\0`).update(await fs.readFile(file))
  }
  return hash.digest('hex').slice(0, 20)
}
