import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './root'
import { runCommand } from './run-command'

/** How Node runs the command line of the API: arguments before those of the command. */
export type ApiProgram = readonly string[]

/** A folder for each process that has one, named by its id. */
export const folders = path.join(root, 'dist/api-programs')

/** The one that was made last, with what it was made of. */
export const kept = path.join(root, 'dist/api-program')
const madeOf = 'made-of.json'

/**
 * The sources of now as few files, which load in half a second. They are made in one or two, unless the sources are what they were. Each process
 * has its own, so nobody meets others while it runs.
 */
export async function bundleApi(): Promise<ApiProgram> {
  fs.mkdirSync(folders, { recursive: true })
  for (const id of fs.readdirSync(folders)) if (!isRunning(Number(id))) fs.rmSync(path.join(folders, id), { recursive: true, force: true })
  for (const name of fs.readdirSync(path.dirname(kept))) {
    const [, id] = /^api-program\.(\d+)$/.exec(name) ?? []
    if (id !== undefined && !isRunning(Number(id))) fs.rmSync(path.join(path.dirname(kept), name), { recursive: true, force: true })
  }
  const folder = path.join(folders, String(process.pid))
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  if (!takeKept(folder)) {
    fs.rmSync(folder, { recursive: true, force: true })
    const startedAt = Date.now()
    const output = await runCommand('tsx', ['apps/api/bundle/cli.ts', folder])
    keep(folder, output.trim().split('\n'), startedAt)
  }
  return [path.join(folder, 'cli.mjs')]
}

/** @returns whether the folder has now what was made of the same sources */
function takeKept(folder: string): boolean {
  try {
    const made = readMadeOf()
    if (made.root !== root || Object.entries(made.files).some(([file, name]) => nameOf(file) !== name)) return false
    fs.cpSync(kept, folder, { recursive: true })
    // What a power cut has left empty runs, does nothing, and says nothing.
    if (fs.readdirSync(folder).some((file) => file.endsWith('.mjs') && fs.statSync(path.join(folder, file)).size === 0)) return false
    // Another process may have replaced it meanwhile.
    return JSON.stringify(readMadeOf()) === JSON.stringify(made)
  } catch {
    // There is none, a source is gone, or another process is about to replace it.
    return false
  }
}

interface MadeOf {
  /** The checkout that it was made in: a program has the paths of its sources, and would have the data of that checkout in a copy of it. */
  root: string
  /** Names of what the sources hold, by their paths in the checkout. */
  files: Record<string, string>
}

function readMadeOf(): MadeOf {
  return JSON.parse(fs.readFileSync(path.join(kept, madeOf), 'utf8')) as MadeOf
}

/** @param startedAt what was written later may not be what it was made of */
function keep(folder: string, files: string[], startedAt: number): void {
  if (files.some((file) => fs.statSync(path.join(root, file)).mtimeMs >= startedAt)) return
  const making = `${kept}.${process.pid}`
  fs.cpSync(folder, making, { recursive: true })
  fs.writeFileSync(path.join(making, madeOf), JSON.stringify({ root, files: Object.fromEntries(files.map((file) => [file, nameOf(file)])) } satisfies MadeOf))
  fs.rmSync(kept, { recursive: true, force: true })
  try {
    fs.renameSync(making, kept)
  } catch {
    // Another process was sooner.
    fs.rmSync(making, { recursive: true, force: true })
  }
}

function nameOf(file: string): string {
  return createHash('sha256').update(fs.readFileSync(path.join(root, file))).digest('hex')
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
