import { spawn } from 'node:child_process'
import path from 'node:path'
import { median } from './median'
import { barChart } from './report/bar-chart'
import { environment, root } from './settings'

/** A line of what `npm run bench:reads` prints. */
export interface Read {
  operation: string
  bytes: number
  /** Requests a second. */
  bare: number
  ours: number
  /** Ours to bare: by requests a second, and by processor time. */
  ratio: number
  /** Microseconds of processor time for an answer. */
  bareCpu: number
  oursCpu: number
  cpuRatio: number
}

/** The API beside bare Fastify. @throws Error when it breaks off; a ratio below the floor is a result like any other */
export async function measureReads(rounds: number): Promise<Read[]> {
  const { output } = await run(['apps/api/bench/reads.ts', String(rounds)])
  // It ends with 1 both where it is below its floor and where it breaks off; only the former says so.
  if (!output.includes('smallest ratio')) throw new Error('bench:reads did not come to its end')
  return output.split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Read)
}

/** A line of the first table of `npm run bench:codegen`. */
export interface Generation {
  document: string
  generator: string
  /** Undefined where it failed. */
  cpu: number | undefined
}

/** The generator beside its peers: all that the command prints, and its first table. @throws Error when it breaks off */
export async function measureGenerators(times: number): Promise<{ printed: string; generations: Generation[] }> {
  const { code, output } = await run(['tools/codegen/bench/bench.ts', '--times', String(times)])
  const printed = output.trim()
  const generations = readGenerations(printed)
  if (code !== 0 || generations.length === 0) throw new Error('bench:codegen did not come to its end')
  return { printed, generations }
}

export function readGenerations(printed: string): Generation[] {
  const [first = ''] = printed.split('\n\n')
  return first
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, document, generator, cpu]) => (document && generator ? [{ document, generator, cpu: /^[\d.]+$/.test(cpu ?? '') ? Number(cpu) : undefined }] : []))
}

export function readsPlot(reads: Read[]): string {
  const groups = reads.map(({ operation, bare, ours }) => ({
    heading: operation,
    bars: [
      { label: 'this project', value: ours, text: ours.toLocaleString('en-US'), isOurs: true },
      { label: 'bare Fastify', value: bare, text: bare.toLocaleString('en-US'), isOurs: false },
    ],
  }))
  const ratio = median(reads.map((read) => read.ratio)).toFixed(2)
  return barChart({ title: 'Reads, requests a second', description: `The whole server and a bare Fastify with the same bytes; half of the operations have a ratio of ${ratio} or more. Longer is better.`, groups })
}

export function generatorsPlot(generations: Generation[]): string {
  const documents = [...new Set(generations.map(({ document }) => document))]
  const groups = documents.map((document) => ({
    heading: document,
    bars: generations.flatMap((one) =>
      one.document === document && one.cpu !== undefined ? [{ label: one.generator.replace(/\*/g, ''), value: one.cpu, text: `${one.cpu.toFixed(1)} s`, isOurs: one.generator.includes('university-codegen') }] : [],
    ),
  }))
  return barChart({ title: 'Types and client from a document, CPU seconds', description: 'Our generator and its peers on three documents. Shorter is better.', groups })
}

/** Runs a TypeScript file of the repository; what it prints is shown and answered. */
function run(args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, args[0] ?? ''), ...args.slice(1)], { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    process.stdout.write(text)
  })
  return new Promise((resolve, reject) => child.once('error', reject).once('close', (code: number | null) => resolve({ code, output })))
}
