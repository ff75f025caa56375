import type { FastifyRequest } from 'fastify'
import type { KeptLists } from '../content/kept-lists'
import type { JsonObject } from './document'
import type { RawRequest } from './validators'

/** Who calls, for operations whose answers are not shared with others. */
export interface Caller {
  /** As far as proxies are believed. */
  address: string
  userAgent: string
}

/** For whom an answer is made; for everybody where nothing is said. */
export interface Asker {
  caller?: Caller
  /** An editor, who is shown what is not published. */
  isEditor?: boolean
  /** What holds for all who ask now. */
  lists?: KeptLists
}

/** Makes the answer to a checked request, as JSON text. */
export type Call = (request: RawRequest, now: Date, asker?: Asker) => Promise<string>

/** A request as it came; what its body is, `readBody` knows. */
export function rawRequest({ params, query, headers }: FastifyRequest, body: unknown): RawRequest {
  return { path: params as JsonObject, query: query as JsonObject, header: headers, body }
}
