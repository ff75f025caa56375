import type { CallRequest, Traits } from './call'
import type { CallOptions, Client } from './client'
import type { Result } from './result'

/** A call of one operation. `R` includes `void` where nothing is required; the request may then be left out. */
export interface Operation<R, D, E> {
  (client: Client, request: R, options?: CallOptions): Promise<Result<D, E>>
}

/**
 * What the generated operations are made with. Each annotates its own types, which the compiler then need not infer:
 * what takes any request and answers `never` fits them all.
 */
export function operation(method: string, path: string, traits?: Traits): Operation<unknown, never, never> {
  return (client, request, options) => client.send(method, path, traits, request as CallRequest, options) as Promise<Result<never, never>>
}

/** The request that an operation takes: `RequestOf<typeof getPage>`. */
export type RequestOf<O> = O extends Operation<infer R, infer _D, infer _E> ? Exclude<R, void> : never

/** The data that an operation answers. */
export type DataOf<O> = O extends Operation<infer _R, infer D, infer _E> ? D : never

/** The body of an operation's `badRequest`. */
export type ErrorOf<O> = O extends Operation<infer _R, infer _D, infer E> ? E : never
