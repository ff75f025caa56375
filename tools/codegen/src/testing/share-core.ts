import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const cores = new Map<string, string>()

/** Has what was generated alike use the core of the first folder: the others have the same, which would be translated, and read by the compiler, anew. */
export async function shareCore(folder: string, only: string): Promise<void> {
  const core = join(folder, 'core')
  const first = cores.get(only)
  if (first === undefined) return void cores.set(only, core)
  await rm(core, { recursive: true })
  await symlink(first, core)
}
