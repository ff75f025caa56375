import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface Cost {
  /** By the clock. */
  seconds: number
  /** User and system time of the command and all it started. */
  cpu: number
  /** Most memory that they held together, in MB; what processes share counts for each. */
  peakMb: number
}

export interface Measured extends Cost {
  /** What the command printed, errors last. */
  output: string
}

/** How often memory is looked at, in milliseconds. */
const every = 200

/** Runs a command to its end and says what it cost. @throws Error with the end of what it printed when it fails */
export async function measure(command: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Measured> {
  const script = 'TIMEFORMAT="took %R %U %S"; time "$@"'
  const child = spawn('bash', ['-c', script, 'bash', ...command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  // Apart, for what has been said last is not always heard last.
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) child[name].setEncoding('utf8').on('data', (text: string) => (said[name] += text))
  let peakMb = 0
  const timer = setInterval(() => (peakMb = Math.max(peakMb, memoryBelow(child.pid ?? 0))), every)
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  clearInterval(timer)
  const [, real, user, system] = /took ([\d.]+) ([\d.]+) ([\d.]+)\s*$/.exec(said.stderr) ?? []
  const output = said.stdout + said.stderr
  if (code !== 0 || real === undefined) throw new Error(`${command.join(' ')} failed in ${cwd}:\n${output.slice(-4000)}`)
  return { seconds: Number(real), cpu: Number(user) + Number(system), peakMb: Math.round(peakMb), output }
}

/** What a process and its children hold now, in MB; 0 where the system does not tell. */
function memoryBelow(root: number): number {
  const processes = new Map<number, { parent: number; megabytes: number }>()
  for (const name of listOf('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const status = textOf(`/proc/${name}/status`)
    const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1]
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1]
    if (parent) processes.set(Number(name), { parent: Number(parent), megabytes: Number(kilobytes ?? 0) / 1024 })
  }
  const isBelow = (id: number): boolean => id === root || (processes.has(id) && isBelow(processes.get(id)?.parent ?? 0))
  return [...processes].filter(([id]) => isBelow(id)).reduce((sum, [, { megabytes }]) => sum + megabytes, 0)
}

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Empty for a process that has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
