import fs from 'node:fs'
import path from 'node:path'
import { root } from './root'
import { runCommand } from './run-command'

/** How Node runs the command line of the API: arguments before those of the command. */
export type ApiProgram = readonly string[]

/** A folder for each process that has one, named by its id. */
export const folders = path.join(root, 'dist/api-programs')

/** The sources of now as few files, which are made in half a second and load in less. Each process makes its own, so nobody meets old ones. */
export async function bundleApi(): Promise<ApiProgram> {
  fs.mkdirSync(folders, { recursive: true })
  for (const id of fs.readdirSync(folders)) if (!isRunning(Number(id))) fs.rmSync(path.join(folders, id), { recursive: true, force: true })
  const folder = path.join(folders, String(process.pid))
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  await runCommand('tsx', ['apps/api/bundle/cli.ts', folder])
  return [path.join(folder, 'cli.mjs')]
}

/** A process that was killed leaves its folder. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // It runs, for somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
