import type { Origin } from '../code/header'
import type { OpenApiDocument } from '../model/document'

/** A file to be written; `path` is relative to where the output goes. */
export interface GeneratedFile {
  path: string
  text: string
}

export type EmitterOptions = Record<string, unknown>

export interface EmitterInput {
  document: OpenApiDocument
  origin: Origin
  options: EmitterOptions
}

export interface Emitted {
  text: string
  /** More files, relative to the folder of the output; in the folders that they are in there is nothing else. */
  parts?: GeneratedFile[]
  /** What the person who runs the generator should know, a line each. */
  notes?: string[]
}

/** A pure function: the same input gives the same text. */
export type Emitter = (input: EmitterInput) => Emitted

/** An option that is a text; another value counts as none. */
export const textOption = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)
