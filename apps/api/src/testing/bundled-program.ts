import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundlePrograms, sources } from '../../bundle/bundle-programs'
import { runFolder } from './run-folder'

/** The command line, and the server that standby.ts holds ready. */
const programs = { cli: join(sources, 'cli.ts'), standby: join(sources, 'testing/crash/standby.ts') }

/**
 * A program as few files: a test that starts one process after the other would do little else than load sources.
 *
 * @param folder where the files are made, by who asks for them first
 * @returns the script for Node
 */
export async function bundledProgram(name: keyof typeof programs, folder = runFolder()): Promise<string> {
  const made = join(folder, 'programs')
  if (!existsSync(made)) await bundle(made)
  return join(made, `${name}.mjs`)
}

/** Two processes may make them at once: the first to be done gives them their name. */
async function bundle(outdir: string): Promise<void> {
  const making = `${outdir}.${randomBytes(6).toString('hex')}`
  mkdirSync(making, { recursive: true })
  await bundlePrograms(programs, making)
  try {
    renameSync(making, outdir)
  } catch (error) {
    if (!existsSync(outdir)) throw error
    rmSync(making, { recursive: true })
  }
}
