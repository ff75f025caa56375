import { join } from 'node:path'
import ts from 'typescript'
import { strictOptions } from './strict-options'
import { writeTree } from './write-tree'

/** The compiler's own files and those of packages: they are the same for every program, and more than all that is generated. */
const ofPackages = new Map<string, ts.SourceFile | undefined>()

/** What a strict project's compiler says of the given files, by path. */
export async function typeFaults(files: Record<string, string>): Promise<string[]> {
  const folder = await writeTree(files)
  return typeFaultsOf(Object.keys(files).map((path) => join(folder, path)))
}

/** What it says of files that are there, each by its path. */
export function typeFaultsOf(paths: string[]): string[] {
  const host = ts.createCompilerHost(strictOptions)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) => {
    if (!name.includes('/node_modules/')) return read(name, ...rest)
    if (!ofPackages.has(name)) ofPackages.set(name, read(name, ...rest))
    return ofPackages.get(name)
  }
  return ts.getPreEmitDiagnostics(ts.createProgram(paths, strictOptions, host)).map(({ file, messageText }) => `${file?.fileName ?? ''} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
}
