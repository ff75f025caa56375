import type { ApiProgram } from './api-program'
import { CommandFailed, runCommand } from './run-command'
import { UserError } from './steps'

export interface ImportedContent {
  /** What the importer said, in a line. */
  said: string
  /**
   * Names what the API answers for each site: the same name stands for the same answers. It is another one on another day where dates
   * count from the import, and where anything else changed.
   */
  sites: Record<string, string>
}

/** Makes the database hold what content/ holds. @throws UserError with what is wrong in it, one line a fault */
export async function importContent(api: ApiProgram, env: NodeJS.ProcessEnv = {}): Promise<ImportedContent> {
  const output = await runCommand(process.execPath, [...api, 'content', 'import', '--json'], { env }).catch((error: unknown) => {
    throw error instanceof CommandFailed ? new UserError(faultsIn(error.output)) : error
  })
  const { added, changed, removed, unchanged, sites } = JSON.parse(output) as Record<'added' | 'changed' | 'removed' | 'unchanged', number> & { sites?: Record<string, string> }
  if (!sites) throw new Error(`content import did not say what it imported:\n${output}`)
  return { said: `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`, sites }
}

/** What the importer found, for people. */
export function faultsIn(output: string): string {
  const line = output.split('\n').find((one) => one.startsWith('{'))
  if (line === undefined) return output.trim()
  const { faults, error } = JSON.parse(line) as { faults?: { file: string; field: string; reason: string }[]; error?: string }
  return faults?.map(({ file, field, reason }) => `${[file, field].filter(Boolean).join(' ')}: ${reason}`).join('\n') ?? error ?? output.trim()
}
