import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from './run-command'
import { root } from './root'

/** Makes the database hold what content/ holds. @returns what the importer said */
export async function importContent(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const output = await runCommand('tsx', ['apps/api/src/cli.ts', 'content', 'import'], { env })
  return output.trim().split('\n').pop() ?? ''
}

/** A hash over the names and bytes of all files below a folder, in a fixed order. */
export async function hashFolder(folder: string): Promise<string> {
  const files = (await fs.readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const names = files.map((file) => path.relative(folder, path.join(file.parentPath, file.name))).sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(`${name}\0`).update(await fs.readFile(path.join(folder, name))).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Names the content that was imported: the database then holds exactly that, so the API's answers follow from it. */
export async function contentSource(): Promise<string> {
  return `content ${await hashFolder(path.resolve(root, process.env.CONTENT_DIR ?? 'content'))}`
}
