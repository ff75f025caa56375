import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { environment, root } from '../settings'
import type { Contestant } from './contestant'
import { linkFolder } from './link-folder'
import { writeData, writePage } from './content'
import { writeStyles } from './styles'

export interface PeerOptions {
  name: string
  /** As people call it. */
  called: string
  /** Package of the program, and the file of it that builds. */
  program: string
  bin: string
  args: string[]
  /** Its output and what it keeps between builds, below the project; the first is the output. */
  made: [string, ...string[]]
}

const peersFolder = path.join(root, 'tools/bench/peers')

/**
 * A project of tools/bench/peers, in a copy of its own.
 *
 * @param checkout has the styles
 */
export function peer({ name, called, program, bin, args, made }: PeerOptions, work: string, checkout: string): Contestant {
  const [source, folder] = [path.join(peersFolder, name), path.join(work, name)]
  const { dependencies } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  const data = path.join(folder, 'data')
  return {
    name,
    title: `${called} ${dependencies[program]}`,
    command: [process.execPath, path.join('node_modules', bin), ...args],
    cwd: folder,
    env: environment,
    out: path.join(folder, made[0]),
    async prepare(content) {
      install(source)
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      for (const entry of readdirSync(source)) if (entry !== 'node_modules') cpSync(path.join(source, entry), path.join(folder, entry), { recursive: true })
      linkFolder(path.join(source, 'node_modules'), path.join(folder, 'node_modules'))
      writeData(data, content)
      cpSync(path.join(peersFolder, 'drawings.json'), path.join(data, 'drawings.json'))
      await writeStyles(checkout, path.join(folder, 'styles'))
      cpSync(path.join(folder, 'styles/fonts'), path.join(folder, 'public/fonts'), { recursive: true })
    },
    forget() {
      for (const one of made) rmSync(path.join(folder, one), { recursive: true, force: true })
    },
    change({ pages }, slug) {
      const page = pages.get(slug)
      if (page) writePage(data, slug, page)
    },
  }
}

function install(folder: string): void {
  if (existsSync(path.join(folder, 'node_modules'))) return
  console.log(`Installing the packages of ${path.basename(folder)} …`)
  // Not `npm ci`: it refuses a lock file without the packages of other systems, and not every registry has them.
  const { status } = spawnSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed`)
}
