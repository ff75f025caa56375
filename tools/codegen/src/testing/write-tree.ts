import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const folders: string[] = []
afterAll(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))))

/** A fresh folder with the given files, by path; what is no text is written as JSON. It goes when the tests of the file are over. */
export async function writeTree(files: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'codegen-'))
  folders.push(folder)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}
