import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../settings'
import { linkFolder } from './link-folder'

/** What a checkout has that is not the project, or is made anew. */
const leftOut = ['node_modules', '.git', 'dist', '.data', '.nx', '.cache', 'public', 'coverage', 'test-results', 'playwright-report', '/docs', '/tools/bench/peers']

/** Copies this checkout with its packages, so that neither side is disturbed by the other. */
export function copyCheckout(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync('rsync', ['-a', ...leftOut.map((one) => `--exclude=${one}`), `${root}/`, `${folder}/`], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The checkout could not be copied: ${stderr}`)
  const owners = ['apps', 'packages', 'tools'].flatMap((part) => readdirSync(path.join(root, part)).map((name) => `${part}/${name}`))
  for (const owner of ['.', ...owners]) {
    const packages = path.join(root, owner, 'node_modules')
    if (existsSync(packages)) linkFolder(packages, path.join(folder, owner, 'node_modules'))
  }
}
