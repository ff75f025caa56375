import path from 'node:path'
import ts from 'typescript'

/**
 * What `tsc -p` says of each part, in one process: parts share most of what they read (React, antd, Node, the client), and a file
 * is checked once, in its own part, rather than again in every part that imports it.
 *
 * @param configs files `tsconfig.json`
 * @returns a text for each fault, with file and line
 */
export function checkTypes(configs: readonly string[]): string[] {
  const parts = configs.map(readPart)
  const owned = new Set(parts.flatMap(({ fileNames }) => fileNames))
  const sources: Sources = new Map()
  const checked = new Set<string>()
  return parts.flatMap(({ options, fileNames, errors }) => {
    const own = new Set(fileNames)
    const host = sharingHost(options, sources)
    const program = ts.createProgram({ rootNames: fileNames, options, host, configFileParsingDiagnostics: errors })
    // What belongs to no part is checked where it is met first.
    const files = program.getSourceFiles().filter(({ fileName }) => (own.has(fileName) || !owned.has(fileName)) && !checked.has(fileName) && !fileName.includes('/node_modules/'))
    for (const { fileName } of files) checked.add(fileName)
    const faults = [
      ...program.getConfigFileParsingDiagnostics(),
      ...program.getOptionsDiagnostics(),
      ...program.getGlobalDiagnostics(),
      ...files.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
    ]
    return faults.map((fault) => ts.formatDiagnostic(fault, host).trim())
  })
}

function readPart(config: string): ts.ParsedCommandLine {
  const { config: json, error } = ts.readConfigFile(config, ts.sys.readFile)
  const part = ts.parseJsonConfigFileContent(json ?? {}, ts.sys, path.dirname(config), undefined, config)
  return error ? { ...part, errors: [error, ...part.errors] } : part
}

/** By name; what JSX means in them differs by options. */
type Sources = Map<string, ts.SourceFile | undefined>

/** Reads and parses a file once for all parts, and binds its names once: declarations are most of the work. */
function sharingHost(options: ts.CompilerOptions, sources: Sources): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  return {
    ...host,
    getSourceFile: (fileName, how, ...more) => {
      const key = `${fileName.endsWith('.d.ts') ? '' : options.jsx} ${JSON.stringify(how)} ${fileName}`
      if (!sources.has(key)) sources.set(key, host.getSourceFile(fileName, how, ...more))
      return sources.get(key)
    },
  }
}
