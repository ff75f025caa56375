import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { ImportEnding } from '../code/end-imports'
import type { Origin } from '../code/header'
import { emitterNames, isEmitterName, optionNames } from '../emitters/all-emitters'
import type { GeneratedFile } from '../emitters/emitter'
import type { Output } from '../emitters/generate'
import { isObject } from '../model/pointer'
import { DocumentProblem } from '../model/problem'
import { sayFileError } from '../read/file-error'

export interface Plan {
  /** The document's path. */
  input: string
  /** The folder that all files of the document are in; default: the document's own. */
  root?: string | undefined
  origin: Origin
  /** What to run here for the same, as `--check` says it. */
  command: string
  outputs: Output[]
  /** What the imports of its own files end in; nothing without it. */
  imports?: ImportEnding | undefined
  /** Files that do not depend on the document. */
  extraFiles?: GeneratedFile[]
}

/**
 * Reads a `codegen.config.json`. Its paths are relative to it.
 *
 * @throws DocumentProblem
 */
export async function readConfig(file: string): Promise<Plan> {
  const refuse = (pointer: string, reason: string): never => {
    throw new DocumentProblem(file, pointer, reason)
  }
  const knowOnly = (names: readonly string[], table: object, at: string): void => {
    const unknown = Object.keys(table).find((name) => !names.includes(name))
    if (unknown !== undefined) refuse(`${at}/${unknown}`, `there is no such key here, ${names.length > 0 ? `only ${names.join(', ')}` : 'nor any other'}`)
  }
  const text = await readFile(file, 'utf8').catch((error: unknown) => refuse('#/', sayFileError(error)))
  const config = parse(text, (reason) => refuse('#/', reason))
  if (!isObject(config)) return refuse('#/', 'must be an object')
  knowOnly(['$schema', 'input', 'root', 'command', 'outputs'], config, '#')
  const { input, root, command, outputs } = config
  if (typeof input !== 'string') return refuse('#/input', 'must name the document')
  if (root !== undefined && typeof root !== 'string') return refuse('#/root', 'must name a folder')
  if (!Array.isArray(outputs)) return refuse('#/outputs', 'must be a list')
  const folder = dirname(resolve(file))
  const own = typeof command === 'string' ? command : `university-codegen --config ${file}`
  return {
    input: join(folder, input),
    root: root === undefined ? undefined : join(folder, root),
    origin: { source: input, command: own },
    command: own,
    outputs: outputs.map((output: unknown, index): Output => {
      const at = `#/outputs/${index}`
      if (!isObject(output)) return refuse(at, 'must be an object')
      knowOnly(['emit', 'to', 'options'], output, at)
      const { emit, to, options = {} } = output
      if (!isEmitterName(emit)) return refuse(`${at}/emit`, `must be one of ${emitterNames.join(', ')}`)
      if (typeof to !== 'string') return refuse(`${at}/to`, 'must name a file')
      const first = outputs.findIndex((other: unknown) => isObject(other) && typeof other.to === 'string' && join(folder, other.to) === join(folder, to))
      if (first < index) return refuse(`${at}/to`, `is the file of #/outputs/${first}, too`)
      if (!isObject(options)) return refuse(`${at}/options`, 'must be an object')
      knowOnly(optionNames[emit], options, `${at}/options`)
      return { emit, to: join(folder, to), options }
    }),
  }
}

function parse(text: string, refuse: (reason: string) => never): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}
