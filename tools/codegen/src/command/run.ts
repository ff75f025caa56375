import { stat } from 'node:fs/promises'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { endImports, importEndings } from '../code/end-imports'
import type { GeneratedFile } from '../emitters/emitter'
import { generate } from '../emitters/generate'
import { loadDocument } from '../read/load-document'
import { readConfig, type Plan } from './config'
import { planForFolder } from './folder-plan'
import { gatherNotes } from './gather-notes'
import { createProgress, silent } from './progress'
import { tell, type Terminal } from './terminal'
import { shortUsage, usage } from './usage'
import { watchFiles } from './watch-files'
import { findDrift, writeFiles } from './write-files'

/** From this size on, in bytes, a document takes its time. */
const large = 1_000_000

/**
 * The command line.
 *
 * @param signal ends `--watch`
 * @returns the exit code: 0, or 1 for a fault in the document or the arguments, and for drift under `--check`
 */
export async function run(args: string[], terminal: Terminal, signal?: AbortSignal): Promise<number> {
  try {
    const { values, positionals } = readArguments(args)
    if (values.help) return terminal.out(usage), 0
    const plan = await choosePlan(values, positionals)
    if (!values.watch) return await runOnce(plan, values.check === true, terminal)
    let files = [plan.input]
    const task = async (): Promise<string[]> => {
      const read = new Set<string>()
      // After a fault, what mends it may be in any file that was looked for, or in one that the fault hides.
      const former = await runOnce(plan, false, terminal, read).then(() => [], (error: unknown) => (tell(error, terminal), files))
      files = [...new Set([...former, ...read])]
      return files
    }
    await watchFiles(files, task, signal)
    return 0
  } catch (error) {
    return tell(error, terminal)
  }
}

function readArguments(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      output: { type: 'string', short: 'o' },
      only: { type: 'string' },
      root: { type: 'string' },
      imports: { type: 'string' },
      check: { type: 'boolean' },
      watch: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
}

type Values = ReturnType<typeof readArguments>['values']

async function choosePlan({ config, output, only, root, imports, check, watch }: Values, [input, ...more]: string[]): Promise<Plan> {
  if (check && watch) throw new Error('--check and --watch: one of them')
  if (config !== undefined) {
    if ([input, output, only, root, imports].some((one) => one !== undefined)) throw new Error('--config says all: leave out INPUT, -o, --only, --root and --imports')
    return readConfig(config)
  }
  if (input === undefined || !output) throw new Error(shortUsage)
  if (/^\w+:\/\//.test(input)) throw new Error(`${input}: only files are read, download it first`)
  if (more.length > 0) throw new Error(`one INPUT at a time, not ${[input, ...more].join(', ')}`)
  const names = only?.split(',').map((name) => name.trim()).filter((name) => name !== '')
  if (names?.length === 0) throw new Error('--only names nothing; --help lists what it may name')
  if (root === '') throw new Error('--root names no folder')
  const ending = importEndings.find((one) => one === imports)
  if (imports !== undefined && !ending) throw new Error(`--imports ${imports}: must be ${importEndings.join(' or ')}`)
  return planForFolder(input, output, { named: names, root, imports: ending })
}

async function runOnce(plan: Plan, check: boolean, terminal: Terminal, read?: Set<string>): Promise<number> {
  const size = await stat(plan.input).then((found) => found.size, () => 0)
  const progress = check ? silent : createProgress(terminal, plan.outputs.length + 2, size >= large)
  try {
    progress.step(`Reading ${relative(process.cwd(), plan.input)}`)
    const { document, notes } = await loadDocument(plan.input, read, plan.root)
    const generated = generate(document, plan.outputs, plan.origin, (emit) => progress.step(`Generating ${emit}`))
    const { imports, extraFiles = [] } = plan
    const all = [...generated.files, ...extraFiles].map((file) => (imports && file.path.endsWith('.ts') ? { ...file, text: endImports(file.text, imports) } : file))
    if (check) return await tellDrift(all, generated.folders, plan, terminal)
    progress.step(`Writing ${all.length} files`)
    const written = await writeFiles(all, generated.folders)
    progress.end()
    for (const note of gatherNotes([...notes, ...generated.notes])) terminal.error(note)
    for (const { path, kind } of written) terminal.out(`${kind === 'left over' ? 'removed' : 'wrote'} ${relative(process.cwd(), path)}`)
    terminal.out(`${all.length} files, ${written.length} changed`)
    return 0
  } finally {
    progress.end()
  }
}

async function tellDrift(files: GeneratedFile[], folders: string[], plan: Plan, terminal: Terminal): Promise<number> {
  const drift = await findDrift(files, folders)
  for (const { path, kind } of drift) terminal.error(`${kind}: ${relative(process.cwd(), path)}`)
  if (drift.length > 0) terminal.error(`Out of date. Run: ${plan.command}`)
  return drift.length > 0 ? 1 : 0
}
