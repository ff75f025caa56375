import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, type Plan } from './config'
import { planForFolder } from './folder-plan'
import { generate } from './generate'
import { loadDocument } from './load-document'
import { watchFiles } from './watch-files'
import { findDrift, writeFiles } from './write-files'

export interface Terminal {
  out: (line: string) => void
  error: (line: string) => void
}

export const usage = `university-codegen --config FILE [--check] [--watch]
university-codegen INPUT -o FOLDER [--only types,client,…] [--check] [--watch]`

/**
 * The command line.
 *
 * @returns the exit code: 0, or 1 for a fault in the document or the arguments, and for drift under `--check`
 */
export async function run(args: string[], terminal: Terminal): Promise<number> {
  try {
    const { values, positionals } = readArguments(args)
    if (values.help) return terminal.out(usage), 0
    const plan = await choosePlan(values, positionals[0])
    if (!values.watch) return (await runOnce(plan, values.check === true, terminal)).code
    let files = [plan.input]
    return await watchFiles(async () => {
      await runOnce(plan, false, terminal).then((done) => (files = done.files), (error: unknown) => tell(error, terminal))
      return files
    })
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
      check: { type: 'boolean' },
      watch: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
}

async function choosePlan(values: ReturnType<typeof readArguments>['values'], input: string | undefined): Promise<Plan> {
  if (values.config) return readConfig(values.config)
  if (input && values.output) return planForFolder(input, values.output, values.only?.split(','))
  throw new Error(usage.replace('\n', ' or '))
}

async function runOnce(plan: Plan, check: boolean, terminal: Terminal): Promise<{ code: number; files: string[] }> {
  const { document, files } = await loadDocument(plan.input)
  const generated = generate(document, plan.outputs, plan.origin)
  const all = [...generated.files, ...(plan.extraFiles ?? [])]
  for (const note of generated.notes) terminal.error(note)
  if (check) {
    const drift = await findDrift(all)
    for (const { path, kind } of drift) terminal.error(`${kind}: ${relative(process.cwd(), path)}`)
    if (drift.length > 0) terminal.error(`Out of date. Run: ${plan.origin.command}`)
    return { code: drift.length > 0 ? 1 : 0, files }
  }
  const written = await writeFiles(all)
  for (const path of written) terminal.out(`wrote ${relative(process.cwd(), path)}`)
  terminal.out(`${all.length} files, ${written.length} changed`)
  return { code: 0, files }
}

/** One line for the person at the terminal. */
function tell(error: unknown, terminal: Terminal): number {
  const text = error instanceof Error ? error.message : String(error)
  terminal.error(`error: ${text.replace(/\s+/g, ' ').trim()}`)
  return 1
}
