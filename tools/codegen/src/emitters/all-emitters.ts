import { emitClient } from './client/client'
import { emitDocs } from './docs/docs'
import { emitDocument } from './document'
import type { Emitter } from './emitter'
import { emitGraphql } from './graphql/graphql'
import { emitHandlers } from './handlers'
import { emitMocks } from './mocks'
import { emitTypes } from './types/types'
import { emitValidators } from './validators/validators'

export const emitters = {
  document: emitDocument,
  types: emitTypes,
  handlers: emitHandlers,
  client: emitClient,
  validators: emitValidators,
  mocks: emitMocks,
  graphql: emitGraphql,
  docs: emitDocs,
} satisfies Record<string, Emitter>

export type EmitterName = keyof typeof emitters

export const emitterNames = Object.keys(emitters) as EmitterName[]

export const isEmitterName = (name: unknown): name is EmitterName => typeof name === 'string' && Object.hasOwn(emitters, name)

/** The options that each takes. */
export const optionNames: Readonly<Record<EmitterName, readonly string[]>> = {
  document: [],
  types: [],
  handlers: ['types'],
  client: ['types', 'core', 'folder'],
  validators: ['core'],
  mocks: ['types', 'core'],
  graphql: ['prefix', 'translations'],
  docs: ['operations', 'client', 'host'],
}
