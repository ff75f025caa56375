import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(__dirname, 'programs')

/** Path of a file in a package of `programs`, which is installed when it is not there. Ends the process where that fails. */
export function programFile(file: string): string {
  const found = path.join(folder, 'node_modules', file)
  if (existsSync(found)) return found
  console.error('Installing the programs that check the site …')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
  return found
}
