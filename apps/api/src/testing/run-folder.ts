import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'university-run-'

/** No run takes a day. In milliseconds. */
const longest = 86_400_000

/**
 * Makes a folder for a run, which removes it when it ends, and removes those of runs that were killed.
 *
 * @param parent where they all are
 */
export function makeRunFolder(parent = tmpdir()): string {
  for (const name of readdirSync(parent)) if (name.startsWith(prefix) && isLeftBehind(join(parent, name))) rmSync(join(parent, name), { recursive: true, force: true })
  const folder = mkdtempSync(join(parent, prefix))
  // The user of PostgreSQL goes through it.
  chmodSync(folder, 0o711)
  return folder
}

/** Nobody but its user may remove it. */
function isLeftBehind(folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats !== undefined && stats.uid === process.getuid?.() && stats.mtimeMs < Date.now() - longest
}

/** Of a run of Jest: what its test files share lies here, and what is theirs alone. */
export function runFolder(): string {
  const folder = process.env['TEST_RUN_DIR']
  if (!folder) throw new Error('The tests need a folder of their run: start them with apps/api/jest.config.cjs')
  return folder
}
