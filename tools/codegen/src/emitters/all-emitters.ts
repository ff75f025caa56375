import { emitClient } from './client'
import { emitDocument } from './document'
import type { Emitter } from './emitter'
import { emitGraphql } from './graphql'
import { emitHandlers } from './handlers'
import { emitTypes } from './types'

export const emitters = {
  document: emitDocument,
  types: emitTypes,
  handlers: emitHandlers,
  client: emitClient,
  graphql: emitGraphql,
} satisfies Record<string, Emitter>

export type EmitterName = keyof typeof emitters

export const emitterNames = Object.keys(emitters) as EmitterName[]

export const isEmitterName = (name: unknown): name is EmitterName => typeof name === 'string' && Object.hasOwn(emitters, name)
