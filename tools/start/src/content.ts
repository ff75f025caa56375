import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from './run-command'

export interface ImportedContent {
  /** What the importer said, in a line. */
  said: string
  /**
   * Names what was imported: the same name stands for the same items and files, so the API's answers follow from it. It is
   * another one on another day where dates count from the import, and where anything else changed.
   */
  source: string
}

/** Makes the database hold what content/ holds. */
export async function importContent(env: NodeJS.ProcessEnv = {}): Promise<ImportedContent> {
  const output = await runCommand('tsx', ['apps/api/src/cli.ts', 'content', 'import'], { env })
  const [, said, source] = /^(\d+ added, .*)\n(Content [0-9a-f]{16})$/m.exec(output) ?? []
  if (said === undefined || source === undefined) throw new Error(`content import did not say what it imported:\n${output}`)
  return { said, source }
}

/**
 * A hash over the names and bytes of the files below a folder, in a fixed order.
 *
 * @param extension only of such files, `.css`
 */
export async function hashFolder(folder: string, extension = ''): Promise<string> {
  const files = (await fs.readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && entry.name.endsWith(extension))
  const names = files.map((file) => path.relative(folder, path.join(file.parentPath, file.name))).sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(`${name}\0`).update(await fs.readFile(path.join(folder, name))).update('\0')
  return hash.digest('hex').slice(0, 16)
}
