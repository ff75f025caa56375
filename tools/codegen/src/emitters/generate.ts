import { dirname, join } from 'node:path'
import type { Origin } from '../code/header'
import type { OpenApiDocument } from '../model/document'
import { DocumentProblem } from '../model/problem'
import { emitters, type EmitterName } from './all-emitters'
import type { EmitterOptions, GeneratedFile } from './emitter'

export interface Output {
  emit: EmitterName
  /** The file to write. */
  to: string
  options?: EmitterOptions
}

export interface Generated {
  files: GeneratedFile[]
  /** Folders in which nothing else is generated: what is left of a former run is out of date. */
  folders: string[]
  /** What the person who runs the generator should know. */
  notes: string[]
}

/** Everything in memory; nothing is written. `onEmit` is told each emitter before it works. */
export function generate(document: OpenApiDocument, outputs: Output[], origin: Origin, onEmit?: (emit: EmitterName) => void): Generated {
  const result: Generated = { files: [], folders: [], notes: [] }
  for (const { emit, to, options = {} } of outputs) {
    onEmit?.(emit)
    try {
      const { text, parts = [], notes = [] } = emitters[emit]({ document, origin, options })
      result.files.push({ path: to, text })
      const beside = parts.map((part) => ({ ...part, path: join(dirname(to), part.path) }))
      result.files.push(...beside)
      result.folders.push(...new Set(beside.map(({ path }) => dirname(path))))
      result.notes.push(...notes.map((note) => `${emit}: ${note}`))
    } catch (error) {
      if (error instanceof DocumentProblem) throw error
      throw new DocumentProblem(origin.source, '#/', `${emit}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return result
}
