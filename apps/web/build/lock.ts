import fs from 'node:fs'
import path from 'node:path'

/**
 * Lets no other process publish meanwhile.
 *
 * @param root `dist`
 * @returns what lets go
 * @throws Error that names the process that holds it
 */
export function lockBuilds(root: string): () => void {
  const file = path.join(root, 'builds/.lock')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const holder = Number(readText(file))
  if (holder && holder !== process.pid && isRunning(holder)) throw new Error(`Another build is at work (process ${holder}). Wait for it, or end it.`)
  // Left by a process that is gone.
  fs.rmSync(file, { force: true })
  fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
  return () => fs.rmSync(file, { force: true })
}

function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
