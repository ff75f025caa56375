import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

export interface Run {
  /** User and system time of the process and its children, in seconds. */
  cpu: number
  ok: boolean
  output: string
}

/** Runs a command and counts what it cost, its children included. */
export function run(command: string[], env: Record<string, string> = {}, cwd?: string): Run {
  const script = 'TIMEFORMAT="cpu %U %S"; time "$@"'
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', ...command], { encoding: 'utf8', env: { ...process.env, ...env }, cwd, maxBuffer: 1 << 28 })
  const [, user = '0', system = '0'] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? []
  return { cpu: Number(user) + Number(system), ok: status === 0, output: stdout + stderr }
}

/** The median of several runs. */
export function medianCpu(times: number, once: () => Run): Run {
  const runs = Array.from({ length: times }, once).sort((a, b) => a.cpu - b.cpu)
  const middle = runs[Math.floor(times / 2)]
  if (!middle) throw new Error('no run')
  return { ...middle, ok: runs.every(({ ok }) => ok) }
}

/** Bytes that a browser loads for a module, minified and gzipped; undefined when it cannot be bundled. */
export async function gzipOf(entry: string): Promise<number | undefined> {
  const built = await build({ entryPoints: [entry], bundle: true, minify: true, format: 'esm', platform: 'browser', write: false, logLevel: 'silent' }).catch(() => undefined)
  const text = built?.outputFiles[0]?.contents
  return text && gzipSync(text, { level: 9 }).length
}

export interface TypeCheck {
  errors: number
  instantiations: number
  first: string
}

const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  allowImportingTsExtensions: true,
}

/** Type-checks every TypeScript file of a folder as a user's strict project would. */
export function typeCheck(folder: string, tsc: string): TypeCheck {
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ compilerOptions: compilerOptions, include: ['**/*.ts'] }))
  const { output } = run(['node', '--max-old-space-size=8000', tsc, '-p', config, '--extendedDiagnostics', '--pretty', 'false'])
  const faults = output.split('\n').filter((line) => /error TS\d+/.test(line))
  return { errors: faults.length, instantiations: Number(/Instantiations:\s+(\d+)/.exec(output)?.[1] ?? Number.NaN), first: faults[0] ?? '' }
}

export function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}
