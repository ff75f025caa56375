import { join } from 'node:path'
import ts from 'typescript'
import { strictOptions } from './strict-options'
import { writeTree } from './write-tree'

/** What a strict project's compiler says of the given files, by path. */
export async function typeFaults(files: Record<string, string>): Promise<string[]> {
  const folder = await writeTree(files)
  return typeFaultsOf(Object.keys(files).map((path) => join(folder, path)))
}

/** What it says of files that are there. */
export function typeFaultsOf(paths: string[]): string[] {
  const program = ts.createProgram(paths, strictOptions)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
